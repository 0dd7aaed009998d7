import { addDays } from "../../../../domain/time/local-time";
import type { Kind, Summary } from "../../../api/api";
import { isFilm } from "../../data/is-film";
import type { Row } from "../../data/use-unpublished";
import { todayInOslo } from "../../text/when";

export interface Filter {
  readonly label: string;
  readonly holds: (row: Row) => boolean;
}

const FILTERS: readonly Filter[] = [
  { label: "Trenger noe", holds: ({ errors, warnings, hasDraft }) => errors + warnings > 0 || hasDraft },
  { label: "Ikke på nettstedet nå", holds: ({ isShown }) => !isShown },
  { label: "Ikke publisert", holds: ({ unpublished = null }) => unpublished !== null },
];

/** Where some of the list have showings. */
const SHOWN_FILTERS: readonly Filter[] = [
  { label: "Filmer", holds: isFilm },
  { label: "Arrangementer", holds: (row) => !isFilm(row) },
  { label: "Har forestillinger", holds: ({ next }) => next !== null },
  { label: "Uten forestillinger", holds: ({ next }) => next === null },
];

/** The coming days of showings, and what has changed in them. */
const showingFilters = (): readonly Filter[] => {
  const week = addDays(todayInOslo(), 7);
  return [
    { label: "De neste sju dagene", holds: ({ next }) => next !== null && next < week },
    { label: "Avlyst eller flyttet", holds: ({ status }) => ["cancelled", "moved"].includes(status?.is ?? "") },
  ];
};

/** The filters that some of a list pass. */
export const filtersFor = (order: Kind["order"], all: readonly Row[]): readonly Filter[] => {
  const more = all.some(({ next }) => next !== null) ? SHOWN_FILTERS : [];
  return [...(order === "placement" ? [] : FILTERS), ...(order === "time" ? showingFilters() : more)].filter(
    ({ holds }) => all.some(holds),
  );
};

/** The halls that some showings are in, whose second line it is. */
export const hallsOf = (order: Kind["order"], all: readonly Summary[], halls: readonly Summary[]): readonly string[] =>
  order === "time" ? halls.flatMap(({ title }) => (all.some(({ detail }) => detail === title) ? [title] : [])) : [];

export type Column = "title" | "next" | "changed";

export interface Sort {
  readonly by: Column;
  readonly isReversed: boolean;
}

/** Showings by when they are; menus as they are on the site. */
export const columnsOf = (order: Kind["order"], all: readonly Summary[]): readonly Column[] => {
  if (order === "time") return ["next", "title"];
  if (order === "placement") return ["title"];
  return ["title", ...(all.some(({ next }) => next !== null) ? (["next"] as const) : []), "changed"];
};

/** What comes next, where something does; else what was written last, unless the list has parts. */
export const firstSort = (order: Kind["order"], hasPages: boolean, all: readonly Summary[]): Column => {
  if (all.some(({ next }) => next !== null)) return "next";
  const isPlain = order === "title" && hasPages && all.every(({ part = "" }) => part === "");
  return isPlain && all.some(({ changed }) => changed !== null) ? "changed" : "title";
};

const byName = new Intl.Collator("nb").compare;

/** What a row is called: a showing that comes by its film alone, since its time stands beside it. */
export const titleOf = ({ of, next, title }: Summary): string => (next === null ? title : (of?.name ?? title));

/** The server's order is that of time where `order` is, else the title's, or as placed. */
export const sorted = (all: readonly Row[], order: Kind["order"], { by, isReversed }: Sort): readonly Row[] => {
  const value = (one: Row): string =>
    by === "next" ? (one.next ?? "9") : String(9e15 - Date.parse(one.changed ?? "0")).padStart(17, "0");
  const byTitle = order === "time" ? all.toSorted((a, b) => byName(titleOf(a), titleOf(b))) : all;
  const ordered =
    by === "title" ? byTitle : all.toSorted((a, b) => (value(a) < value(b) ? -1 : Number(value(a) > value(b))));
  return isReversed ? ordered.toReversed() : ordered;
};
