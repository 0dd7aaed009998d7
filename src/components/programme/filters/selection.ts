import { addDays, isCalendarDate, type LocalDate, weekdayIndex } from "../../../../domain/time/local-time";

/** The filters besides the day. */
export const FACETS = ["age", "language", "format", "kind", "access"] as const;
export type Facet = (typeof FACETS)[number];

/** The visitor's selection in a programme; "" means no filter. */
export interface Selection extends Readonly<Record<Facet, string>> {
  readonly view: "day" | "film";
  /** "i-dag", "i-morgen", "helg" or a date. */
  readonly day: string;
}

export const NOTHING: Selection = {
  view: "day",
  day: "",
  age: "",
  language: "",
  format: "",
  kind: "",
  access: "",
};

/** A field that filters the programme. */
export type Filter = "day" | Facet;
export const FILTERS: readonly Filter[] = ["day", ...FACETS];

/** Whether a selection filters the programme. */
export const isFiltered = (selection: Selection): boolean => FILTERS.some((filter) => selection[filter] !== "");

const PARAMETERS: Readonly<Record<Filter, string>> = {
  day: "dag",
  age: "alder",
  language: "sprak",
  format: "format",
  kind: "type",
  access: "tilrettelegging",
};

const QUICK_DAYS: readonly string[] = ["i-dag", "i-morgen", "helg"];

const isDay = (value: string): boolean => QUICK_DAYS.includes(value) || isCalendarDate(value);

const VIEW_PARAMETER = "visning";

/** The parameter names of a selection in an address. */
export const FILTER_PARAMETERS: readonly string[] = [VIEW_PARAMETER, ...Object.values(PARAMETERS)];

/** Reads a selection from an address's query; unknown parameters and days are ignored. */
export const parseSelection = (query: string): Selection => {
  const parameters = new URLSearchParams(query);
  const chosenIn = (filter: Filter): string => {
    const value = (parameters.get(PARAMETERS[filter]) ?? "").toLowerCase();
    return filter === "day" && !isDay(value) ? "" : value;
  };
  const chosen = Object.fromEntries(FILTERS.map((filter) => [filter, chosenIn(filter)]));
  return { ...NOTHING, ...chosen, view: parameters.get(VIEW_PARAMETER) === "film" ? "film" : "day" };
};

/** Writes a selection into a query, and keeps other parameters. */
export const formatSelection = (selection: Selection, query: string): string => {
  const parameters = new URLSearchParams(query);
  const write = (name: string, value: string) => {
    if (value === "") parameters.delete(name);
    else parameters.set(name, value);
  };
  write(VIEW_PARAMETER, selection.view === "film" ? "film" : "");
  for (const filter of FILTERS) write(PARAMETERS[filter], selection[filter]);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
};

/** One day of a programme: "/kinoprogram" → "/kinoprogram?dag=2026-12-05". */
export const programmeOfDay = (path: string, day: LocalDate): string =>
  `${path}${formatSelection({ ...NOTHING, day }, "")}`;

/** The first and the last day of a chosen day, or null for every day. */
export const daysOf = (day: string, today: LocalDate): readonly [LocalDate, LocalDate] | null => {
  switch (day) {
    case "":
      return null;
    case "i-dag":
      return [today, today];
    case "i-morgen":
      return [addDays(today, 1), addDays(today, 1)];
    case "helg": {
      // Saturday and Sunday; on a Sunday only the latter.
      const saturday = addDays(today, 5 - weekdayIndex(today));
      return [saturday < today ? today : saturday, addDays(today, 6 - weekdayIndex(today))];
    }
    default:
      return [day, day];
  }
};
