import { useSyncExternalStore } from "react";
import { storedValue } from "../../../lib/stored-value";
import { LOCAL_LIST_KEY } from "../user/stored-keys";
import { asListedFilm, type ListedFilm } from "./listed-film";

/** The watch list before login; for a member, the films that are not yet on the platform. */
export interface LocalList {
  /** The same list until it changes; in the order in which they were added, each once. */
  readonly films: () => readonly ListedFilm[];
  readonly add: (film: ListedFilm) => void;
  readonly remove: (ediNumber: string) => void;
  readonly clear: () => void;
  /** Calls `changed` on each change, in other tabs too; returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
}

const NONE: readonly ListedFilm[] = [];

const stored = storedValue<readonly ListedFilm[]>(LOCAL_LIST_KEY, (value) =>
  Array.isArray(value)
    ? value.flatMap((one) => {
        const film = asListedFilm(one);
        return film ? [film] : [];
      })
    : null,
);

const films = (): readonly ListedFilm[] => stored.read() ?? NONE;

/** Reads first, so that what another tab has added stays. */
const keep = (list: readonly ListedFilm[]): void => stored.write(list.length > 0 ? list : null);
const without = (ediNumber: string): readonly ListedFilm[] => films().filter((film) => film.ediNumber !== ediNumber);

/** Independent of the rest of the film club, so that hearts work without loading it. */
export const localList: LocalList = {
  films,
  add: (film) => {
    if (!films().some(({ ediNumber }) => ediNumber === film.ediNumber)) keep([...films(), film]);
  },
  remove: (ediNumber) => {
    if (without(ediNumber).length < films().length) keep(without(ediNumber));
  },
  clear: () => stored.write(null),
  subscribe: stored.subscribe,
};

const none = (): readonly ListedFilm[] => NONE;

/** The films stored in this browser; none in the static page and the first client render. */
export const useLocalList = (): readonly ListedFilm[] =>
  useSyncExternalStore(localList.subscribe, localList.films, none);
