import { combineEpics } from "redux-observable";
import { NEVER, type Observable, of, Subject, throwError } from "rxjs";
import type { MovieInfo } from "../api/movie-info";
import { runClub, silentApi } from "../testing/run-club";
import { film, MEMBER, movie, REFUSED, REFUSED_STATE } from "../testing/samples";
import { additionsEpic } from "./add-movies";
import type { LocalList } from "./local-list";
import { localListEpic } from "./merge-local-list";
import { loadWatchList } from "./watch-list-epics";
import { watchListActions } from "./watch-list-slice";

const { requested, received, failed, idRequested, additionRequested, identified, movieAdded } = watchListActions;
const added = (edi: string) => movieAdded({ film: film(edi), movie: movie(edi) });

/** A list in memory. */
const listOf = (...edis: readonly string[]): Pick<LocalList, "films" | "add" | "remove"> => {
  let films = edis.map(film);
  return {
    films: () => films,
    add: (one) => {
      if (!films.some(({ ediNumber }) => ediNumber === one.ediNumber)) films = [...films, one];
    },
    remove: (ediNumber) => {
      films = films.filter((one) => one.ediNumber !== ediNumber);
    },
  };
};

describe("loading the list", () => {
  test("sends the member's token, if there is one", () => {
    const watchList = jest.fn(() => of([movie("1")]));
    const { put, enter, out } = runClub(loadWatchList, { api: silentApi({ watchList }) });
    put(requested());
    expect(watchList).toHaveBeenLastCalledWith(null);
    enter();
    put(requested());
    expect(watchList).toHaveBeenLastCalledWith(MEMBER.token);
    expect(out()).toEqual([received([movie("1")])]);
  });

  test("stores a failure and handles the next request", () => {
    const answers = [throwError(() => REFUSED), of([])];
    const { put, out } = runClub(loadWatchList, { api: silentApi({ watchList: () => answers.shift() ?? NEVER }) });
    put(requested(), requested());
    expect(out()).toEqual([failed(REFUSED_STATE), received([])]);
  });

  test("keeps only the latest response", () => {
    const slow$ = new Subject<readonly MovieInfo[]>();
    const answers = [slow$, of([movie("2")])];
    const { put, out, state } = runClub(loadWatchList, {
      api: silentApi({ watchList: () => answers.shift() ?? NEVER }),
    });
    put(requested(), requested());
    expect(slow$.observed).toBe(false);
    expect(out()).toEqual([received([movie("2")])]);
    expect(state().watchList.loading).toBe(false);
  });
});

