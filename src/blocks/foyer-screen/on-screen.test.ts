import { onScreen } from "./on-screen";

const at = (start: string) => ({ start });

const WEEK = [at("2026-11-21T18:00"), at("2026-11-21T20:30"), at("2026-11-22T14:00"), at("2026-11-24T18:00")];

const starts = (now: string): readonly string[] => onScreen(WEEK, now)[0]?.showings.map(({ start }) => start) ?? [];

test("shows what is left of today", () => {
  expect(starts("2026-11-21T12:00")).toEqual(["2026-11-21T18:00", "2026-11-21T20:30"]);
});

test("keeps a showing for twenty minutes, for latecomers", () => {
  expect(starts("2026-11-21T18:19")).toEqual(["2026-11-21T18:00", "2026-11-21T20:30"]);
  expect(starts("2026-11-21T18:20")).toEqual(["2026-11-21T20:30"]);
});

test("shows the next day with showings when today is over", () => {
  expect(onScreen(WEEK, "2026-11-21T20:50")[0]).toEqual({ day: "2026-11-22", showings: [at("2026-11-22T14:00")] });
});

test("shows the following day with showings too", () => {
  expect(onScreen(WEEK, "2026-11-21T12:00").map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-22"]);
  expect(onScreen(WEEK, "2026-11-22T12:00").map(({ day }) => day)).toEqual(["2026-11-22", "2026-11-24"]);
  expect(onScreen(WEEK, "2026-11-24T12:00").map(({ day }) => day)).toEqual(["2026-11-24"]);
});

test("advances at midnight", () => {
  expect(onScreen(WEEK, "2026-11-22T00:00")[0]?.day).toBe("2026-11-22");
  expect(onScreen(WEEK, "2026-11-23T00:00")[0]?.day).toBe("2026-11-24");
});

test("leaves yesterday's late showing behind at midnight", () => {
  expect(onScreen([at("2026-11-21T23:50"), at("2026-11-22T14:00")], "2026-11-22T00:00")[0]?.showings).toEqual([
    at("2026-11-22T14:00"),
  ]);
});

test("keeps a minute of autumn's repeated hour", () => {
  expect(onScreen([at("2026-10-25T01:50")], "2026-10-25T02:05")[0]?.day).toBe("2026-10-25");
});

test("is empty when nothing is left", () => {
  expect(onScreen(WEEK, "2026-11-24T18:20")).toEqual([]);
});
