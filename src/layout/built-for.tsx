import * as styles from "./built-for.module.css";
import { notesIn } from "./texts";

/** A part of a page; one that shows a day has the day of the build. */
interface Part {
  readonly id: string;
  readonly today?: { readonly date: string };
}

/** Without script, "I dag" stays the day of the build. A page that shows a day says which in a `noscript` note. */
export const BuiltFor = ({
  parts,
  language,
}: {
  readonly parts: readonly Part[];
  readonly language: string | null;
}) => {
  const date = parts.find(({ today }) => today !== undefined)?.today?.date;
  const { lang, builtFor } = notesIn(language);
  return date === undefined ? null : (
    <p className={styles.note} lang={lang}>
      {builtFor(date)}
    </p>
  );
};
