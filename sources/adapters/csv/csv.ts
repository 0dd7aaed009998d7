import { type Pulled, type PulledShowing, type Skipped, SourceFault } from "../../records";
import { bytesOf, type Place } from "../read-file";
import { decoded } from "./decode";
import { COLUMNS, isPrice, REQUIRED, showingIn } from "./row";
import { tableIn } from "./table";

interface Options {
  readonly name: string;
  readonly place: Place;
  /** The default hall, for rows without one. */
  readonly hall: string | null;
}

const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(" og ");

const isKnown = (column: string): boolean =>
  column === "" || isPrice(column) || COLUMNS.some((known) => known === column);

/**
 * A spreadsheet saved as CSV. A row that cannot be read is reported and skipped.
 *
 * @throws SourceFault when the file cannot be read, or is not such a spreadsheet.
 */
export const csv = async ({ name, place, hall }: Options): Promise<Pulled> => {
  const table = tableIn(decoded(await bytesOf(name, place)));
  if ("unclosed" in table) {
    throw new SourceFault(
      `${name}: et anførselstegn før linje ${table.unclosed} blir aldri lukket. → Lukk det, eller fjern det. Ingenting er endret.`,
    );
  }
  const { columns, rows } = table;
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new SourceFault(
      `${name}: den første linjen har ingen kolonne ${quoted(missing)}. → Kolonnene står i docs/sources.md. Ingenting er endret.`,
    );
  }
  const records: readonly (PulledShowing | Skipped)[] = rows.map((row) => showingIn(row, hall));
  const skipped = records.flatMap((one) => ("why" in one ? [one] : []));
  const unknown = columns
    .filter((column) => !isKnown(column))
    .map((column) => ({ id: "", what: `kolonnen «${column}»`, why: "er ukjent, og leses ikke. → Se docs/sources.md" }));
  return {
    showings: records.flatMap((one) => ("why" in one ? [] : [one])),
    skipped: [...skipped, ...unknown],
    // Without its id, an unreadable row may be any showing.
    isPartial: skipped.some(({ id }) => id === ""),
    articles: null,
  };
};
