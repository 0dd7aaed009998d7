import { plainLine } from "../../text/plain-text";
import { unreadableIn } from "../../text/unreadable";

/** The columns that are read, as in docs/sources.md. Any other column beginning with "pris" is a price. */
const COLUMNS = [
  "id",
  "tittel",
  "slags",
  "dato",
  "tid",
  "slutt",
  "sal",
  "status",
  "grunn",
  "salget åpner",
  "billettlenke",
  "edi-nummer",
  "aldersgrense",
  "spilletid",
  "omtale",
] as const;
export type Column = (typeof COLUMNS)[number];

const REQUIRED: readonly Column[] = ["tittel", "dato", "tid"];

const PRICE = /^pris(?:[\s:(,/-]+(.+))?$/;

/** The group of a price column: "voksen", "ordinær"; null for any other column. */
export const priceGroup = (column: string): string | null => {
  const found = PRICE.exec(column);
  if (found === null) return null;
  const group = (found[1] ?? "").replaceAll(/[()]|(?<!\p{L})(?:i )?(?:kr|nok|kroner)(?!\p{L})\.?/gu, " ");
  return group.replaceAll(/\s+/g, " ").replace(/^[\s,:]+|[\s,:.]+$/g, "") || "ordinær";
};

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** A heading's column: "DATO:" is "dato", and "Pris ordinær" is "pris". Another heading is as it is written. */
export const columnOf = (heading: string): string => {
  const text = plainLine(heading).toLowerCase();
  const group = priceGroup(text.replace(/[\s:*]+$/, ""));
  if (group !== null) return group === "ordinær" ? "pris" : `pris ${group}`;
  return COLUMNS.find((column) => lettersOf(column) === lettersOf(text)) ?? text;
};

export const isKnown = (column: string): boolean =>
  column === "" || priceGroup(column) !== null || COLUMNS.some((known) => known === column);

/** Whether all columns that a table must have are among some cells. */
export const hasHeadings = (cells: readonly string[]): boolean => {
  const columns = cells.map((cell) => columnOf(cell.replaceAll('"', "")));
  return REQUIRED.every((column) => columns.includes(column));
};

const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(" og ");

/** Why no row of a table with these headings can be trusted, in Bokmål; null when they can. */
export const headingFault = (headings: readonly string[]): string | null => {
  const names = headings.map(plainLine);
  const unreadable = names.find((name) => unreadableIn(name) !== null);
  if (unreadable !== undefined) {
    return `overskriften «${unreadable}» har tegn som ikke kan leses. → Lagre filen som «CSV UTF-8»`;
  }
  const columns = names.map(columnOf);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return `overskriftene har ingen kolonne ${quoted(missing)}. → Kolonnene står i docs/sources.md`;
  }
  for (const column of columns) {
    const same = names.filter((_, at) => columns[at] === column);
    if (column !== "" && isKnown(column) && same.length > 1) {
      return `kolonnene ${quoted(same)} betyr det samme. → Behold én av dem`;
    }
  }
  return null;
};
