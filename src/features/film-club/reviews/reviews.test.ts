import fc from "fast-check";
import { NEVER, of, Subject, throwError } from "rxjs";
import type { ReviewPage, ReviewQuery } from "../api/review";
import { runClub, silentApi } from "../testing/run-club";
import { REFUSED, REFUSED_STATE, review, reviewPage } from "../testing/samples";
import { userActions } from "../user/user-slice";
import { reviewsEpic } from "./reviews-epics";
import { NO_REVIEWS, reviewsActions } from "./reviews-slice";

const { requested, moreRequested, received, failed } = reviewsActions;

/** A platform with this many reviews of each film, in pages of twenty. */
const having = (count: number) =>
  jest.fn(({ skip }: ReviewQuery) => {
    const ids = Array.from({ length: count }, (_, index) => String(index)).slice(skip, skip + 20);
    return of(reviewPage(ids.map(review), { skip, isLast: ids.length < 20 }));
  });

const skips = (reviews: ReturnType<typeof having>) => reviews.mock.calls.map(([{ skip }]) => skip);

test("loads the first page of a film's reviews, by its EDI number, and no more", () => {
  const reviews = having(45);
  const { put, state } = runClub(reviewsEpic, { api: silentApi({ reviews }) });
  expect(state().reviews).toEqual(NO_REVIEWS);
  put(requested("7"));
  expect(reviews.mock.calls).toEqual([[{ ediNumber: "7", skip: 0 }]]);
  expect(state().reviews).toMatchObject({ ediNumber: "7", hasMore: true, loading: false, error: null });
  expect(state().reviews.items).toHaveLength(20);
});

test("loads the next page on demand, or as many as are wanted", () => {
  const reviews = having(65);
  const { put, state } = runClub(reviewsEpic, { api: silentApi({ reviews }) });
  put(requested("7"), moreRequested(21));
  expect(skips(reviews)).toEqual([0, 20]);
  put(moreRequested(65));
  expect(skips(reviews)).toEqual([0, 20, 40, 60]);
  expect(state().reviews.items.map(({ id }) => id)).toEqual(Array.from({ length: 65 }, (_, index) => String(index)));
  expect(state().reviews).toMatchObject({ hasMore: false, loading: false });
});

test("whatever their number and the requests, each occurs once, in order, and no page is fetched unnecessarily", () => {
  const asks = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(90), asks, (count, wanted) => {
      const reviews = having(count);
      const { put, state } = runClub(reviewsEpic, { api: silentApi({ reviews }) });
      put(requested("7"));
      for (const one of wanted) if (state().reviews.hasMore) put(moreRequested(one));
      const { items, loading, hasMore } = state().reviews;
      expect(loading).toBe(false);
      expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => String(index)));
      expect(items.length).toBe(hasMore ? 20 * reviews.mock.calls.length : count);
      expect(new Set(skips(reviews)).size).toBe(reviews.mock.calls.length);
    }),
  );
});

test("is loading until they arrive; another film's are cleared at once, the same film's are not", () => {
  const { put, state } = runClub(reviewsEpic);
  put(requested("7"), received(reviewPage([review("1")])), requested("7"));
  expect(state().reviews).toMatchObject({ ediNumber: "7", items: [review("1")], loading: true, error: null });
  put(requested("8"));
  expect(state().reviews).toEqual({ ...NO_REVIEWS, ediNumber: "8", loading: true });
});

test("stores a failure, ends the loading, and clears it on the next request", () => {
  const answers = [throwError(() => REFUSED)];
  const { put, out, state } = runClub(reviewsEpic, { api: silentApi({ reviews: () => answers.shift() ?? NEVER }) });
  put(requested("7"));
  expect(out()).toEqual([failed(REFUSED_STATE)]);
  expect(state().reviews).toEqual({ ...NO_REVIEWS, ediNumber: "7", error: REFUSED_STATE });
  put(requested("7"));
  expect(state().reviews).toMatchObject({ loading: true, error: null });
});

test("a page that fails loses nothing, and the next request continues from there", () => {
  const reviews = having(45);
  const { put, state } = runClub(reviewsEpic, { api: silentApi({ reviews }) });
  put(requested("7"));
  reviews.mockImplementationOnce(() => throwError(() => REFUSED));
  put(moreRequested(45));
  expect(state().reviews).toMatchObject({ hasMore: true, loading: false, error: REFUSED_STATE });
  expect(state().reviews.items).toHaveLength(20);
  put(moreRequested(45));
  expect(skips(reviews)).toEqual([0, 20, 20, 40]);
  expect(state().reviews.items).toHaveLength(45);
  expect(state().reviews.error).toBeNull();
});

test("a review that has moved to the next page is there once, and a page without new ones is the last", () => {
  const pages = [["1", "2"], ["2", "3"], ["3"]];
  const reviews = jest.fn(({ skip }: ReviewQuery) =>
    of(reviewPage((pages.shift() ?? []).map(review), { skip, sent: 20, isLast: false })),
  );
  const { put, state } = runClub(reviewsEpic, { api: silentApi({ reviews }) });
  put(requested("7"), moreRequested(1000));
  expect(state().reviews.items.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(reviews).toHaveBeenCalledTimes(3);
  expect(state().reviews).toMatchObject({ hasMore: false, loading: false });
});

test("keeps only the latest film's reviews", () => {
  const slow$ = new Subject<ReviewPage>();
  const other = reviewPage([review("2")]);
  const reviews = ({ ediNumber }: ReviewQuery) => (ediNumber === "7" ? slow$ : of(other));
  const { put, out } = runClub(reviewsEpic, { api: silentApi({ reviews }) });
  put(requested("7"), requested("8"));
  expect(slow$.observed).toBe(false);
  expect(out()).toEqual([received(other)]);
});

test("are cleared when the session changes, since they contain the member's likes", () => {
  const { put, state } = runClub(reviewsEpic);
  put(requested("7"), received(reviewPage([review("1")])), userActions.loggedOut());
  expect(state().reviews).toEqual(NO_REVIEWS);
});

test("a page of which nothing could be read is not the last", () => {
  const pages = [["1"], [], ["2"]];
  const reviews = jest.fn(({ skip }: ReviewQuery) =>
    of(reviewPage((pages.shift() ?? []).map(review), { skip, sent: 20, isLast: skip === 40 })),
  );
  const { put, state } = runClub(reviewsEpic, { api: silentApi({ reviews }) });
  put(requested("7"), moreRequested(60));
  expect(state().reviews.items.map(({ id }) => id)).toEqual(["1", "2"]);
});
