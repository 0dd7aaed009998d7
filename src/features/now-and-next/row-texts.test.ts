import { endText, nextText, startText, stateText } from "./row-texts";

const NOW = "2026-12-01T19:00";
const plain = (text: string | null): string | null => text?.replaceAll("\u00a0", " ") ?? null;

test.each([
  ["2026-12-01T20:45", "kl. 20.45"],
  ["2026-12-02T00:15", "i morgen kl. 00.15"],
  ["2026-12-05T12:00", "lørdag kl. 12.00"],
  ["2026-12-07T12:00", "mandag kl. 12.00"],
  ["2026-12-08T12:00", "tirsdag 8. desember kl. 12.00"],
])("something begins at %s: %s", (moment, expected) => {
  expect(plain(startText(moment, NOW))).toBe(expected);
});

test("the next has its date beside its weekday, which might be that of the week after", () => {
  expect(plain(nextText("2026-12-03T18:30", NOW))).toBe("torsdag 3. desember kl. 18.30");
  expect(plain(nextText("2026-12-02T19:00", NOW))).toBe("i morgen kl. 19.00");
});

test.each([
  ["2026-12-01T20:05", "kl. 20.05"],
  ["2026-12-02T00:00", "kl. 24.00"],
  ["2026-12-02T00:35", "kl. 00.35"],
  ["2026-12-02T16:00", "i morgen kl. 16.00"],
])("something ends at %s: %s", (moment, expected) => {
  expect(plain(endText(moment, NOW))).toBe(expected);
});

test("no line break is between kl. and a time", () => {
  expect(startText("2026-12-05T12:00", NOW)).toContain("kl.\u00a012.00");
});

const tonight = { start: "2026-12-01T20:45" };
const tomorrow = { start: "2026-12-02T18:00" };
const until = "2026-12-01T22:20";
const opens = "2026-12-02T10:00";

test.each([
  ["open", { is: "open", until }, null, false, "Åpent til kl. 22.20"],
  ["always open", { is: "open", until: null }, null, false, "Åpent"],
  ["open for what is next today", { is: "open", until }, tonight, true, "Åpent"],
  ["open for what is not today", { is: "open", until }, tomorrow, true, "Åpent til kl. 22.20"],
  ["closed", { is: "closed", opens }, null, false, "Stengt, åpner i morgen kl. 10.00"],
  ["closed for long", { is: "closed", opens: null }, null, false, "Stengt"],
  ["closed until what is next", { is: "closed", opens }, tomorrow, true, null],
  ["closed, with something tonight", { is: "closed", opens }, tonight, false, "Stengt, åpner i morgen kl. 10.00"],
  ["quiet until what is next", { is: "quiet" }, tomorrow, false, null],
  ["quiet", { is: "quiet" }, null, false, "Ingenting på programmet de neste dagene"],
] as const)("a part that is %s", (_which, now, next, followsProgramme, expected) => {
  expect(plain(stateText({ now, next }, followsProgramme, NOW))).toBe(expected);
});
