/** Letters that no accent is taken from: of Northern Sámi, and of neighbours' names. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "o",
  å: "a",
  đ: "d",
  ŋ: "n",
  ŧ: "t",
  ð: "d",
  þ: "th",
  ł: "l",
  œ: "oe",
  ß: "ss",
};

/** "Jørn på tå!" → "jorn-pa-ta", "Giđđa" → "gidda" */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[æøåđŋŧðþłœß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 100);

const MOMENT = /^\d{4}-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** A part of a generated value: a moment as month, day and time ("1201-1800"), anything else as in an address. */
const partOf = (value: unknown): string => {
  const moment = MOMENT.exec(String(value ?? ""));
  if (moment) return `${moment[1]}${moment[2]}-${moment[3]}${moment[4]}`;
  return slugOf(String(value ?? ""));
};

/** Fills a pattern from other fields: "{title}-{ediNumber}" → "nattekspressen-20261". */
export const madeValue = (pattern: string, fields: Readonly<Record<string, unknown>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => partOf(fields[name])).replace(/^-+|-+$/g, "");
