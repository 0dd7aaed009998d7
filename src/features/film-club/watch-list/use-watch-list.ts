import type { Action } from "redux";
import { useClub, useIntents } from "../store/store-hooks";
import type { ListedFilm } from "./listed-film";
import { isListed, isPending, watchListActions } from "./watch-list-slice";

const intents = (dispatch: (action: Action) => void) => ({
  /** Adds a film to the list; also retries a failed one. */
  addMovie: (film: ListedFilm): void => dispatch(watchListActions.idRequested(film)),
  /** Fetches the list again, and then retries films that are stored in this browser. */
  reload: (): void => dispatch(watchListActions.requested()),
});

/** A member's watch list on the platform, which is fetched on login, with pending and failed additions. */
export const useWatchList = () => {
  const watchList = useClub((state) => state.watchList);
  const { requested, items, loading, error, failed } = watchList;
  return {
    items,
    loading,
    error,
    /** The films whose addition is pending. */
    requested,
    /** The films whose addition has failed, each with its error; this browser stores them. */
    failed,
    isListed: (film: Pick<ListedFilm, "ediNumber" | "movieId">): boolean => isListed(watchList, film),
    isPending: (film: Pick<ListedFilm, "ediNumber">): boolean => isPending(watchList, film),
    ...useIntents(intents),
  };
};
