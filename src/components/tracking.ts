import { createContext, useContext } from "react";

/** Something that a reader looks at or buys. */
export interface TrackedItem {
  readonly id: string;
  readonly name: string;
  /** "movie" or "culture". */
  readonly category: string;
}

interface Tracking {
  readonly buy: (item: TrackedItem) => void;
  readonly view: (item: TrackedItem) => void;
}

/** Where parts tell what is chosen; the app says what becomes of it, and without it nothing does. */
export const TrackingContext = createContext<Tracking>({ buy: () => {}, view: () => {} });

export const useTracking = (): Tracking => useContext(TrackingContext);
