import { createContext, useContext } from "react";

/** An item that a visitor views or buys a ticket for: a film with all its versions, or a culture event. */
export interface TrackedItem {
  readonly id: string;
  readonly name: string;
  /** "movie" or "culture". */
  readonly category: string;
}

interface Production {
  readonly key: string;
  readonly path: string | null;
  readonly title: string;
  readonly object: string;
}

/** One id per item everywhere: its page's path, which all versions of a film share. */
export const trackedItem = ({ key, path, title, object }: Production): TrackedItem => ({
  id: path === null ? key : path.slice(1),
  name: title,
  category: object,
});

/** Names of lists in the statistics. */
export const LISTS = {
  schedule: "Program",
  next: "Neste forestilling",
  showings: "Forestillinger",
  culture: "Kulturprogram",
  films: "Filmer",
  posters: "Plakater",
  upcoming: "Kommende filmer",
  found: "Søketreff",
  mine: "Min liste",
  sameEvening: "Samme kveld",
  alike: "Lignende filmer",
} as const;
export type ListName = (typeof LISTS)[keyof typeof LISTS];

/** The name of the list around an element, from the nearest `data-list`. */
export const listAround = (part: Element): string =>
  part.closest<HTMLElement>("[data-list]")?.dataset.list ?? LISTS.showings;

interface Tracking {
  readonly buy: (item: TrackedItem, list: string) => void;
  /** For an item's own page: the list that led there. */
  readonly view: (item: TrackedItem) => void;
}

/** Components report selections here; the app provides the receiver. Without one nothing happens. */
export const TrackingContext = createContext<Tracking>({ buy: () => {}, view: () => {} });

export const useTracking = (): Tracking => useContext(TrackingContext);
