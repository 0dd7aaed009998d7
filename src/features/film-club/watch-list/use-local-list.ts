import { useSyncExternalStore } from "react";
import type { ListedFilm } from "./listed-film";
import { localList } from "./local-list";

const NONE: readonly ListedFilm[] = [];
const none = (): readonly ListedFilm[] => NONE;

/** The films stored in this browser; none in the static page and the first client render. */
export const useLocalList = (): readonly ListedFilm[] =>
  useSyncExternalStore(localList.subscribe, localList.films, none);
