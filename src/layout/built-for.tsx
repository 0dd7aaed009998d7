import type { LocalDate } from "../../domain/time/local-time";
import * as styles from "./built-for.module.css";
import { notesIn } from "./texts";

/** A part of a page; one that shows a day has the day of the build. */
interface Part {
  readonly id: string;
  readonly today?: { readonly date: string };
}

/** The day of the build, on a page that shows days. */
export const builtDay = (parts: readonly Part[]): LocalDate | undefined =>
  parts.find(({ today }) => today !== undefined)?.today?.date;

/** Without script, "I dag" stays the day of the build. A page that shows a day says which in a `noscript` note. */
export const BuiltFor = ({
  parts,
  words,
}: {
  readonly parts: readonly Part[];
  readonly words: Queries.NoteWordsFragment | null;
}) => {
  const date = builtDay(parts);
  const { lang, builtFor } = notesIn(words);
  return date === undefined ? null : (
    <p className={styles.note} lang={lang}>
      {builtFor(date)}
    </p>
  );
};
