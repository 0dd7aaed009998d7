import fc from "fast-check";
import { hoursOn, WEEKDAY_KEYS } from "../../../../domain/hours/opening-hours";
import type { Json } from "../../../../domain/json/json";
import { daysOf, daysText, spansOf, spanText } from "./hours-text";
import {
  exceptionsOf,
  exceptionText,
  objectsIn,
  partHours,
  suggestionsOf,
  textOn,
  withException,
  withExceptionHours,
  withHours,
  withNewException,
  withSuggestion,
} from "./part-hours";

const TODAY = "2026-11-28";

test.each([
  ["10-19", "10–19"],
  ["10–14 og 16–19", "10–14 og 16–19"],
  ["kl. 9.30 til 16", "9.30–16"],
  ["0830-1530", "8.30–15.30"],
  ["fra 10:00 – 24:00", "10–24:00"],
  ["10-12, 13-15; 17-19", "10–12 og 13–15 og 17–19"],
  ["Stengt", ""],
  ["–", ""],
  ["", ""],
])("«%s» is read as «%s»", (written, shown) => {
  const text = spansOf(written)
    ?.map(({ opens, closes }) => spanText(opens, closes))
    .join(" og ");
  expect(text).toBe(shown.replace("24:00", "24"));
});

test.each(["10", "ti til sju", "10-", "25-26", "10-19-21", "10.75-12", "åpent", "10-14 og"])(
  "«%s» is told",
  (written) => {
    expect(spansOf(written)).toBeNull();
  },
);

test.each([
  ["24. desember", "2026-12-24", "2026-12-24"],
  ["24.–26. desember", "2026-12-24", "2026-12-26"],
  ["24.12 - 26.12", "2026-12-24", "2026-12-26"],
  ["28. desember til 1. januar", "2026-12-28", "2027-01-01"],
  ["17. mai", "2027-05-17", "2027-05-17"],
  ["24 til og med 26. des", "2026-12-24", "2026-12-26"],
])("«%s» is %s to %s", (written, from, to) => {
  expect(daysOf(written, TODAY)).toEqual({ from, to });
});

test.each(["jul", "30. februar", "26.–24. desember 2026", "1.–2.–3. juli", ""])("«%s» is no day", (written) => {
  expect(daysOf(written, TODAY)).toBeNull();
});

const day = fc
  .integer({ min: 0, max: 800 })
  .map((ahead) => new Date(Date.UTC(2026, 10, 28 + ahead)).toISOString().slice(0, 10));

test("days that are shown are read as the same days", () => {
  fc.assert(
    fc.property(day, day, (a, b) => {
      const days = a < b ? { from: a, to: b } : { from: b, to: a };
      expect(daysOf(daysText(days), TODAY)).toEqual(days);
    }),
    { numRuns: 1_000 },
  );
});

const clock = fc
  .integer({ min: 0, max: 95 })
  .map((at) => `${String(Math.floor(at / 4)).padStart(2, "0")}:${["00", "15", "30", "45"][at % 4]}`);
const row = fc.record(
  {
    days: fc.uniqueArray(fc.constantFrom(...WEEKDAY_KEYS), { minLength: 1 }),
    opens: clock,
    closes: clock,
    note: fc.constantFrom("Selvbetjent", "Bare kontoret"),
    ekstra: fc.constant(1),
  },
  { requiredKeys: ["days", "opens", "closes"] },
);
const week = fc.array(row, { maxLength: 4 }) as fc.Arbitrary<readonly Json[]>;
const text = fc.oneof(fc.constantFrom("10-19", "10-14 og 16-19", "stengt", "tull"), fc.string({ maxLength: 8 }));

test("a written cell shows what was written, and the other days keep their times and notes", () => {
  const told = (weekly: readonly Json[], one: string) =>
    weekly
      .filter(({ days }) => [days].flat().includes(one))
      .map(({ days: _, ...rest }) => JSON.stringify(rest))
      .sort();
  fc.assert(
    fc.property(week, fc.constantFrom(...WEEKDAY_KEYS), text, (weekly, one, written) => {
      const next = withHours(weekly, one, written);
      const spans = spansOf(written);
      if (spans === null) expect(textOn(next, one)).toBe(written.trim());
      else
        expect(new Set(spansOf(textOn(next, one))?.map((span) => JSON.stringify(span)))).toEqual(
          new Set(spans.map((span) => JSON.stringify(span))),
        );
      for (const other of WEEKDAY_KEYS) if (other !== one) expect(told(next, other)).toEqual(told(weekly, other));
    }),
    { numRuns: 2_000 },
  );
});

