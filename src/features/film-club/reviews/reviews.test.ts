import { NEVER, of, Subject, throwError } from "rxjs";
import type { Review } from "../api/review";
import { runClub, silentApi } from "../testing/run-club";
import { REFUSED, REFUSED_STATE, review } from "../testing/samples";
import { userActions } from "../user/user-slice";
import { loadReviews } from "./reviews-epics";
import { reviewsActions } from "./reviews-slice";

const { requested, received, failed } = reviewsActions;
const NOTHING = { ediNumber: null, items: [], loading: false, error: null };

test("loads a film's reviews, by its EDI number", () => {
  const reviews = jest.fn(() => of([review("1"), review("2")]));
  const { put, out, state } = runClub(loadReviews, { api: silentApi({ reviews }) });
  expect(state().reviews).toEqual(NOTHING);
  put(requested("7"));
  expect(reviews).toHaveBeenCalledWith("7");
  expect(out()).toEqual([received([review("1"), review("2")])]);
  expect(state().reviews).toEqual({ ...NOTHING, ediNumber: "7", items: [review("1"), review("2")] });
});

test("is loading until they arrive; another film's are cleared at once, the same film's are not", () => {
  const { put, state } = runClub(loadReviews);
  put(requested("7"), received([review("1")]), requested("7"));
  expect(state().reviews).toEqual({ ediNumber: "7", items: [review("1")], loading: true, error: null });
  put(requested("8"));
  expect(state().reviews).toEqual({ ediNumber: "8", items: [], loading: true, error: null });
});

test("stores a failure, ends the loading, and clears it on the next request", () => {
  const answers = [throwError(() => REFUSED)];
  const { put, out, state } = runClub(loadReviews, { api: silentApi({ reviews: () => answers.shift() ?? NEVER }) });
  put(requested("7"));
  expect(out()).toEqual([failed(REFUSED_STATE)]);
  expect(state().reviews).toEqual({ ...NOTHING, ediNumber: "7", error: REFUSED_STATE });
  put(requested("7"));
  expect(state().reviews).toMatchObject({ loading: true, error: null });
});

test("keeps only the latest film's reviews", () => {
  const slow$ = new Subject<readonly Review[]>();
  const reviews = (edi: string) => (edi === "7" ? slow$ : of([review("2")]));
  const { put, out } = runClub(loadReviews, { api: silentApi({ reviews }) });
  put(requested("7"), requested("8"));
  expect(slow$.observed).toBe(false);
  expect(out()).toEqual([received([review("2")])]);
});

test("are cleared when the session changes, since they contain the member's likes", () => {
  const { put, state } = runClub(loadReviews);
  put(requested("7"), received([review("1")]), userActions.loggedOut());
  expect(state().reviews).toEqual(NOTHING);
});
