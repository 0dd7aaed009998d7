import { memberPage } from "../../user/member-pages";
import { isSameFilm, type ListedFilm } from "../../watch-list/listed-film";
import { localList, useLocalList } from "../../watch-list/local-list";
import { arrivedFilm, type MyFilm, storedFilm } from "../../watch-list/my-films";
import { useWatchList } from "../../watch-list/use-watch-list";
import { CallFailure, type ListScreenProps, Waiting } from "../frame/club-part";
import { inFilmClub } from "../provider";
import { filmClubTexts } from "../texts";
import { ListView } from "./list-view";

const Films = (props: ListScreenProps) => {
  const { items, loading, error, failed, isPending, addMovie, reload } = useWatchList();
  const stored = useLocalList();
  const stateOf = (film: ListedFilm): MyFilm["state"] => {
    if (isPending(film)) return "pending";
    return failed.some((one) => one.film.ediNumber === film.ediNumber) ? "failed" : "here";
  };
  const pending = stored.filter((film) => !items.some((movie) => isSameFilm(film, movie)));
  const films = [...items.map(arrivedFilm), ...pending.map((film) => storedFilm(film, stateOf(film)))];
  return (
    <>
      {loading && <Waiting>{filmClubTexts.listWaiting}</Waiting>}
      {error && (
        <CallFailure
          error={error}
          meanwhile={films.length > 0 ? filmClubTexts.listMeanwhile : undefined}
          onRetry={reload}
          back={memberPage("list")}
        />
      )}
      {(films.length > 0 || !(loading || error)) && (
        <ListView
          {...props}
          films={films}
          onRetry={addMovie}
          onRemove={({ ediNumber }) => localList.remove(ediNumber)}
        />
      )}
    </>
  );
};

/** The member's list on the film platform, with pending and failed additions. */
export const MemberList = inFilmClub(Films);