test("a cell written as it was changes nothing", () => {
  fc.assert(
    fc.property(week, fc.constantFrom(...WEEKDAY_KEYS), (weekly, one) => {
      const own = weekly.filter(({ days }) => [days].flat().includes(one));
      fc.pre(own.length < 2);
      const sorted = weekly.map((part) => ({
        ...part,
        days: WEEKDAY_KEYS.filter((key) => [part.days].flat().includes(key)),
      }));
      const said = (all: readonly Json[]) => WEEKDAY_KEYS.map((key) => textOn(all, key));
      expect(said(withHours(sorted, one, textOn(sorted, one)))).toEqual(said(sorted));
    }),
    { numRuns: 1_000 },
  );
});

const HOUSE: readonly Json[] = [
  {
    id: "bib",
    name: "Biblioteket",
    weekly: [{ days: ["thursday"], opens: "10:00", closes: "19:00", note: "N" }],
    exceptions: [
      { from: "2026-12-24", closed: true, reason: "Jul" },
      { from: "2027-01-02", opens: "10:00", closes: "12:00", reason: "Telling" },
    ],
    publicHolidays: "closed",
  },
  {
    id: "kant",
    name: "Kantina",
    weekly: [{ days: ["thursday", "saturday"], opens: "09:00", closes: "14:30" }],
    exceptions: [{ from: "2026-12-24", opens: "09:00", closes: "11:00", reason: "Jul" }],
    publicHolidays: "asUsual",
  },
  { id: "kino", name: "Kinoen", followsProgramme: { minutesBefore: 30 }, exceptions: [], publicHolidays: "asUsual" },
];

test("one exception of the house is that of all its parts, which may differ", () => {
  const [jul, telling] = exceptionsOf(HOUSE);
  expect([jul?.reason, HOUSE.map((part, at) => exceptionText(part, jul?.items.get(at))), telling?.reason]).toEqual([
    "Jul",
    ["stengt", "9–11", ""],
    "Telling",
  ]);
  if (jul === undefined) throw new Error("No exception.");
  const moved = withException(HOUSE, jul, { from: "2027-12-24", to: "2027-12-26", reason: "Julestengt" });
  expect(objectsIn(moved[0]?.exceptions)).toEqual(
    [HOUSE[0]?.exceptions]
      .flat()
      .slice(1)
      .concat({ from: "2027-12-24", closed: true, reason: "Julestengt", to: "2027-12-26" }),
  );
  expect(objectsIn(moved[1]?.exceptions)[0]).toMatchObject({ opens: "09:00", to: "2027-12-26" });
  expect(exceptionsOf(withException(HOUSE, jul, null)).map(({ reason }) => reason)).toEqual(["Telling"]);
  const written = withExceptionHours(withExceptionHours(HOUSE, jul, 2, "18-21"), jul, 0, "som vanlig");
  expect(exceptionsOf(written)[0]?.items).toEqual(
    new Map([
      [1, 0],
      [2, 0],
    ]),
  );
  const unread = withExceptionHours(HOUSE, jul, 1, "10-12 og 13-14");
  expect(exceptionText(unread[1] ?? {}, 0)).toBe("10-12 og 13-14");
});

test("a new exception is put among the others by date, and not where the programme opens", () => {
  const next = withNewException(HOUSE, { from: "2026-12-31", to: "2026-12-31", reason: "Nyttår" });
  expect(next.map(({ exceptions }) => objectsIn(exceptions).map(({ reason }) => reason))).toEqual([
    ["Jul", "Nyttår", "Telling"],
    ["Jul", "Nyttår"],
    [],
  ]);
  expect(objectsIn(next[1]?.exceptions)[1]).toEqual({ from: "2026-12-31", closed: true, reason: "Nyttår" });
});

test("days round holidays are suggested where a part would be open, and closed there alone", () => {
  const found = suggestionsOf(HOUSE, TODAY);
  expect(found.map(({ name, date, open }) => `${name} ${date} ${open.join()}`)).toEqual([
    "2. juledag 2026-12-26 Kantina",
    "Nyttårsaften 2026-12-31 Biblioteket,Kantina",
    "Skjærtorsdag 2027-03-25 Kantina",
    "Påskeaften 2027-03-27 Kantina",
    "Arbeidernes dag 2027-05-01 Kantina",
    "Kristi himmelfartsdag 2027-05-06 Kantina",
    "Pinseaften 2027-05-15 Kantina",
  ]);
  const closed = found.reduce(withSuggestion, HOUSE);
  expect(suggestionsOf(closed, TODAY)).toEqual([]);
  expect(hoursOn(partHours(closed[1] ?? {}), "2027-05-15")).toMatchObject({ spans: [], reason: "Pinseaften" });
  expect(objectsIn(closed[0]?.exceptions)).toHaveLength(3);
});
