import { film, MEMBER, movie, REFUSED_STATE } from "../testing/samples";
import { userActions } from "../user/user-slice";
import { isListed, isPending, type WatchListState, watchListActions, watchListReducer } from "./watch-list-slice";

type Step = Parameters<typeof watchListReducer>[1];

const after = (...steps: readonly Step[]): WatchListState =>
  steps.reduce(watchListReducer, watchListReducer(undefined, { type: "" }));
const { requested, received, failed, additionRequested, movieAdded, additionFailed } = watchListActions;
const NOTHING = { requested: [], items: [], loading: false, error: null, failed: [], addedMeanwhile: [] };
const added = (edi: string) => movieAdded({ film: film(edi), movie: movie(edi) });
const broke = (edi: string) => additionFailed({ film: film(edi), error: REFUSED_STATE });
const titles = ({ items }: WatchListState) => items.map(({ title }) => title);

test("starts with nothing", () => {
  expect(after()).toEqual(NOTHING);
});

test("a request sets loading, and the full list replaces the items", () => {
  expect(after(requested())).toEqual({ ...NOTHING, loading: true });
  expect(after(received([movie("1")]), requested(), received([movie("2")]))).toEqual({
    ...NOTHING,
    items: [movie("2")],
  });
});

test("a failure stores the error, ends the loading and keeps the items; the next request begins without it", () => {
  const state = after(received([movie("1")]), requested(), failed(REFUSED_STATE));
  expect(state).toEqual({ ...NOTHING, items: [movie("1")], error: REFUSED_STATE });
  expect(watchListReducer(state, requested()).error).toBeNull();
});

test("an addition is pending until it succeeds, and is then appended", () => {
  const state = after(received([movie("1")]), additionRequested(film("2")), additionRequested(film("3")));
  expect(state.requested).toEqual([film("2"), film("3")]);
  expect([isPending(state, film("2")), isListed(state, film("2"))]).toEqual([true, false]);
  const next = watchListReducer(state, added("2"));
  expect(titles(next)).toEqual(["Film 1", "Film 2"]);
  expect(next.requested).toEqual([film("3")]);
  expect([isPending(next, film("2")), isListed(next, film("2"))]).toEqual([false, true]);
});

test("a film is on the list once, whichever version is added", () => {
  const versions = movie("1", { edis: ["1", "2"] });
  const state = after(received([versions]), movieAdded({ film: film("2"), movie: versions }));
  expect(titles(state)).toEqual(["Film 1"]);
  expect(isListed(state, film("2"))).toBe(true);
  expect(isListed(state, { ediNumber: "9", movieId: "m1" })).toBe(true);
  expect(isListed(state, film("9"))).toBe(false);
});

test("a failed addition is stored once, until it is retried or succeeds", () => {
  const state = after(additionRequested(film("1")), broke("1"), additionRequested(film("1")), broke("1"));
  expect(state).toEqual({ ...NOTHING, failed: [{ film: film("1"), error: REFUSED_STATE }] });
  expect(watchListReducer(state, additionRequested(film("1"))).failed).toEqual([]);
  expect(watchListReducer(state, added("1")).failed).toEqual([]);
  expect(watchListReducer(state, added("2")).failed).toHaveLength(1);
  const twoVersions = movieAdded({ film: film("2"), movie: movie("2", { edis: ["1", "2"] }) });
  expect(watchListReducer(state, twoVersions).failed).toEqual([]);
});

test("a pending response does not remove films that were added meanwhile", () => {
  const state = after(requested(), added("2"), received([movie("1")]));
  expect(titles(state)).toEqual(["Film 1", "Film 2"]);
  expect(titles(watchListReducer(state, received([movie("1")])))).toEqual(["Film 1"]);
});

test.each([userActions.loggedOut(), userActions.loggedOutElsewhere(), userActions.profileStored(MEMBER)])(
  "is cleared when the session changes: $type",
  (change) => {
    expect(after(received([movie("1")]), additionRequested(film("2")), broke("3"), change)).toEqual(NOTHING);
  },
);
