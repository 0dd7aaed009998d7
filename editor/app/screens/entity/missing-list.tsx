import { Heading, Link } from "@digdir/designsystemet-react";
import { useId } from "react";
import type { JsonPath } from "../../../../domain/json/json";
import type { Problem } from "../../../api/api";
import { SmallButton } from "../../elements/small-button";
import { FixButton } from "../../fields/fix-button";
import { type Fix, sentenceOf } from "../../fields/form-context";
import * as styles from "../screens.module.css";
import { showField } from "./show-field";

interface MissingListProps {
  readonly problems: readonly Problem[];
  readonly isShown: (path: JsonPath) => boolean;
  /** Whether a field will be made from others, so that nobody has to write it. */
  readonly isMade: (path: JsonPath) => boolean;
  /** Whether nothing is written at a path. */
  readonly isEmpty: (path: JsonPath) => boolean;
  readonly onFix: (fix: Fix) => void;
  /** Label of the field at a path. */
  readonly labelOf: (path: JsonPath) => string;
}

const MAX_LINES = 7;

interface Line {
  readonly problem: Problem;
  readonly label: string;
  /** False for a field that nobody has come to yet. */
  readonly isTold: boolean;
  readonly isEmpty: boolean;
}

const byLabel = (lines: readonly Line[]): readonly Line[] => [
  ...new Map(
    lines.map((line) => [line.isTold ? `${line.label} ${sentenceOf(line.problem)}` : line.label, line]),
  ).values(),
];

interface ListProps {
  readonly heading: string;
  readonly lines: readonly Line[];
  readonly onFix: MissingListProps["onFix"];
}

const List = ({ heading, lines, onFix }: ListProps) => {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} data-size="2xs" id={id}>
        {heading}
      </Heading>
      <ul>
        {lines.slice(0, MAX_LINES).map(({ problem, label, isTold }) => (
          <li key={`${problem.path.join(".")} ${problem.message}`}>
            <Link
              href="#"
              onClick={(event) => {
                event.preventDefault();
                // Older browsers, and jsdom, have no popovers; there the lists are always open.
                event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
                void showField(problem.path);
              }}
            >
              {[label, isTold || label === "" ? sentenceOf(problem) : ""].filter(Boolean).join(": ")}
            </Link>{" "}
            {isTold && <FixButton problem={problem} onFix={onFix} />}
          </li>
        ))}
      </ul>
      {lines.length > MAX_LINES && <p>{`og ${lines.length - MAX_LINES} til`}</p>}
    </section>
  );
};

/** Whether something else should be written, rather than anything at all. */
const isWrong = ({ isTold, isEmpty }: Line): boolean => isTold && !isEmpty;

/** "3 felt mangler · 1 å rette før publisering", "2 felt å rette før publisering · 1 å se på" */
const countOf = (missing: readonly Line[], toSee: readonly Line[]): string => {
  const wrong = missing.filter(isWrong).length;
  const blocking = [
    wrong < missing.length ? `${missing.length - wrong} mangler` : "",
    wrong > 0 ? `${wrong} å rette` : "",
  ].filter(Boolean);
  return [
    blocking.length > 0 ? `${blocking.join(" · ")} før publisering` : "",
    toSee.length > 0 ? `${toSee.length} å se på` : "",
  ]
    .filter(Boolean)
    .join(" · ")
    .replace(" ", " felt ");
};

/**
 * How much is missing before it can go out, and what is worth a look; pressed, it opens calm lists with links. It is
 * in the bar: above the fields, it would move them while somebody writes.
 */
export const MissingList = ({ problems, isShown, isMade, isEmpty, onFix, labelOf }: MissingListProps) => {
  const id = useId();
  const linesOf = (severity: Problem["severity"]) =>
    byLabel(
      problems
        .filter((problem) => problem.severity === severity && !isMade(problem.path))
        .map((problem) => ({
          problem,
          label: labelOf(problem.path),
          isTold: isShown(problem.path),
          isEmpty: isEmpty(problem.path),
        })),
    );
  const missing = linesOf("error");
  const toSee = linesOf("warning").filter(({ isTold }) => isTold);
  if (missing.length + toSee.length === 0) return null;
  return (
    <>
      <SmallButton popoverTarget={id}>{countOf(missing, toSee)}</SmallButton>
      <div id={id} popover="auto" className={styles.missing}>
        <List heading="Må ordnes før det kan publiseres" lines={missing} onFix={onFix} />
        <List heading="Verdt å se på" lines={toSee} onFix={onFix} />
      </div>
    </>
  );
};
