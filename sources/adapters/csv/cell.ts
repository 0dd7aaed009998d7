/** Cells as spreadsheet programs write them. */

const AS_TEXT = /^="([\s\S]*)"$/;
const ERROR =
  /^#(?:(?:ref|name|navn|value|verdi|null|num|tall|spill|overflyt|overflow|calc|kalk|field|felt|error|feil|busy|opptatt|unknown|ukjent)[!?]?|div\/0!?|n\/a|i\/t|getting_data|henter_data|#+)$/i;
const FORMULA = /^[=@](?=[\p{L}(+"-])|^[+-](?=\p{L}+\()/u;

/** `="71"` → "71", and a text without the apostrophe that marks it as one. */
export const cellText = (written: string): string =>
  written
    .trim()
    .replace(AS_TEXT, (_, text: string) => text.replaceAll('""', '"'))
    .replace(/^'(?=[=+@-]|\d[\d.,:/-]*$)/, "")
    .trim();

/** Why a cell has no value, in Bokmål; null when it has. */
export const cellFault = (text: string): string | null => {
  if (ERROR.test(text)) return "er en feil i regnearket";
  return FORMULA.test(text) ? "er en formel" : null;
};
