import { strings } from "../lib/strings";
import { longDate } from "../rules/norwegian";
import * as styles from "./built-for.module.css";

/** A part of a page; one that shows a day has the day of the build. */
interface Part {
  readonly id: string;
  readonly today?: { readonly date: string };
}

/**
 * Where no script runs, "I dag" stays the day of the build, however old the page is. A page that shows a day says which.
 * For everybody else the note is not there.
 */
export const BuiltFor = ({ parts }: { readonly parts: readonly Part[] }) => {
  const date = parts.find(({ today }) => today !== undefined)?.today?.date;
  return date === undefined ? null : <p className={styles.note}>{strings.builtFor(longDate(date))}</p>;
};
