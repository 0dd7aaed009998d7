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
