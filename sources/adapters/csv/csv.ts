import { isAnyUnknown, type Pulled, type PulledShowing, type Skipped, SourceFault } from "../../records";
import { decoded } from "../../text/decode";
import { bytesOf, type Place } from "../read-file";
import { areFilms, headingFault, isKnown } from "./columns";
import { ordersIn } from "./dates";
import { showingIn, textFaultIn } from "./row";
import { tableIn } from "./table";

interface Options {
  readonly place: Place;
  /** The default hall, for rows without one. */
  readonly hall: string | null;
}

/** The columns with dates, which are written in one order. */
const DATES = ["dato", "salget åpner"] as const;

/**
 * A spreadsheet saved as CSV. A row that cannot be read is reported and skipped.
 *
 * @throws SourceFault when the file cannot be read, or is not such a spreadsheet.
 */
export const csv = async ({ place, hall }: Options, today: string): Promise<Pulled> => {
  const table = tableIn(decoded(await bytesOf(place)), hall !== null);
  if ("unclosed" in table) {
    throw new SourceFault(
      `et anførselstegn før linje ${table.unclosed} blir aldri lukket. → Lukk det, eller fjern det.`,
    );
  }
  const { headings, columns, rows } = table;
  const fault = headingFault(headings, columns);
  if (fault !== null) throw new SourceFault(`${fault}.`);
  const written = DATES.flatMap((column) => rows.map(({ fields }) => fields.get(column) ?? ""));
  const reading = {
    hall,
    dates: { today, orders: ordersIn(written) },
    isOfFilms: areFilms(headings[columns.indexOf("tittel")] ?? ""),
  };
  const records = rows.flatMap((row): readonly (PulledShowing | Skipped)[] => {
    const record = showingIn(row, reading);
    const textFault = "why" in record ? null : textFaultIn(row);
    return textFault === null ? [record] : [record, { id: record.id, what: `linje ${row.line}`, why: textFault }];
  });
  const skipped = records.flatMap((one) => ("why" in one ? [one] : []));
  const unknown = columns
    .filter((column) => !isKnown(column))
    .map((column) => ({ id: "", what: `kolonnen «${column}»`, why: "er ukjent, og leses ikke. → Se docs/sources.md" }));
  return {
    showings: records.flatMap((one) => ("why" in one ? [] : [one])),
    skipped: [...skipped, ...unknown],
    isPartial: isAnyUnknown(skipped),
    articles: null,
  };
};
