import type { Action } from "@reduxjs/toolkit";
import { useClub, useIntents } from "../session/store-hooks";
import type { ListedFilm } from "./listed-film";
import { isListed, isUnderWay, watchListActions } from "./watch-list-slice";

const intents = (dispatch: (action: Action) => void) => ({
  /** Puts a film on the list; also tries one again that has failed. */
  addMovie: (film: ListedFilm): void => dispatch(watchListActions.additionAsked(film)),
  /** Fetches the list again, and then tries again what this browser still remembers. */
  reload: (): void => dispatch(watchListActions.requested()),
});

/** A member's watch list on the platform, which is fetched when the member comes, and what is on its way there. */
export const useWatchList = () => {
  const watchList = useClub((state) => state.watchList);
  const { requested, items, loading, error, failed } = watchList;
  return {
    items,
    loading,
    error,
    /** The films whose addition is pending. */
    requested,
    /** The films whose addition has failed, each with its error; this browser remembers them. */
    failed,
    isListed: (film: Pick<ListedFilm, "ediNumber" | "movieId">): boolean => isListed(watchList, film),
    isUnderWay: (film: Pick<ListedFilm, "ediNumber">): boolean => isUnderWay(watchList, film),
    ...useIntents(intents),
  };
};
