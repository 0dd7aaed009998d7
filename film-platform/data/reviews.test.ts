import { smallProgramme } from "../testing/small-programme";
import { plusDays } from "./oslo-clock";
import type { Film } from "./programme";
import { REVIEW_TEXTS } from "./review-texts";
import { MOST_REVIEWS, reviewsOf } from "./reviews";

const TODAY = "2026-12-05";

const film = (number: number, premiere: string | null = "2026-10-01"): Film => ({
  title: "Kråka",
  ediNumbers: [String(number)],
  path: null,
  poster: null,
  premiere,
});

const many = Array.from({ length: 200 }, (_, index) =>
  reviewsOf({ partner: 118, film: film(20_000 + index), today: TODAY }),
);

test("are none to 45", () => {
  const counts = new Set(many.map(({ length }) => length));
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBe(MOST_REVIEWS);
  expect(counts.size).toBeGreaterThan(30);
});

test("are the same every time, and others for another film or at the other partner", () => {
  const [first] = smallProgramme.films;
  if (!first) throw new Error("the small programme has films");
  const requested = { partner: 118, film: first, today: TODAY } as const;
  expect(reviewsOf(requested)).toEqual(reviewsOf(requested));
  const comments = (reviews: ReturnType<typeof reviewsOf>) => reviews.map(({ comment }) => comment);
  expect(comments(reviewsOf({ ...requested, partner: 178 }))).not.toEqual(comments(reviewsOf(requested)));
  expect(comments(reviewsOf({ ...requested, film: { ...first, ediNumbers: ["20299"] } }))).not.toEqual(
    comments(reviewsOf(requested)),
  );
});

test("have no text twice for a film, and insert its title", () => {
  for (const reviews of many) {
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
    for (const { comment } of reviews) expect(comment).not.toContain("{");
  }
  expect(many.flat().some(({ comment }) => comment.includes("«Kråka»"))).toBe(true);
});

test("have ratings from 1 to 6 that match their texts", () => {
  expect(new Set(many.flat().map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const { rating, comment } of many.flat()) {
    const texts: readonly string[] = Object.entries(REVIEW_TEXTS).find(([key]) => key === String(rating))?.[1] ?? [];
    expect(texts.map((text) => text.replace("{tittel}", "Kråka"))).toContain(comment);
  }
});

test("sometimes reveal the ending", () => {
  expect(many.flat().filter(({ comment }) => /spoiler|avslører/i.test(comment)).length).toBeGreaterThan(10);
});

test("are by invented members", () => {
  for (const { userName, userId } of many.flat()) {
    expect(userName).toMatch(/^Demomedlem \d+$/);
    expect(userId).toMatch(/^118-m\d+$/);
  }
});

test("are written after the premiere and before today, newest first", () => {
  for (const reviews of many) {
    const days = reviews.map(({ addedAt }) => addedAt.slice(0, 10));
    for (const day of days) {
      expect(day >= "2026-10-01").toBe(true);
      expect(day < TODAY).toBe(true);
    }
    expect(days).toEqual([...days].sort().reverse());
  }
});

test("are none before the film has been shown, and few on the day after", () => {
  const after = (days: number) =>
    many.map(
      (_, index) => reviewsOf({ partner: 118, film: film(20_000 + index, TODAY), today: plusDays(TODAY, days) }).length,
    );
  expect(Math.max(...after(-2), ...after(0))).toBe(0);
  expect(Math.max(...after(1))).toBe(6);
  expect(Math.max(...after(30))).toBe(MOST_REVIEWS);
});

test("exist for a film without a premiere date", () => {
  expect(reviewsOf({ partner: 118, film: film(20_261, null), today: TODAY }).length).toBeGreaterThan(0);
});

test("have an id each, few likes, and times at which people are awake", () => {
  const times = many.flat().map(({ addedAt }) => Number(addedAt.slice(11, 13)));
  expect([Math.min(...times), Math.max(...times)]).toEqual([10, 23]);
  const likes = many.flat().map(({ likesCount }) => likesCount);
  expect(Math.min(...likes)).toBe(0);
  expect(Math.max(...likes)).toBeLessThan(24);
  expect(Math.max(...likes)).toBeGreaterThan(18);
  const liked = many.flat().filter(({ isLiked }) => isLiked).length / many.flat().length;
  expect(liked).toBeGreaterThan(0.04);
  expect(liked).toBeLessThan(0.12);
  for (const [index, reviews] of many.entries()) {
    const movieId = `118-${20_000 + index}`;
    expect(reviews.every((one) => one.movieId === movieId && one.image === null)).toBe(true);
    expect(reviews.map(({ id }) => id).sort()).toEqual(reviews.map((_, at) => `${movieId}-${at + 1}`).sort());
  }
});

test("are mostly few, at times none, and written within six weeks of the premiere", () => {
  const share = (from: number, to: number) =>
    many.filter(({ length }) => length >= from && length <= to).length / many.length;
  expect(share(0, 0)).toBeLessThan(0.2);
  expect(share(1, 12)).toBeGreaterThan(0.3);
  expect(share(1, 12)).toBeLessThan(0.6);
  const old = Array.from({ length: 30 }, (_, at) =>
    reviewsOf({ partner: 118, film: film(30_000 + at, "2026-03-01"), today: TODAY }),
  ).flat();
  const days = old.map(({ addedAt }) => addedAt.slice(0, 10)).sort();
  expect([days[0], days.at(-1)]).toEqual(["2026-03-01", "2026-04-12"]);
});
