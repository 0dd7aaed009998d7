import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { slugOf } from "../../domain/json/made-value";
import { addDays } from "../../domain/time/local-time";
import { addMinutes, toEpoch, wallClock } from "../../domain/time/oslo";
import { spreadsheetOf } from "../../film-platform/house/files";
import { houseProduction, houseShowing } from "../../film-platform/testing/house-showing";
import { csv } from "../../sources/adapters/csv/csv";
import { ical } from "../../sources/adapters/ical/ical";
import { planSource } from "../../sources/plan/plan-source";
import type { Pulled } from "../../sources/records";
import { answerOf, cultureContent } from "../../sources/testing/culture-content";
import { readable } from "../../sources/text/readable";
import { calendarFiles } from "../../src/features/programme/build/calendar";
import { testProgramme } from "../../src/features/programme/build/testing/machine-data";
import { CONCERT_BY_BAND, FILM } from "../../src/features/programme/build/testing/productions";
import { EVENT } from "../../src/features/programme/build/testing/showings";

/** A house's own calendar and spreadsheet, pulled into that house, and into one that lacks the showings. */

const TODAY = "2026-12-01";

/** On a machine that may be building beside. */
const RUNS_MS = 180_000;
const HALLS = ["Storsalen", "Kafé & scene", "Sal 2 (øverst)"];
const hallId = (name: string): string => slugOf(name);

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "own-calendar-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const title = fc
  .array(
    fc.constantFrom("Kråka", "på", "1 < 2", "R&B", "Kafé;", "«Ja»", "Hva?", "Del 2:", "blå,", "\\n", "(2026)", "Æsj!"),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => `Om ${words.join(" ")} natt`);
