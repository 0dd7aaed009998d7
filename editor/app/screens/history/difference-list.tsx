import { Fragment } from "react";
import { isSame } from "../../../../domain/json/json";
import { useDesk } from "../../data/desk-context";
import { differencesOf } from "./differences";
import * as styles from "./differences.module.css";
import { type Run, wordDiff } from "./word-diff";

/** Characters of an unchanged run that are shown at each end of it that is beside a change. */
const AROUND = 90;

/** An unchanged run with its middle left out, between words. */
const shortened = (text: string, isFirst: boolean, isLast: boolean): string => {
  if (text.length <= 3 * AROUND) return text;
  const head = text.slice(0, text.lastIndexOf(" ", AROUND));
  const tail = text.slice(text.indexOf(" ", text.length - AROUND) + 1);
  return `${isFirst ? "" : head} … ${isLast ? "" : tail}`;
};

const MARKS = { same: "span", removed: "del", added: "ins" } as const;

/** The words of one of the two sides, with what only it has marked. */
const Words = ({ runs, without }: { readonly runs: readonly Run[]; readonly without: Run["kind"] }) =>
  runs.map(({ kind, text }, at) => {
    if (kind === without) return null;
    const Mark = MARKS[kind];
    const space = kind === "same" ? "" : (/^\s*/.exec(text)?.[0] ?? "");
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other key.
      <Fragment key={at}>
        {space}
        <Mark>{kind === "same" ? shortened(text, at === 0, at === runs.length - 1) : text.slice(space.length)}</Mark>
      </Fragment>
    );
  });

interface DifferenceListProps {
  readonly kind: string;
  /** Null where it does not exist. */
  readonly before: unknown;
  readonly after: unknown;
  /** Names of the sides: "Før" and "Etter". */
  readonly names?: readonly [before: string, after: string];
}

/** What differs between two versions of an entity: each field, before and after. */
export const DifferenceList = ({ kind, before, after, names = ["Før", "Etter"] }: DifferenceListProps) => {
  const { desk, lists } = useDesk();
  const form = desk.kinds.find((one) => one.kind === kind)?.form;
  const found = form === undefined ? [] : differencesOf(form, before, after, (type) => lists.byType[type] ?? []);
  if (found.length === 0)
    return (
      <p className={styles.none}>
        {isSame(before, after) ? "Ingen forskjell." : "Bare opplysninger som ikke står i skjemaet, er endret."}
      </p>
    );
  return (
    <dl className={styles.differences}>
      {found.map(({ label, before: old, after: own }, at) => {
        const runs = wordDiff(old, own);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a list can have the same label.
          <div key={at}>
            <dt>{label}</dt>
            {old === own ? (
              <dd>Bare utformingen er endret, for eksempel fet skrift.</dd>
            ) : (
              <>
                {old !== "" && (
                  <dd>
                    <small>{own === "" ? "Fjernet" : names[0]}</small>
                    <Words runs={runs} without="added" />
                  </dd>
                )}
                {own !== "" && (
                  <dd>
                    <small>{old === "" ? "Lagt til" : names[1]}</small>
                    <Words runs={runs} without="removed" />
                  </dd>
                )}
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
};
