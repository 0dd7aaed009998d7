/** Names of invisible characters that editors may know. */
const NAMES: Readonly<Record<string, string>> = {
  "\t": "tabulator",
  "\u00a0": "hardt mellomrom",
  "\u00ad": "myk bindestrek",
  "\u2009": "tynt mellomrom",
  "\u200b": "mellomrom uten bredde",
  "\u2028": "linjeskille",
  "\u202f": "smalt hardt mellomrom",
  "\ufeff": "BOM",
};

/** Spaces other than U+0020, format and control characters. */
const INVISIBLE = /[^\P{Z} ]|\p{Cf}|\p{Cc}/u;

/** The position of the first invisible character of a text, or null. */
export const invisibleIn = (text: string): { readonly index: number; readonly name: string } | null => {
  const found = INVISIBLE.exec(text);
  if (!found) return null;
  const [character] = found;
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = NAMES[character];
  return { index: found.index, name: name === undefined ? code : `${code}, ${name}` };
};
