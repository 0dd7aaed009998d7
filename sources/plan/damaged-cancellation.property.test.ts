import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { csv } from "../adapters/csv/csv";
import { ical } from "../adapters/ical/ical";
import type { Pulled } from "../records";
import { answerOf, cultureContent } from "../testing/culture-content";
import { readable } from "../text/readable";
import { planSource } from "./plan-source";

const TODAY = "2026-12-01";
const NOW = `${TODAY}T12:00`;
const TITLES = ["Visekveld", "Sjakk", "Torgdag"];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "damaged-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Held {
  readonly title: string;
  readonly day: number;
  readonly hall: string;
}
type Fields = Readonly<Record<string, string>>;
type Damage = (fields: Fields) => Fields;

const held = fc.record({
  title: fc.constantFrom(...TITLES),
  day: fc.integer({ min: 2, max: 28 }),
  hall: fc.constantFrom("scenen", "loftet"),
});
const dayOf = ({ day }: Held): string => String(day).padStart(2, "0");

/** Another way to say it, where one is damaged: a row with an id, or with title and day, is still known. */
const ROWS: Readonly<Record<string, Damage>> = {
  "a day that is none": (row) => ({ ...row, Dato: "31.02.2026" }),
  "a time in words": (row) => ({ ...row, Tid: "etter mørkets frembrudd" }),
  "the word in the time": (row) => ({ ...row, Tid: "AVLYST", Status: "" }),
  "the word in a price": (row) => ({ ...row, "Pris voksen": "avlyst", Status: "" }),
  "an unreadable title": (row) => ({ ...row, Tittel: "Vise�kveld" }),
  "an unreadable reason": (row) => ({ ...row, Grunn: "Sn\u0082storm" }),
  "an unknown hall": (row) => ({ ...row, Sal: "Ukjent sal" }),
  "a broken price": (row) => ({ ...row, "Pris voksen": "mange" }),
  "a cell of a formula": (row) => ({ ...row, "Salget åpner": "#REF!" }),
  "more fields than headings": (row) => ({ ...row, "Pris voksen": "99;50" }),
  "only a word beside the table": (row) => ({ ...row, Grunn: ";Avlyst!", Status: "" }),
};
const rowOf = ({ title, hall, ...one }: Held, id: string): Fields => ({
  Id: id,
  Tittel: title,
  Dato: `${dayOf({ title, hall, ...one })}.12.2026`,
  Tid: "18.00",
  Sal: hall,
  Status: "",
  "Salget åpner": "",
  "Pris voksen": "",
  Grunn: "",
});
const tableOf = (rows: readonly Fields[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(";")).join("\n");

const EVENTS: Readonly<Record<string, Damage>> = {
  "an unreadable title": (event) => ({ ...event, SUMMARY: "Vise�kveld" }),
  "an unreadable place": (event) => ({ ...event, LOCATION: "Scenen p�" }),
  "no time": (event) => ({ ...event, DTSTART: "snart" }),
  "a broken rule": (event) => ({ ...event, RRULE: "FREQ=IBLANT" }),
  "a rule too often": (event) => ({ ...event, RRULE: "FREQ=HOURLY" }),
  "an unknown place": (event) => ({ ...event, LOCATION: "Ukjent sal" }),
  tentative: ({ STATUS: _, SUMMARY, ...event }) => ({ ...event, SUMMARY: `Avlyst: ${SUMMARY}`, STATUS: "TENTATIVE" }),
  private: (event) => ({ ...event, CLASS: "PRIVATE" }),
  "an online meeting": (event) => ({ ...event, LOCATION: "https://zoom.us/j/123456789" }),
};
const eventOf = (one: Held, uid: string): Fields => ({
  UID: uid,
  DTSTAMP: "20261120T080000Z",
  SUMMARY: one.title,
  DTSTART: `202612${dayOf(one)}T180000`,
  LOCATION: one.hall,
});
const calendarOf = (events: readonly Fields[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      ...Object.entries(event).map(([name, value]) => `${name}:${value}`),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

const place = () => ({ file: join(root, "kilde") });
const KINDS = {
  table: {
    damages: ROWS,
    recordOf: rowOf,
    cancelled: (fields: Fields) => ({ ...fields, Status: "Avlyst" }),
    textOf: tableOf,
    read: (): Promise<Pulled> => csv({ place: place(), hall: null }, TODAY),
  },
  calendar: {
    damages: EVENTS,
    recordOf: eventOf,
    cancelled: (fields: Fields) => ({ ...fields, STATUS: "CANCELLED" }),
    textOf: calendarOf,
    read: (): Promise<Pulled> => ical({ place: place(), hall: null, allDay: null }, TODAY),
  },
};

test.each(["table", "calendar"] as const)("a %s whose record is damaged cancels its showing, and no other", (kind) => {
  const { damages, recordOf, cancelled, textOf, read } = KINDS[kind];
  return fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(held, { minLength: 1, maxLength: 6, selector: ({ title, day }) => `${title} ${day}` }),
      fc.nat(),
      fc.constantFrom(...Object.keys(damages)),
      fc.boolean(),
      async (all, which, damage, hasIds) => {
        fc.pre(hasIds || (kind === "table" && !/title|a day/.test(damage)));
        const records = all.map((one, at) => recordOf(one, hasIds ? `nr-${at}` : ""));
        const pull = async (present: ReturnType<typeof cultureContent>, given: readonly Fields[]) => {
          writeFileSync(join(root, "kilde"), textOf(given));
          const pulled = readable(await read());
          return planSource(present, answerOf(pulled.showings, pulled), { choice: null, at: NOW, today: NOW });
        };
        const { present } = await pull(cultureContent(TITLES), records);
        const at = which % all.length;
        const given = records.with(at, damages[damage]?.(cancelled(records[at] ?? {})) ?? {});
        const { present: after, items } = await pull(present, given);
        const states = (of: typeof after) =>
          Object.fromEntries(
            of.events.map(({ value }) => [JSON.stringify([value.production, value.start]), value.status]),
          );
        const one = all[at];
        const key = JSON.stringify([one?.title.toLowerCase(), `2026-12-${one === undefined ? "" : dayOf(one)}T18:00`]);
        expect(states(after)).toEqual({ ...states(present), [key]: "cancelled" });
        expect(items.filter(({ kind: told }) => told === "gone" || told === "added")).toEqual([]);
        const again = await pull(after, given);
        expect(again.changes).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});