const showing = fc.record({
  title: fc.nat(),
  // 116 and 333 are the days before those that the clock changes on.
  day: fc.oneof(fc.integer({ min: 1, max: 160 }), fc.constantFrom(116, 117, 333, 334)),
  clock: fc.constantFrom("00:30", "01:30", "09:00", "18:30", "18:45", "22:30", "23:45"),
  hours: fc.integer({ min: 1, max: 5 }),
  hall: fc.constantFrom(...HALLS),
  status: fc.constantFrom("planned", "onSale", "soldOut", "cancelled", "fewLeft"),
});
const programme = fc.record({
  titles: fc.uniqueArray(fc.record({ title, isFilm: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
    selector: (one) => slugOf(one.title),
  }),
  showings: fc.uniqueArray(showing, {
    minLength: 1,
    maxLength: 8,
    selector: ({ day, clock, hall }) => [day, clock, hall].join(),
  }),
});

type Drawn = typeof programme extends fc.Arbitrary<infer Value> ? Value : never;

/** A house, with its showings as the build has them (`nodes`) and as its content has them. */
const houseOf = ({ titles, showings }: Drawn) => {
  const productions = titles.map((one, at) => ({
    ...(one.isFilm ? FILM : CONCERT_BY_BAND),
    key: `p${at}`,
    title: one.title,
    ...(one.isFilm && { ediNumber: String(700 + at), parentSlug: `p-${700 + at}` }),
    path: `/p${at}`,
  }));
  const nodes = showings.map(({ day, clock, hours, hall, status, ...one }, at) => {
    const start = `${addDays(TODAY, day)}T${clock}`;
    const end = addMinutes(start, hours * 60);
    const production = productions[one.title % productions.length] ?? FILM;
    return {
      ...EVENT,
      key: `vist-${at}`,
      ...{ start, end, startIso: start, endIso: end, status },
      hall: { ...EVENT.hall, name: hall },
      production: { ...EVENT.production, key: production.key },
    };
  });
  const events = nodes.map(({ key, production, start, end, hall, status }) => {
    const reason = status === "cancelled" ? { reason: "Sykdom." } : {};
    return { id: key, production: production.key, start, end, hall: hallId(hall.name), status, ...reason };
  });
  const content = {
    ...cultureContent([], events),
    site: { id: "huset" },
    halls: HALLS.map((name) => ({ id: hallId(name), name })),
    productions: productions.map(({ key, title: named, object, ediNumber }) => ({
      file: `productions/${key}.json`,
      value: { id: key, title: named, object, ...(ediNumber !== null && { ediNumber }) },
    })),
  };
  return { productions, nodes, events, content };
};

type Content = ReturnType<typeof houseOf>["content"];

const planOf = (pulled: Pulled) => (content: Content) =>
  planSource(content, answerOf(pulled.showings, pulled), { choice: null, at: `${TODAY}T12:00`, today: TODAY });

type Told = (event: Readonly<Record<string, unknown>>) => string;

/** Pulls into the house without its showings: each is there again. */
const expectGivenBack = (pulled: Pulled, { content, events }: ReturnType<typeof houseOf>, told: Told): void => {
  const { present, items } = planOf(pulled)({ ...content, events: [] });
  expect(items.map(({ kind }) => kind)).toEqual(events.map(() => "added"));
  expect(present.events.map(({ value }) => told(value)).toSorted()).toEqual(events.map(told).toSorted());
};

test(
  "the calendar changes nothing in its own house, and gives the showings to another",
  () =>
    fc.assert(
      fc.asyncProperty(programme, async (drawn) => {
        const { productions, nodes, ...house } = houseOf(drawn);
        const files = calendarFiles(testProgramme({ allEvent: { nodes }, allProduction: { nodes: productions } }));
        const file = join(root, "alt.ics");
        writeFileSync(file, files.find(({ path }) => path === "/kalender/alt.ics")?.text ?? "");
        const pulled = readable(await ical({ place: { file }, hall: null, allDay: null }, TODAY));
        expect(planOf(pulled)(house.content)).toMatchObject({ items: [], changes: [], files: [] });
        expectGivenBack(pulled, { productions, nodes, ...house }, ({ production, start, end, hall, status }) =>
          [
            ...[production, toEpoch(String(start)), toEpoch(String(end)), hall],
            status === "cancelled" || status === "soldOut" ? status : "planned",
          ].join(),
        );
      }),
      { numRuns: 200 },
    ),
  RUNS_MS,
);

test(
  "the spreadsheet is taken over once in its own house, and gives the showings to another",
  () =>
    fc.assert(
      fc.asyncProperty(programme, async (drawn) => {
        const house = houseOf(drawn);
        // A cell cannot say which of two equal hours it means.
        fc.pre(house.events.every(({ end }) => wallClock(end) === end));
        const file = join(root, "program.csv");
        const showings = house.events.map((one) =>
          houseShowing({
            ...one,
            hall: HALLS.find((name) => hallId(name) === one.hall) ?? "",
            reason: one.reason ?? null,
          }),
        );
        const productions = house.productions.map(({ key, title: named, ediNumber }) =>
          houseProduction({ id: key, title: named, ediNumber, kind: ediNumber === null ? "culture" : "film" }),
        );
        writeFileSync(file, spreadsheetOf({ productions, showings }));
        const pulled = readable(await csv({ place: { file }, hall: null }, TODAY));
        const own = planOf(pulled)(house.content);
        expect(own.items.map(({ kind }) => kind)).toEqual(house.events.map(() => "adopted"));
        const told: Told = ({ production, start, end, hall, status, reason }) =>
          [production, wallClock(String(start)), wallClock(String(end)), hall, status, reason].join();
        expect(own.present.events.map(({ value }) => told(value))).toEqual(house.events.map(told));
        expect(planOf(pulled)({ ...house.content, events: own.present.events })).toMatchObject({
          items: [],
          changes: [],
        });
        expectGivenBack(pulled, house, told);
      }),
      { numRuns: 200 },
    ),
  RUNS_MS,
);
