import german from "../../../content/languages/de.json";
import english from "../../../content/languages/en.json";

const wordsOf = ({ id, ...words }: typeof english) => ({ key: id, ...words });

/** The demonstration's texts in other languages, as queries have them. */
export const ENGLISH = wordsOf(english);
export const GERMAN = wordsOf(german);
