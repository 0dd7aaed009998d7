import { whenText } from "./when";

const NOW = "2026-12-01T18:30";
const showing = (start: string, status = "onSale") => ({
  key: start,
  start,
  end: `${start.slice(0, 11)}20:00`,
  status,
});
const film = (showings: readonly string[], premiere: string | null = "2026-11-01") => ({
  kind: "film" as const,
  premiere,
  isThen: false,
  updated: null,
  showings: showings.map((start) => showing(start)),
});

test("names the next showing", () => {
  expect(whenText(film(["2026-11-30T18:00", "2026-12-05T18:00"]), NOW)).toBe(
    "Neste: lørdag 5.\u00a0desember kl.\u00a018.00",
  );
  expect(whenText(film(["2026-12-01T19:00"]), NOW)).toBe("Neste: i dag kl.\u00a019.00");
});

test("shows when something is on now", () => {
  expect(whenText(film(["2026-12-01T18:00"]), NOW)).toBe("Vises nå");
});

test("shows that a film or an event is over", () => {
  expect(whenText(film(["2026-11-30T18:00"]), NOW)).toBe("Vist tidligere");
  expect(whenText({ ...film(["2026-11-30T18:00"], null), kind: "culture" }, NOW)).toBe("Har vært");
  expect(whenText(film([]), NOW)).toBe("Vist tidligere");
});

test("names a premiere to come, and no time for what has none", () => {
  expect(whenText(film([], "2027-01-08"), NOW)).toBe("Premiere 8. januar 2027");
  expect(whenText({ ...film([], null), kind: "page" }, NOW)).toBeNull();
});

test("names the next showing that is not cancelled, and a cancelled one when there is no other", () => {
  const cancelled = showing("2026-12-04T18:00", "cancelled");
  const moved = showing("2026-12-09T18:00", "moved");
  const other = showing("2026-12-05T18:00");
  const told = (...showings: readonly ReturnType<typeof showing>[]) => whenText({ ...film([]), showings }, NOW);
  expect(told(cancelled, moved, other)).toBe("Neste: lørdag 5.\u00a0desember kl.\u00a018.00");
  expect(told(showing("2026-11-30T18:00"), cancelled)).toBe("Avlyst: fredag 4.\u00a0desember kl.\u00a018.00");
  expect(told(showing("2026-11-30T18:00", "cancelled"))).toBe("Vist tidligere");
  const beforePremiere = { ...film([], "2026-12-04"), showings: [cancelled] };
  expect(whenText(beforePremiere, NOW)).toBe("Avlyst: fredag 4.\u00a0desember kl.\u00a018.00");
});

test("names all times of the day that was asked about, and an article's last change", () => {
  const then = { ...film(["2026-12-02T18:00", "2026-12-02T19:00"]), isThen: true };
  expect(whenText(then, NOW)).toBe("I morgen kl.\u00a018.00 og 19.00");
  const article = { kind: "article" as const, showings: [], premiere: null, isThen: false, updated: "2026-11-30" };
  expect(whenText(article, NOW)).toContain("30. november 2026");
});