describe("adding", () => {
  const club = (api: Parameters<typeof silentApi>[0], localList = listOf()) => {
    const log = jest.fn();
    const running = runClub(combineEpics(additionsEpic, localListEpic), { api: silentApi(api), log, localList });
    running.enter();
    return { ...running, log, localList };
  };
  const movieInfo = (edi: string) => of(movie(edi));

  test("requests the film's id, then adds it", () => {
    const addToWatchList = jest.fn(() => of(true));
    const { put, out, state } = club({ movieInfo, addToWatchList });
    put(idRequested(film("1")));
    expect(addToWatchList).toHaveBeenCalledWith("m1");
    expect(out()).toEqual([
      additionRequested(film("1")),
      identified({ film: film("1"), movie: movie("1") }),
      added("1"),
    ]);
    expect(state().watchList.items).toEqual([movie("1")]);
  });

  test("only stores it when nobody is logged in", () => {
    const { put, out, localList } = runClubWithoutMember();
    put(idRequested(film("1")));
    expect(localList.films()).toEqual([film("1")]);
    expect(out()).toEqual([]);
  });

  const runClubWithoutMember = () => {
    const localList = listOf();
    return { ...runClub(additionsEpic, { localList }), localList };
  };

  test.each([
    ["the platform does not know the film", { movieInfo: () => throwError(() => REFUSED) }, REFUSED_STATE],
    ["the platform refuses", { movieInfo, addToWatchList: () => throwError(() => REFUSED) }, REFUSED_STATE],
    [
      "the platform says no",
      { movieInfo, addToWatchList: () => of(false) },
      { kind: "answer", message: "The answer of addMovieToWatchList says no" },
    ],
  ] as const)("logs and reports it and keeps the film here when %s", (_when, api, error) => {
    const { put, state, log, localList } = club(api);
    put(idRequested(film("1")));
    expect(log).toHaveBeenCalledWith("Failed to add to the watch list", expect.any(Error));
    expect(state().watchList).toMatchObject({ items: [], requested: [], failed: [{ film: film("1"), error }] });
    expect(localList.films()).toEqual([film("1")]);
  });

  test("retries on request", () => {
    const answers = [throwError(() => REFUSED), of(true)];
    const { put, state, localList } = club({ movieInfo, addToWatchList: () => answers.shift() ?? NEVER });
    put(idRequested(film("1")), idRequested(film("1")));
    expect(state().watchList).toMatchObject({ items: [movie("1")], failed: [] });
    expect(localList.films()).toEqual([]);
  });

  test("adds two films that are added quickly, in whichever order the responses arrive", () => {
    const answers = new Map([
      ["m1", new Subject<boolean>()],
      ["m2", new Subject<boolean>()],
    ]);
    const { put, state } = club({ movieInfo, addToWatchList: (id) => answers.get(id) ?? NEVER });
    put(idRequested(film("1")), idRequested(film("2")));
    answers.get("m2")?.next(true);
    answers.get("m1")?.next(true);
    expect(state().watchList.items.map(({ movieId }) => movieId)).toEqual(["m2", "m1"]);
  });

  test("requests the ids of two films that are added quickly", () => {
    const found = new Map(["1", "2"].map((edi) => [edi, new Subject<MovieInfo>()]));
    const { put, state } = club({ movieInfo: (edi) => found.get(edi) ?? NEVER, addToWatchList: () => of(true) });
    put(idRequested(film("1")), idRequested(film("2")));
    for (const [edi, answer$] of found) answer$.next(movie(edi));
    expect(state().watchList.items).toEqual([movie("1"), movie("2")]);
  });

  test("removes other versions of an added film from this browser", () => {
    const versions = movie("1", { edis: ["1", "2"] });
    const { put, localList } = club(
      { movieInfo: () => of(versions), addToWatchList: () => of(true) },
      listOf("2", "3"),
    );
    put(idRequested(film("1")));
    expect(localList.films()).toEqual([film("3")]);
  });

  test("ignores a film whose addition is pending, and one that is listed", () => {
    const slow$ = new Subject<MovieInfo>();
    const asked = jest.fn(() => slow$);
    const { put } = club({ movieInfo: asked, addToWatchList: () => of(true) });
    put(idRequested(film("1")), idRequested(film("1")));
    expect(asked).toHaveBeenCalledTimes(1);
    slow$.next(movie("1"));
    put(idRequested(film("1")));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("adds two versions of a film once", () => {
    const versions = movie("1", { edis: ["1", "2"] });
    const answer$ = new Subject<boolean>();
    const addToWatchList = jest.fn(() => answer$);
    const { put, state, localList } = club({ movieInfo: () => of(versions), addToWatchList });
    put(idRequested(film("1")), idRequested(film("2")));
    answer$.next(true);
    answer$.complete();
    expect(addToWatchList).toHaveBeenCalledTimes(1);
    expect(state().watchList).toMatchObject({ items: [versions], requested: [], failed: [] });
    expect(localList.films()).toEqual([]);
  });

  test("adds the second version when the first has failed", () => {
    const versions = movie("1", { edis: ["1", "2"] });
    const first$ = new Subject<boolean>();
    const answers = [first$, of(true)];
    const { put, state } = club({ movieInfo: () => of(versions), addToWatchList: () => answers.shift() ?? NEVER });
    put(idRequested(film("1")), idRequested(film("2")));
    first$.error(REFUSED);
    expect(state().watchList).toMatchObject({ items: [versions], requested: [], failed: [] });
  });
});

describe("films stored in this browser", () => {
  const club = (localList: ReturnType<typeof listOf>, addToWatchList: (id: string) => Observable<boolean>) => {
    const movieInfo = (edi: string) => of(movie(edi));
    const running = runClub(combineEpics(additionsEpic, localListEpic), {
      api: silentApi({ movieInfo, addToWatchList }),
      localList,
    });
    running.enter();
    return running;
  };

  test("are added one after another when the list has loaded", () => {
    const localList = listOf("1", "2", "3");
    const answers = new Map(["m2", "m3"].map((id) => [id, new Subject<boolean>()]));
    const asked: string[] = [];
    const { put, state } = club(localList, (id) => {
      asked.push(id);
      return answers.get(id) ?? NEVER;
    });
    put(received([movie("1")]));
    expect(asked).toEqual(["m2"]);
    expect(localList.films()).toEqual([film("2"), film("3")]);
    answers.get("m2")?.next(true);
    expect(asked).toEqual(["m2", "m3"]);
    answers.get("m3")?.next(true);
    expect(state().watchList.items).toEqual([movie("1"), movie("2"), movie("3")]);
    expect(localList.films()).toEqual([]);
  });

  test("keeps and reports those that fail, and adds the others", () => {
    const localList = listOf("1", "2");
    const { put, state } = club(localList, (id) => (id === "m1" ? throwError(() => REFUSED) : of(true)));
    put(received([]));
    expect(state().watchList).toMatchObject({
      items: [movie("2")],
      failed: [{ film: film("1"), error: REFUSED_STATE }],
    });
    expect(localList.films()).toEqual([film("1")]);
  });

  test("stay when the list cannot be loaded", () => {
    const localList = listOf("1");
    const { put, out } = club(localList, () => of(true));
    put(failed(REFUSED_STATE));
    expect(out()).toEqual([]);
    expect(localList.films()).toEqual([film("1")]);
  });
});
