import { whenText } from "./when";

const NOW = "2026-12-01T18:30";
const film = (showings: readonly string[], premiere: string | null = "2026-11-01") => ({
  kind: "film" as const,
  premiere,
  showings: showings.map((start) => ({ start, end: `${start.slice(0, 11)}20:00` })),
});

test("names the next showing", () => {
  expect(whenText(film(["2026-11-30T18:00", "2026-12-05T18:00"]), NOW)).toBe(
    "Neste: lørdag 5. desember kl.\u00a018.00",
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
  expect(whenText({ kind: "page", showings: [], premiere: null }, NOW)).toBeNull();
});
