import { longDate } from "../rules/time/norwegian";
import * as styles from "./built-for.module.css";
import { layoutTexts } from "./texts";

/** A part of a page; one that shows a day has the day of the build. */
interface Part {
  readonly id: string;
  readonly today?: { readonly date: string };
}

/** Without script, "I dag" stays the day of the build. A page that shows a day says which in a `noscript` note. */
export const BuiltFor = ({ parts }: { readonly parts: readonly Part[] }) => {
  const date = parts.find(({ today }) => today !== undefined)?.today?.date;
  return date === undefined ? null : <p className={styles.note}>{layoutTexts.builtFor(longDate(date))}</p>;
};
