import { logError } from "../../../lib/log";
import { whenIdle } from "../../../lib/when-idle";
import { hasFilmClub, openFilmClub } from "../store/opening";
import { storedProfile } from "../user/stored-profile";
import type { ListedFilm } from "../watch-list/listed-film";
import { localList } from "../watch-list/local-list";

/**
 * Adds a film to the visitor's list: in this browser immediately, and for a member on the platform's list too; once
 * added there, it is removed from this browser. Never rejects: a film that could not be added stays here and is
 * retried.
 */
const addToMyList = async (film: ListedFilm): Promise<void> => {
  localList.add(film);
  if (storedProfile.read() === null) return;
  try {
    const club = await openFilmClub();
    club.addMovie(film);
  } catch (error) {
    logError("Failed to add to the watch list", error);
  }
};

/**
 * The shared state of the page's hearts. A programme has hundreds, so they share one subscription, and each selects
 * only whether its own film is listed.
 */
export type HeartState =
  | "off"
  /** This browser remembers it. */
  | "on"
  /** It is on the member's list on the film platform, which has no call to take it away again. */
  | "arrived";

interface Marks {
  readonly here: ReadonlySet<string>;
  readonly arrived: ReadonlySet<string>;
}

const NO_MARKS: Marks = { here: new Set(), arrived: new Set() };

let marks = NO_MARKS;
let listedMovies: () => readonly { readonly edis: readonly string[] }[] = () => [];
let stops: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

const look = (): void => {
  marks = {
    // Versions of one film share its page.
    here: new Set(localList.films().map(({ path }) => path)),
    arrived: new Set(listedMovies().flatMap(({ edis }) => edis)),
  };
  for (const listener of listeners) listener();
};

const AT_REST = { within: 2000, orAfter: 200 };

/** Only a member's hearts need the film club, because a member's list is on the platform. */
const followMember = async (): Promise<void> => {
  if (storedProfile.read() === null || !hasFilmClub()) return;
  try {
    const club = await openFilmClub();
    if (listedMovies === club.listedMovies || listeners.size === 0) return;
    listedMovies = club.listedMovies;
    stops = [...stops, club.store.subscribe(look)];
    look();
  } catch (error) {
    logError("Failed to open the film club", error);
  }
};

const start = (): void => {
  const followSoon = () => whenIdle(() => void followMember(), AT_REST);
  stops = [localList.subscribe(look), storedProfile.subscribe(followSoon)];
  look();
  followSoon();
};

const stop = (): void => {
  for (const end of stops) end();
  stops = [];
  listedMovies = () => [];
};

/** Calls `changed` when some heart may have changed; returns the unsubscribe function. */
export const subscribeToHearts = (changed: () => void): (() => void) => {
  listeners.add(changed);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) stop();
  };
};

/** Whether a film is on the visitor's list, in any version. */
export const heartOf = ({ ediNumber, path }: Pick<ListedFilm, "ediNumber" | "path">): HeartState => {
  if (marks.arrived.has(ediNumber)) return "arrived";
  return marks.here.has(path) ? "on" : "off";
};

/** Handles a press: toggles before login; adds a member's film on the platform, from where it cannot be removed. */
export const pressHeart = (film: ListedFilm): void => {
  const state = heartOf(film);
  if (state === "arrived") return;
  if (state === "on" && storedProfile.read() === null) {
    for (const { ediNumber, path } of localList.films()) if (path === film.path) localList.remove(ediNumber);
  } else {
    void addToMyList(film);
  }
};
