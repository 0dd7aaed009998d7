import { addDays, dateOf } from "../../../domain/time/local-time";
import { sentenceCase } from "../../../domain/time/norwegian";
import { cancellationOf } from "../../merge/as-content";
import type { Cancellation, PulledProduction, PulledShowing, Skipped } from "../../records";
import { plainLine, plainText } from "../../text/plain-text";
import { titleIn } from "../../text/title";
import { unreadableIn, unreadableText } from "../../text/unreadable";
import { cellFault, cellText } from "./cell";
import { type Column, isKnown, priceGroup } from "./columns";
import { type DateReading, dateIn } from "./dates";
import { amountIn, dividedMoment, spanIn, statusIn, timeIn } from "./norwegian";
import type { Row } from "./table";

class RowFault extends Error {}

type Read<Value> = (text: string) => Value | null;

/** Addresses and ids have characters of their own. */
const CODES: readonly string[] = ["id", "billettlenke"];

const textIn = ({ fields }: Row, column: string): string => {
  const text = cellText(fields.get(column) ?? "");
  return column === "omtale" ? plainText(text) : plainLine(text);
};

/** With too many fields, not even the id is surely its own. */
const ownIdOf = (row: Row): string => (row.hasTooMany ? "" : textIn(row, "id"));

const labelOf = (column: string): string => sentenceCase(column);

/** The first field that has no value of its own, or that cannot be read. A draft for editors is left out alone. */
const checkFields = (row: Row): void => {
  for (const column of row.fields.keys()) {
    if (!isKnown(column)) continue;
    const text = textIn(row, column);
    const fault = cellFault(text);
    if (fault !== null) throw new RowFault(`«${labelOf(column)}» er «${text}», som ${fault}. → Skriv verdien.`);
    const word = CODES.includes(column) || column === "omtale" ? null : unreadableIn(text);
    if (word !== null) throw new RowFault(`«${labelOf(column)}»: ${unreadableText(word)}.`);
  }
};

/** Why the text of a row is left out; null when it is not. */
export const textFaultIn = (row: Row): string | null => {
  const word = unreadableIn(textIn(row, "omtale"));
  return word === null ? null : `«Omtale»: ${unreadableText(word)}. Resten er hentet.`;
};

