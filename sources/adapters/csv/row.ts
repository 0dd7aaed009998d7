import { addDays } from "../../../domain/time/local-time";
import { sentenceCase } from "../../../domain/time/norwegian";
import type { PulledProduction, PulledShowing, Skipped } from "../../records";
import { amountIn, dateIn, statusIn, timeIn } from "./norwegian";
import type { Row } from "./table";

/** The columns that are read, as in docs/sources.md. Any other column beginning with "pris" is a price. */
export const COLUMNS = [
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
type Column = (typeof COLUMNS)[number];

export const REQUIRED: readonly Column[] = ["tittel", "dato", "tid"];

const PRICE = /^pris(?:\s+(.+))?$/;

export const isPrice = (column: string): boolean => PRICE.test(column);

class RowFault extends Error {}

type Read<Value> = (text: string) => Value | null;

const reader = ({ fields }: Row) => {
  const textOf = (column: string): string => fields.get(column) ?? "";
  const fault = (column: string, wants: string): RowFault =>
    new RowFault(
      textOf(column) === ""
        ? `«${sentenceCase(column)}» er tom. → ${wants}`
        : `«${sentenceCase(column)}» er «${textOf(column)}». → ${wants}`,
    );
  const required = <Value>(column: Column, read: Read<Value>, wants: string): Value => {
    const value = read(textOf(column));
    if (value === null) throw fault(column, wants);
    return value;
  };
  const optional = <Value>(column: Column | string, read: Read<Value>, wants: string): Value | null => {
    if (textOf(column) === "") return null;
    const value = read(textOf(column));
    if (value === null) throw fault(column, wants);
    return value;
  };
  return { textOf: (column: Column) => textOf(column), fault, required, optional };
};

const asText: Read<string> = (text) => text || null;
const asDigits: Read<string> = (text) => (/^\d+$/.test(text) ? text : null);
const asMinutes: Read<number> = (text) => Number(/^(\d+)(?:\s*min\.?)?$/.exec(text)?.[1] ?? 0) || null;

const WANTED_DATE = "Skriv for eksempel 1.12.2026.";
const WANTED_TIME = "Skriv for eksempel 18.00.";

const asMoment: Read<string> = (text) => {
  const [, date = "", time = ""] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  const [day, clock] = [dateIn(date), timeIn(time)];
  return day !== null && clock !== null ? `${day}T${clock}` : null;
};

const productionOf = ({ textOf, required, optional }: ReturnType<typeof reader>): PulledProduction => {
  const title = required("tittel", asText, "Skriv tittelen.");
  const ediNumber = optional("edi-nummer", asDigits, "Skriv bare sifrene.");
  const runningTime = optional("spilletid", asMinutes, "Skriv spilletiden i minutter.");
  return {
    id: ediNumber ?? title.toLowerCase(),
    kind: ediNumber === null ? "culture" : "film",
    title,
    ediNumber,
    summary: textOf("omtale") || null,
    facts: {
      ...(textOf("slags") !== "" && { typeText: textOf("slags") }),
      ...(textOf("aldersgrense") !== "" && {
        ageLimit: textOf("aldersgrense")
          .replace(/\s*år$/, "")
          .toUpperCase(),
      }),
      ...(runningTime !== null && { runningTime }),
    },
  };
};

const pricesOf = (row: Row, { optional }: ReturnType<typeof reader>): PulledShowing["prices"] => {
  const columns = [...row.fields.keys()].filter(isPrice);
  const prices = columns.flatMap((column) => {
    const amount = optional(column, amountIn, "Skriv kroner, for eksempel 135 eller 99,50.");
    return amount === null ? [] : [{ label: sentenceCase(PRICE.exec(column)?.[1] ?? "ordinær"), amount }];
  });
  if (prices.length === 0) return null;
  return prices.every(({ amount }) => amount === 0) ? [] : prices;
};

/** Without a status, the state of the sale follows from the other columns. */
const statusOf = (written: string, { saleOpens, ticketUrl, prices }: Omit<PulledShowing, "status">): string | null => {
  if (written !== "") return statusIn(written);
  if (saleOpens !== null) return "saleOpensAt";
  if (prices?.length === 0) return "free";
  return ticketUrl === null ? null : "onSale";
};

const readRow = (row: Row, hall: string | null): PulledShowing => {
  const fields = reader(row);
  const { textOf, fault, required, optional } = fields;
  const production = productionOf(fields);
  const date = required("dato", dateIn, WANTED_DATE);
  const start = `${date}T${required("tid", timeIn, WANTED_TIME)}`;
  const ends = optional("slutt", timeIn, WANTED_TIME);
  const end = ends === null ? null : `${date}T${ends}`;
  const place = textOf("sal") || hall;
  if (place === null) throw fault("sal", "Skriv salen, eller sett hall i sources.json.");
  const showing = {
    id: textOf("id") || `${production.title.toLowerCase()} ${start}`,
    production,
    start,
    // Past midnight.
    end: end !== null && end <= start ? `${addDays(date, 1)}T${ends}` : end,
    hall: place,
    reason: textOf("grunn") || null,
    previousStart: null,
    saleOpens: optional("salget åpner", asMoment, "Skriv for eksempel 1.12.2026 kl. 10.00."),
    prices: pricesOf(row, fields),
    ticketUrl: textOf("billettlenke") || null,
  };
  return { ...showing, status: statusOf(textOf("status"), showing) };
};

/** The showing of a row; or the line and field that cannot be read, and how to correct it. */
export const showingIn = (row: Row, hall: string | null): PulledShowing | Skipped => {
  try {
    return readRow(row, hall);
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    return { id: row.fields.get("id") ?? "", what: `linje ${row.line}`, why: error.message };
  }
};
