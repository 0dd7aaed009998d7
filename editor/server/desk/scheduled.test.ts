import fc from "fast-check";
import { addDays } from "../../../domain/time/local-time";
import { toMoment } from "../../../domain/time/oslo";
import { placed } from "../testing/placed";
import { scheduledOf } from "./scheduled";

const DAYS = { from: "2026-10-19", until: "2027-01-31", weeks: 0 };

const article = (id: string, window: object) => placed("articles", { id, title: id, ...window });
const film = (id: string, more: object) =>
  placed("productions", { id, title: "Kråka", object: "movie", parentSlug: "kraka", ...more });
const showing = (id: string, more: object) =>
  placed("events", { id, production: "kraka", status: "planned", saleOpens: "2026-12-04T10:00", ...more });

/** "2026-12-04 Jul: vises fra kl. 12.00" */
const told = (entities: Parameters<typeof scheduledOf>[0], days: object = {}) =>
  scheduledOf(entities, { ...DAYS, ...days }).map(({ date, title, detail }) => `${date} ${title}: ${detail}`);

test("content appears and leaves on its day, with the time unless it is all of the day", () => {
  expect(
    told([
      article("Lunsj", { shownFrom: "2026-12-04T12:00", shownUntil: "2026-12-05T09:30" }),
      article("Jul", { shownFrom: "2026-12-06T00:00", shownUntil: "2026-12-26T23:59" }),
      article("Nyttår", { shownUntil: "2027-01-02T00:00" }),
      article("Uten", {}),
    ]),
  ).toEqual([
    "2026-12-04 Lunsj: vises fra kl. 12.00",
    "2026-12-05 Lunsj: vises til kl. 09.30",
    "2026-12-06 Jul: vises fra denne dagen",
    "2026-12-26 Jul: vises siste dag",
    "2027-01-01 Nyttår: vises siste dag",
  ]);
});

test("a day without a time, which the check reports, is all of that day", () => {
  expect(told([article("Jul", { shownFrom: "2026-12-06", shownUntil: "2026-12-13" })])).toEqual([
    "2026-12-06 Jul: vises fra denne dagen",
    "2026-12-13 Jul: vises siste dag",
  ]);
});

test("in the night with an hour twice, the first of it is first", () => {
  const twice = [
    article("Senere", { shownFrom: "2026-10-25T02:15+01:00" }),
    article("Først", { shownFrom: "2026-10-25T02:45+02:00" }),
    article("Etter", { shownFrom: "2026-10-25T03:00" }),
  ];
  expect(told(twice)).toEqual([
    "2026-10-25 Først: vises fra kl. 02.45",
    "2026-10-25 Senere: vises fra kl. 02.15",
    "2026-10-25 Etter: vises fra kl. 03.00",
  ]);
});

test("a notice of the site leads to itself among the others", () => {
  const text = "Rolig forestilling: lyden er dempet, og lyset står på i salen.";
  const site = placed("sites", {
    id: "huset",
    noteTexts: [{ id: "a" }, { id: "b", text, shownFrom: "2026-12-04T12:00" }],
  });
  expect(scheduledOf([site], DAYS)).toEqual([
    {
      kind: "sites",
      id: "huset",
      title: "Beskjeden «Rolig forestilling: lyden er dempet, og lyset står på i sale …»",
      detail: "vises fra kl. 12.00",
      path: ["noteTexts", 1, "shownFrom"],
      date: "2026-12-04",
    },
  ]);
});

test("a sale that opens for several showings at once, and the premiere of several versions, are told once", () => {
  const films = [film("kraka", { premiere: "2026-12-10" }), film("kraka-3d", { premiere: "2026-12-10" })];
  const showings = [showing("v1", {}), showing("v2", {}), showing("v3", { status: "cancelled", production: "x" })];
  const other = showing("v5", { production: "jazz" });
  const alone = showing("v4", { saleOpens: "2026-12-05T10:00" });
  expect(told([...films, ...showings, other, alone])).toEqual([
    "2026-12-04 Kråka og én til: billettsalget åpner kl. 10.00",
    "2026-12-05 Kråka: billettsalget åpner kl. 10.00",
    "2026-12-10 Kråka: har premiere",
  ]);
});

test("a demonstration's showings and premieres are shifted, and its windows are not", () => {
  const content = [film("kraka", { premiere: "2026-12-03", shownFrom: "2026-12-02T12:00" }), showing("v1", {})];
  expect(told(content, { weeks: 1 })).toEqual([
    "2026-12-02 Kråka: vises fra kl. 12.00",
    "2026-12-10 Kråka: har premiere",
    "2026-12-11 Kråka: billettsalget åpner kl. 10.00",
  ]);
});

const minute = fc
  .integer({ min: Date.UTC(2026, 9, 18) / 60_000, max: Date.UTC(2026, 11, 31) / 60_000 })
  .map((minutes) => toMoment(minutes * 60_000));
const windows = fc.array(fc.record({ shownFrom: minute, shownUntil: minute }, { requiredKeys: [] }), { maxLength: 8 });

test("each end of a window is in one week, and all weeks together are in the order of the whole", () => {
  fc.assert(
    fc.property(windows, (all) => {
      const content = all.map((window, index) => article(`a${index}`, window));
      const from = "2026-10-12";
      const weeks = Array.from({ length: 13 }, (_, at) => addDays(from, 7 * at));
      const whole = told(content, { from, until: addDays(from, 13 * 7 - 1) });
      expect(weeks.flatMap((monday) => told(content, { from: monday, until: addDays(monday, 6) }))).toEqual(whole);
      expect(whole).toHaveLength(all.flatMap((window) => Object.keys(window)).length);
    }),
  );
});

test("whatever is written, nothing fails, and what is no moment is left out", () => {
  const foreign = fc.oneof(fc.anything(), fc.constantFrom("2026-13-45T99:99", "2027-03-28T02:30", "2026-10-25T02:30"));
  fc.assert(
    fc.property(foreign, (value) => {
      const window = { shownFrom: value, shownUntil: value, premiere: value, saleOpens: value };
      const site = placed("sites", { id: "huset", noteTexts: [value, window] });
      const all = scheduledOf([article("a", window), film("f", window), showing("v", window), site], DAYS);
      for (const { date } of all) expect(date >= DAYS.from && date <= DAYS.until).toBe(true);
    }),
  );
});
