import { createContext, useContext } from "react";

/** Something that a reader looks at or buys a ticket for: a film with all its versions, or a culture event. */
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

/** One id names an item wherever it stands: that of its page, which all versions of a film share. */
export const trackedItem = ({ key, path, title, object }: Production): TrackedItem => ({
  id: path === null ? key : path.slice(1),
  name: title,
  category: object,
});

/** The lists that items stand in, by the names that statistics know them by. */
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
} as const;
export type ListName = (typeof LISTS)[keyof typeof LISTS];

/** The list in which a part of the page stands; parts that are lists say so in `data-list`. */
export const listAround = (part: Element): string =>
  part.closest<HTMLElement>("[data-list]")?.dataset.list ?? LISTS.showings;

interface Tracking {
  readonly buy: (item: TrackedItem, list: string) => void;
  /** Of an item's own page: the list is the one that led there. */
  readonly view: (item: TrackedItem) => void;
}

/** Where parts tell what is chosen; the app says what becomes of it, and without it nothing does. */
export const TrackingContext = createContext<Tracking>({ buy: () => {}, view: () => {} });

export const useTracking = (): Tracking => useContext(TrackingContext);
