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

/** Headings of a column with day and hour; beside a column of days they name the hour. */
const MOMENTS = [
  "tidspunkt",
  "dato og tid",
  "dato og klokkeslett",
  "dato tid",
  "dato kl",
  "start",
  "starttid",
  "starttidspunkt",
  "starter",
  "begynner",
  "når",
];

/** Other headings of columns that a table must have, where it lacks them. */
const OTHER_HEADINGS = {
  tittel: ["film", "filmtittel", "arrangement", "forestilling", "navn"],
  tid: ["klokkeslett", "klokken", "klokka", "kl", ...MOMENTS],
  sal: ["sted", "lokale", "rom", "scene"],
} as const satisfies Partial<Record<Column, readonly string[]>>;

/** Whether a heading of titles says that they are films. */
export const areFilms = (heading: string): boolean => /^film/i.test(plainLine(heading));

/** The column of both; no heading has a line break. */
export const MOMENT_COLUMN = "dato\ntid";

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
const columnOf = (heading: string): string => {
  const text = plainLine(heading).toLowerCase();
  const group = priceGroup(text.replace(/[\s:*]+$/, ""));
  if (group !== null) return group === "ordinær" ? "pris" : `pris ${group}`;
  return COLUMNS.find((column) => lettersOf(column) === lettersOf(text)) ?? text;
};

/** Whether a heading has a meaning of its own. */
const isTaken = (column: string): boolean => priceGroup(column) !== null || COLUMNS.some((known) => known === column);

export const isKnown = (column: string): boolean => column === "" || column === MOMENT_COLUMN || isTaken(column);

/**
 * The columns of a table by its headings.
 *
 * @param hasHall Whether there is a default hall: then no other heading is taken for "Sal".
 */
export const columnsOf = (headings: readonly string[], hasHall = true): readonly string[] => {
  const columns = headings.map(columnOf);
  const isMoment = !columns.includes("dato") && !columns.includes("tid");
  const isOneOf = (names: readonly string[], heading: string): boolean =>
    names.some((name) => lettersOf(name) === lettersOf(plainLine(heading).toLowerCase()));
  for (const column of ["tittel", "tid", ...(hasHall ? [] : (["sal"] as const))] as const) {
    if (columns.includes(column)) continue;
    const at = headings.findIndex(
      (heading, place) => !isTaken(columns[place] ?? "") && isOneOf(OTHER_HEADINGS[column], heading),
    );
    if (at >= 0) columns[at] = isMoment && isOneOf(MOMENTS, headings[at] ?? "") ? MOMENT_COLUMN : column;
  }
  return columns;
};

const missingIn = (columns: readonly string[]): readonly Column[] =>
  REQUIRED.filter((column) => !columns.includes(column) && (column === "tittel" || !columns.includes(MOMENT_COLUMN)));

/** Whether all columns that a table must have are among some cells. */
export const hasHeadings = (cells: readonly string[]): boolean =>
  missingIn(columnsOf(cells.map((cell) => cell.replaceAll('"', "")))).length === 0;

const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(" og ");

/** Why no row of a table with these headings can be trusted, in Bokmål; null when they can. */
export const headingFault = (headings: readonly string[], columns: readonly string[]): string | null => {
  const names = headings.map(plainLine);
  const unreadable = names.find((name) => unreadableIn(name) !== null);
  if (unreadable !== undefined) {
    return `overskriften «${unreadable}» har tegn som ikke kan leses. → Lagre filen som «CSV UTF-8»`;
  }
  const missing = missingIn(columns);
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
