import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { slugOf } from "../../domain/json/made-value";
import { addDays } from "../../domain/time/local-time";
import { addMinutes, toEpoch } from "../../domain/time/oslo";
import { ical } from "../../sources/adapters/ical/ical";
import { planSource } from "../../sources/plan/plan-source";
import { answerOf, cultureContent } from "../../sources/testing/culture-content";
import { readable } from "../../sources/text/readable";
import { calendarFiles } from "../../src/features/programme/build/calendar";
import { testProgramme } from "../../src/features/programme/build/testing/machine-data";
import { CONCERT_BY_BAND, FILM } from "../../src/features/programme/build/testing/productions";
import { EVENT } from "../../src/features/programme/build/testing/showings";

/** A house's published calendar, pulled into that house, and into one that lacks the showings. */

const TODAY = "2026-12-01";
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

test("changes nothing in its own house, and gives the showings to another", () =>
  fc.assert(
    fc.asyncProperty(programme, async ({ titles, showings }) => {
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
      const files = calendarFiles(testProgramme({ allEvent: { nodes }, allProduction: { nodes: productions } }));
      writeFileSync(join(root, "alt.ics"), files.find(({ path }) => path === "/kalender/alt.ics")?.text ?? "");
      const pulled = readable(await ical({ place: { file: join(root, "alt.ics") }, hall: null, allDay: null }, TODAY));

      const events = nodes.map(({ key, production, start, end, hall, status }) => {
        const reason = status === "cancelled" ? { reason: "Sykdom." } : {};
        return { id: key, production: production.key, start, end, hall: hallId(hall.name), status, ...reason };
      });
      const house = {
        ...cultureContent([], events),
        site: { id: "huset" },
        halls: HALLS.map((name) => ({ id: hallId(name), name })),
        productions: productions.map(({ key, title: named, object, ediNumber }) => ({
          file: `productions/${key}.json`,
          value: { id: key, title: named, object, ...(ediNumber !== null && { ediNumber }) },
        })),
      };
      const plan = (present: typeof house) =>
        planSource(present, answerOf(pulled.showings, pulled), { choice: null, at: `${TODAY}T12:00`, today: TODAY });
      expect(plan(house)).toMatchObject({ items: [], changes: [], files: [] });

      const { present, items } = plan({ ...house, events: [] });
      expect(items.map(({ kind }) => kind)).toEqual(events.map(() => "added"));
      const told = ({ production, start, end, hall, status }: Readonly<Record<string, unknown>>) =>
        [
          ...[production, toEpoch(String(start)), toEpoch(String(end)), hall],
          status === "cancelled" || status === "soldOut" ? status : "planned",
        ].join();
      expect(present.events.map(({ value }) => told(value)).toSorted()).toEqual(events.map(told).toSorted());
    }),
    { numRuns: 200 },
  ));
