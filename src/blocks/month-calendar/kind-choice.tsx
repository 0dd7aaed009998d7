import type { MouseEvent } from "react";
import { type Month, monthName } from "../../../domain/time/month";
import { KINDS_OF_HOUSE } from "../../components/programme/filters/filtering";
import * as styles from "./kind-choice.module.css";
import { monthTexts } from "./texts";

interface KindChoiceProps {
  readonly entries: readonly { readonly kinds: ReadonlyMap<string, string> }[];
  /** The filter in the address; "" for everything. */
  readonly kind: string;
  readonly choose: (kind: string) => void;
  readonly found: number;
  /** How many of those found, and of all, have not ended. */
  readonly toCome: number;
  readonly allToCome: number;
  readonly month: Month;
}

/** The venue's own kinds that occur in the month, and the one in the address. */
const choicesOf = (entries: KindChoiceProps["entries"], chosen: string): readonly (readonly [string, string])[] => {
  const held = new Map(entries.flatMap(({ kinds }) => [...kinds]));
  const known = KINDS_OF_HOUSE.filter((kind) => held.has(kind));
  const others = chosen === "" || known.includes(chosen) ? [] : [chosen];
  return [...known, ...others].map((kind) => [kind, held.get(kind) ?? kind]);
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links that filter the calendar by kind; they are also the legend of the marks. */
export const KindChoice = ({ entries, kind, choose, found, toCome, allToCome, month }: KindChoiceProps) => {
  const choices = choicesOf(entries, kind);
  const label = choices.find(([value]) => value === kind)?.[1] ?? kind;
  const linkTo = (value: string, text: string) => (
    <a
      className={styles.kind}
      href={`?type=${encodeURIComponent(value)}`}
      aria-current={value === kind ? "true" : undefined}
      data-kind={value}
      onClick={(click) => {
        if (!isPlain(click)) return;
        click.preventDefault();
        choose(value);
      }}
    >
      {text}
    </a>
  );
  return (
    <div className={styles.choice}>
      <nav aria-label={monthTexts.kinds}>
        <ul className={styles.kinds}>
          <li>{linkTo("", monthTexts.anyKind)}</li>
          {choices.map(([value, words]) => (
            <li key={value}>{linkTo(value, words)}</li>
          ))}
        </ul>
      </nav>
      <p className={styles.count} role="status">
        {allToCome > 0 && (kind === "" ? monthTexts.count(toCome) : monthTexts.countAmong(toCome, allToCome))}
        {found === 0 && ` ${monthTexts.noneOfKind(label, monthName(month))}`}
      </p>
    </div>
  );
};