const reader = (row: Row) => {
  const textOf = (column: string): string => textIn(row, column);
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

const momentIn =
  (dates: DateReading): Read<string> =>
  (text) => {
    const [date, time] = dividedMoment(text);
    const [day, clock] = [dateIn(date, dates), timeIn(time)];
    return day !== null && clock !== null ? `${day}T${clock}` : null;
  };

const productionOf = (
  { textOf, optional }: ReturnType<typeof reader>,
  { title, isOfFilms }: { readonly title: string; readonly isOfFilms: boolean },
): PulledProduction => {
  const ediNumber = optional("edi-nummer", asDigits, "Skriv bare sifrene.");
  const runningTime = optional("spilletid", asMinutes, "Skriv spilletiden i minutter.");
  return {
    id: ediNumber ?? title.toLowerCase(),
    kind: ediNumber === null && !isOfFilms ? "culture" : "film",
    title,
    ediNumber,
    summary: unreadableIn(textOf("omtale")) === null ? textOf("omtale") || null : null,
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
  const prices = [...row.fields.keys()].flatMap((column) => {
    const group = priceGroup(column);
    const amount = group === null ? null : optional(column, amountIn, "Skriv kroner, for eksempel 135 eller 99,50.");
    return group === null || amount === null ? [] : [{ label: sentenceCase(group), amount }];
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

/** What the rows of a file have in common. */
export interface Reading {
  /** The default hall. */
  readonly hall: string | null;
  readonly dates: DateReading;
  /** Whether the titles are said to be those of films. */
  readonly isOfFilms: boolean;
}

/** The end of a showing: an hour, which may be past midnight, or a day and an hour. */
const endIn = (text: string, { start, dates }: { readonly start: string; readonly dates: DateReading }) => {
  const clock = timeIn(text);
  if (clock === null) return momentIn(dates)(text);
  const end = `${dateOf(start)}T${clock}`;
  return end <= start ? `${addDays(dateOf(start), 1)}T${clock}` : end;
};

const readRow = (row: Row, { hall, dates, isOfFilms }: Reading): PulledShowing => {
  if (row.hasTooMany) {
    throw new RowFault(
      "har flere felt enn overskrifter. → Skriv desimaltall og tekst med komma i anførselstegn, eller lagre med semikolon mellom feltene.",
    );
  }
  checkFields(row);
  const fields = reader(row);
  const { textOf, fault, required, optional } = fields;
  const { title, state, reason } = titleIn(required("tittel", asText, "Skriv tittelen."));
  if (title === "") throw fault("tittel", "Skriv tittelen også.");
  const production = productionOf(fields, { title, isOfFilms });
  const date = required("dato", (text) => dateIn(text, dates), WANTED_DATE);
  const { from, to } = required("tid", spanIn, WANTED_TIME);
  const start = `${date}T${from}`;
  const until = to === null ? null : endIn(to, { start, dates });
  const end = optional("slutt", (text) => endIn(text, { start, dates }), WANTED_TIME) ?? until;
  if (until !== null && end !== until) throw fault("slutt", "«Tid» har en annen slutt. Skriv den ett sted.");
  if (end !== null && end <= start) throw fault("slutt", "Skriv en slutt som er etter starten.");
  const place = textOf("sal") || hall;
  if (place === null) throw fault("sal", "Skriv salen, eller sett hall i sources.json.");
  const showing = {
    id: textOf("id") || `${production.title.toLowerCase()} ${start}`,
    production,
    start,
    end,
    hall: place,
    reason: textOf("grunn") || reason,
    previousStart: null,
    saleOpens: optional("salget åpner", momentIn(dates), "Skriv for eksempel 1.12.2026 kl. 10.00."),
    prices: pricesOf(row, fields),
    ticketUrl: textOf("billettlenke") || null,
  };
  const status = statusOf(textOf("status"), showing);
  return { ...showing, status: stateOf(row) ?? (status === "cancelled" ? status : (state ?? status)) };
};

const YES = /^(?:ja|j|x|✓|✔|☑|1|sant?|true|yes|y)$/i;

/** What any cell says alone, or a column of that name; it counts wherever people write it. */
const stateOf = ({ fields, unnamed }: Row): "cancelled" | null => {
  const isCancelled = (text: string): boolean => {
    const { title, state } = titleIn(plainLine(text));
    return title === "" && state === "cancelled";
  };
  const says = ([column, text]: readonly [string, string]): boolean =>
    isCancelled(text) || (isCancelled(column) && YES.test(text.trim()));
  return [...fields].some(says) || unnamed.some(isCancelled) ? "cancelled" : null;
};

/** What a row that cannot be read cancels, if it does. */
const cancellationIn = (row: Row, { hall, dates, isOfFilms }: Reading): Cancellation | undefined => {
  const readable = (column: string): string => {
    const text = textIn(row, column);
    return cellFault(text) === null && unreadableIn(text) === null ? text : "";
  };
  const { title, state, reason } = titleIn(readable("tittel"));
  const [date, span] = [dateIn(textIn(row, "dato"), dates), spanIn(textIn(row, "tid"))];
  const isFilm = isOfFilms || textIn(row, "edi-nummer") !== "";
  const ediNumber = asDigits(textIn(row, "edi-nummer"));
  return cancellationOf({
    id: ownIdOf(row),
    production:
      title === ""
        ? null
        : { id: ediNumber ?? title, kind: isFilm ? "film" : "culture", title, ediNumber, summary: null, facts: {} },
    start: date !== null && span !== null ? `${date}T${span.from}` : date,
    hall: readable("sal") || hall,
    status: stateOf(row) ?? (statusIn(textIn(row, "status")) === "cancelled" ? "cancelled" : state),
    reason: readable("grunn") || reason,
  });
};

/** The showing of a row; or the line and field that cannot be read, and how to correct it. */
export const showingIn = (row: Row, reading: Reading): PulledShowing | Skipped => {
  try {
    return readRow(row, reading);
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    return { id: ownIdOf(row), what: `linje ${row.line}`, why: error.message, cancels: cancellationIn(row, reading) };
  }
};
