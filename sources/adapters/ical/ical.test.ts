import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { addDays, weekdayIndex } from "../../../domain/time/local-time";
import { SourceFault } from "../../records";
import { pulledShowing } from "../../testing/pulled-showing";
import { ical } from "./ical";
import type { Places } from "./showings";

const TODAY = "2026-11-24";

const folder = mkdtempSync(join(tmpdir(), "ical-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const calendar = (...parts: readonly (readonly string[])[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//NO", ...parts.flat(), "END:VCALENDAR", ""].join("\r\n");

/** An event with its start, and further lines. */
const event = (uid: string, ...lines: readonly string[]): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  "DTSTAMP:20261101T080000Z",
  ...(lines.some((line) => line.startsWith("SUMMARY")) ? [] : ["SUMMARY:Lesestund"]),
  ...lines,
  "END:VEVENT",
];

const pulled = (text: string, places: Partial<Places> = {}) => {
  const file = join(folder, "kalender.ics");
  writeFileSync(file, text);
  return ical({ place: { file }, hall: "biblioteket", allDay: null, ...places }, TODAY);
};

const startsOf = async (...events: readonly (readonly string[])[]) =>
  (await pulled(calendar(...events))).showings.map(({ id, start }) => `${id} ${start}`);

test("an event is culture, in its place or the source's hall", async () => {
  const { showings, skipped, isPartial } = await pulled(
    calendar(
      event(
        "a@bibliotek",
        "SUMMARY:Forfatter\\, bok og kaffe",
        "DTSTART;TZID=Europe/Oslo:20261201T180000",
        "DTEND;TZID=Europe/Oslo:20261201T193000",
        "LOCATION:Kinosal",
        "DESCRIPTION:En kveld om bøker.\\n\\nGratis kaffe.",
      ),
      event("b@bibliotek", "DTSTART:20261202T100000", "DURATION:PT45M"),
      event("c@bibliotek", "DTSTART:20261203T100000"),
    ),
  );
  expect([skipped, isPartial]).toEqual([[], false]);
  expect(showings[0]).toEqual(
    pulledShowing(
      { id: "a@bibliotek", start: "2026-12-01T18:00", end: "2026-12-01T19:30", hall: "Kinosal" },
      {
        id: "forfatter, bok og kaffe",
        kind: "culture",
        title: "Forfatter, bok og kaffe",
        ediNumber: null,
        summary: "En kveld om bøker.\n\nGratis kaffe.",
      },
    ),
  );
  expect(showings.slice(1).map(({ end, hall }) => [end, hall])).toEqual([
    ["2026-12-02T10:45", "biblioteket"],
    [null, "biblioteket"],
  ]);
});

const OUTLOOK_ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:(UTC-05:00) Eastern",
  "BEGIN:STANDARD",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

test.each([
  ["UTC", "DTSTART:20261201T170000Z", "2026-12-01T18:00"],
  ["UTC in summer", "DTSTART:20270601T160000Z", "2027-06-01T18:00"],
  ["no zone", "DTSTART:20261201T180000", "2026-12-01T18:00"],
  ["Outlook's name for Oslo's zone", "DTSTART;TZID=W. Europe Standard Time:20261201T180000", "2026-12-01T18:00"],
  ["a name with a path", "DTSTART;TZID=/freeassociation.net/Europe/Oslo:20261201T180000", "2026-12-01T18:00"],
  ["another zone", "DTSTART;TZID=Europe/London:20261201T170000", "2026-12-01T18:00"],
  ["a zone of the calendar's own", 'DTSTART;TZID="(UTC-05:00) Eastern":20261201T120000', "2026-12-01T18:00"],
  ["the first of autumn's repeated hours", "DTSTART:20271031T003000Z", "2027-10-31T02:30+02:00"],
])("knows the time with %s", async (_what, line, start) => {
  const { showings } = await pulled(calendar(OUTLOOK_ZONE, event("a", line)));
  expect(showings.map((one) => one.start)).toEqual([start]);
});

test("skips and reports an unknown zone; other events are taken", async () => {
  const { showings, skipped, isPartial } = await pulled(
    calendar(
      event("a", "DTSTART;TZID=Mordor:20261201T180000"),
      event("gammel", "DTSTART;TZID=Mordor:20151201T180000"),
      event("b", "DTSTART:20261202T180000"),
    ),
  );
  expect(showings.map(({ id }) => id)).toEqual(["b"]);
  expect(skipped).toEqual([
    { id: "a", what: "Lesestund", why: "tidssonen «Mordor» er ukjent. → Velg en annen tidssone i kalenderen" },
  ]);
  expect(isPartial).toBe(false);
});

test("a series keeps its hour when the clock is set, until its end or the horizon", async () => {
  const weekly = event("a", "DTSTART;TZID=Europe/Oslo:20200107T170000", "RRULE:FREQ=WEEKLY;BYDAY=TU");
  const starts = await startsOf(weekly);
  expect(starts).toHaveLength(27);
  expect(starts.every((one) => one.endsWith("T17:00"))).toBe(true);
  expect([starts[0], starts.at(-1)]).toEqual(["a/2026-11-24 2026-11-24T17:00", "a/2027-05-25 2027-05-25T17:00"]);
  const until = (text: string) =>
    startsOf(event("a", "DTSTART;TZID=Europe/Oslo:20261124T003000", `RRULE:FREQ=WEEKLY;UNTIL=${text}`));
  // The last one begins in the evening before, in UTC.
  expect(await until("20261207T233000Z")).toHaveLength(3);
  expect(await until("20261207T232900Z")).toHaveLength(2);
  expect(await until("20261208")).toHaveLength(3);
  expect(await startsOf(event("a", "DTSTART:20261120T100000", "RRULE:FREQ=DAILY;COUNT=6"))).toHaveLength(2);
});

test("leaves out excepted days, and takes additional ones", async () => {
  expect(
    await startsOf(
      event(
        "a",
        "DTSTART;TZID=Europe/Oslo:20261201T170000",
        "RRULE:FREQ=WEEKLY;COUNT=5",
        // The first, one in UTC, two that are none, and a whole day.
        "EXDATE;TZID=Europe/Oslo:20261201T170000",
        "EXDATE:20261208T160000Z,20261209T160000Z,20261210T160000Z",
        "EXDATE;VALUE=DATE:20261222",
        "RDATE;TZID=Europe/Oslo:20261217T120000",
      ),
    ),
  ).toEqual(["a/2026-12-15 2026-12-15T17:00", "a/2026-12-17 2026-12-17T12:00", "a/2026-12-29 2026-12-29T17:00"]);
});

test("one event of a series is moved, cancelled or renamed, whatever the order in the file", async () => {
  const series = event("a", "DTSTART;TZID=Europe/Oslo:20261201T170000", "RRULE:FREQ=WEEKLY;COUNT=4", "LOCATION:Foajé");
  const moved = event("a", "RECURRENCE-ID:20261201T160000Z", "DTSTART:20261203T190000", "LOCATION:Kinosal");
  const cancelled = event(
    "a",
    "RECURRENCE-ID;TZID=Europe/Oslo:20261208T170000",
    "DTSTART;TZID=Europe/Oslo:20261208T170000",
    "STATUS:CANCELLED",
  );
  const renamed = event(
    "a",
    "RECURRENCE-ID;TZID=Europe/Oslo:20261215T170000",
    "DTSTART;TZID=Europe/Oslo:20261215T170000",
    "SUMMARY:Juleverksted",
  );
  const { showings } = await pulled(calendar(moved, renamed, series, cancelled));
  expect(
    showings.map(({ id, start, status, hall, production }) => [id, start, status, hall, production.title]),
  ).toEqual(
    expect.arrayContaining([
      ["a/2026-12-01", "2026-12-03T19:00", null, "Kinosal", "Lesestund"],
      ["a/2026-12-08", "2026-12-08T17:00", "cancelled", "biblioteket", "Lesestund"],
      ["a/2026-12-15", "2026-12-15T17:00", null, "biblioteket", "Juleverksted"],
      ["a/2026-12-22", "2026-12-22T17:00", null, "Foajé", "Lesestund"],
    ]),
  );
  expect(showings).toHaveLength(4);
});

test("an event that is moved out of the past is there; what is over is not", async () => {
  expect(
    await startsOf(
      event("a", "DTSTART:20261117T170000", "RRULE:FREQ=WEEKLY;COUNT=2"),
      event("a", "RECURRENCE-ID:20261117T170000", "DTSTART:20261130T170000"),
      event("b", "DTSTART:20261123T170000"),
    ),
  ).toEqual(["a/2026-11-24 2026-11-24T17:00", "a/2026-11-17 2026-11-30T17:00"]);
});

test.each([
  ["AVLYST: Lesestund", "Lesestund", "cancelled"],
  ["Avlyst – Lesestund", "Lesestund", "cancelled"],
  ["Lesestund (avlyst)", "Lesestund", "cancelled"],
  ["Lesestund - AVLYST!", "Lesestund", "cancelled"],
  ["Avlystes saga", "Avlystes saga", null],
  ["Kurs i avlysthet", "Kurs i avlysthet", null],
])("the title %j is %s, %s", async (summary, title, status) => {
  const { showings } = await pulled(calendar(event("a", `SUMMARY:${summary}`, "DTSTART:20261201T170000")));
  expect(showings).toEqual([expect.objectContaining({ status, production: expect.objectContaining({ title }) })]);
});

test("whole days need times of the source's settings, and are a showing on each day", async () => {
  const exhibition = calendar(
    event("a", "SUMMARY:Utstilling", "DTSTART;VALUE=DATE:20261122", "DTEND;VALUE=DATE:20261127"),
    event("b", "SUMMARY:Åpent hus", "DTSTART;VALUE=DATE:20261205"),
  );
  expect((await pulled(exhibition)).skipped.map(({ what, why }) => `${what} ${why}`)).toEqual([
    "Utstilling varer hele dagen. → Skriv klokkeslett i kalenderen, eller allDay i sources.json",
    "Åpent hus varer hele dagen. → Skriv klokkeslett i kalenderen, eller allDay i sources.json",
  ]);
  const { showings } = await pulled(exhibition, { allDay: { from: "10:00", to: "15:00" } });
  expect(showings.map(({ id, start, end }) => [id, start, end])).toEqual([
    ["a+2", "2026-11-24T10:00", "2026-11-24T15:00"],
    ["a+3", "2026-11-25T10:00", "2026-11-25T15:00"],
    ["a+4", "2026-11-26T10:00", "2026-11-26T15:00"],
    ["b", "2026-12-05T10:00", "2026-12-05T15:00"],
  ]);
});

test("a whole day in the week in which the clock is set stays on its day", async () => {
  const { showings } = await pulled(
    calendar(
      event("a", "DTSTART;VALUE=DATE:20270327", "DTEND;VALUE=DATE:20270330", "RRULE:FREQ=DAILY;INTERVAL=5;COUNT=2"),
    ),
    { allDay: { from: "10:00", to: "15:00" } },
  );
  expect(showings.map(({ start }) => start.slice(5, 10))).toEqual([
    "03-27",
    "03-28",
    "03-29",
    "04-01",
    "04-02",
    "04-03",
  ]);
});

test("what is private is not reported; what is tentative, without place or title is", async () => {
  const { showings, skipped } = await pulled(
    calendar(
      event("a", "SUMMARY:Medarbeidersamtale", "DTSTART:20261201T170000", "CLASS:PRIVATE"),
      event("b", "SUMMARY:Kanskje quiz", "DTSTART:20261201T170000", "STATUS:TENTATIVE"),
      event("c", "SUMMARY:Tur", "DTSTART:20261201T170000"),
      event("d", "SUMMARY:", "DTSTART:20261201T170000"),
      event("e", "SUMMARY:Medarbeidersamtale", "DTSTART:i morgen", "CLASS:CONFIDENTIAL"),
    ),
    { hall: null },
  );
  expect(showings).toEqual([]);
  expect(skipped.map(({ what, why }) => `${what} ${why}`).sort()).toEqual([
    expect.stringMatching(/^En hendelse uten tittel mangler tittel/),
    expect.stringMatching(/^En privat hendelse /),
    expect.stringMatching(/^Kanskje quiz er foreløpig/),
    expect.stringMatching(/^Tur har ikke noe sted/),
  ]);
});

test.each([
  ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", /^$/],
  ["FREQ=DAILY;INTERVAL=7;BYDAY=WE", /^$/],
  ["FREQ=SECONDLY", /oftere enn hver dag/],
  ["FREQ=WEEKLY;BYHOUR=25", /kan ikke leses/],
  ["FREQ=OFTE", /kan ikke leses/],
])("a series by %s ends the reading of nothing else", async (rule, why) => {
  const { showings, skipped, isPartial } = await pulled(
    calendar(event("a", "DTSTART:20261201T170000", `RRULE:${rule}`), event("b", "DTSTART:20261201T170000")),
  );
  expect(showings.map(({ id }) => id)).toEqual(["b"]);
  expect(skipped.map((one) => one.why).join()).toMatch(why);
  expect(isPartial).toBe(skipped.length > 0);
});

test("an event that never ends hides the next one", async () => {
  const open = event("a", "DTSTART:20261201T170000").slice(0, -1);
  const { skipped, isPartial } = await pulled(calendar(open, event("b", "DTSTART:20261202T170000")));
  expect([skipped.map(({ id }) => id), isPartial]).toEqual([["a"], true]);
});

const WHOLE = calendar(OUTLOOK_ZONE, event("a", "DTSTART:20261201T170000", "RRULE:FREQ=WEEKLY"));

test.each([
  ["a page for logging in", "<!doctype html><title>Logg inn</title>"],
  ["nothing", ""],
  ["half a calendar", WHOLE.slice(0, WHOLE.length / 2)],
  ["a calendar without its end", WHOLE.replace("END:VCALENDAR\r\n", "")],
])("%s is no calendar", async (_what, text) => {
  await expect(pulled(text)).rejects.toThrow("svaret er ikke en hel kalender");
});

test("of two versions of an event the later one counts, wherever it stands", async () => {
  const versions = [
    event("a", "DTSTART:20261201T170000", "SEQUENCE:2"),
    event("a", "DTSTART:20261202T170000", "SEQUENCE:10"),
    event("a", "DTSTART:20261203T170000"),
  ];
  expect(await startsOf(...versions)).toEqual(["a 2026-12-02T17:00"]);
  expect(await startsOf(...versions.toReversed())).toEqual(["a 2026-12-02T17:00"]);
});

test("an event of a series that stands alone is known by the day that it was planned for", async () => {
  expect(await startsOf(event("a", "RECURRENCE-ID:20261201T170000", "DTSTART:20261203T170000"))).toEqual([
    "a/2026-12-01 2026-12-03T17:00",
  ]);
});

test("two events of a series on one day have their hours in their ids", async () => {
  expect(await startsOf(event("a", "DTSTART:20261201T170000", "RDATE:20261201T190000,20261202T170000"))).toEqual([
    "a/2026-12-01 2026-12-01T17:00",
    "a/2026-12-01 19:00 2026-12-01T19:00",
    "a/2026-12-02 2026-12-02T17:00",
  ]);
});

test.each([
  ["no length", "DURATION:PT0M", null],
  ["an end before its start", "DTEND:20261201T160000", null],
  ["an end in another zone", "DTEND;TZID=Europe/London:20261201T180000", "2026-12-01T19:00"],
])("an event with %s ends when that says, if it lasts at all", async (_what, line, end) => {
  const { showings } = await pulled(calendar(event("a", "DTSTART:20261201T170000", line)));
  expect(showings.map((one) => one.end)).toEqual([end]);
});

test("today is in the programme from its first minute, yesterday is not", async () => {
  expect(await startsOf(event("a", "DTSTART:20261124T000000"), event("b", "DTSTART:20261123T235900"))).toEqual([
    "a 2026-11-24T00:00",
  ]);
});

test("what is over and unreadable is not reported, what is of today is", async () => {
  const broken = (day: string) => event(day, `DTSTART;TZID=Mordor:${day}T180000`);
  const { skipped } = await pulled(calendar(broken("20261123"), broken("20261124")));
  expect(skipped.map(({ id }) => id)).toEqual(["20261124"]);
});

test("an unreadable event of a series may hide others, a single one does not", async () => {
  const partial = async (...lines: readonly string[]) => (await pulled(calendar(event("a", ...lines)))).isPartial;
  expect(await partial("DTSTART;TZID=Mordor:20261201T180000", "RDATE:20261202T180000")).toBe(true);
  expect(await partial("DTSTART;TZID=Mordor:20261201T180000", "RECURRENCE-ID:20261202T180000")).toBe(true);
  expect(await partial("DTSTART;TZID=Mordor:20261201T180000")).toBe(false);
});

test.each([
  ["20270230T180000", "2027-02-30T18:00"],
  ["20261340T180000", "2026-13-40T18:00"],
  ["20261201T250000", "2026-12-01T25:00"],
])("a start at %s, which does not exist, is reported and not moved to another day", async (start, told) => {
  const { showings, skipped } = await pulled(
    calendar(event("a@bibliotek", `DTSTART:${start}`), event("b@b", "DTSTART:20261201T100000")),
  );
  expect(showings.map(({ id }) => id)).toEqual(["b@b"]);
  expect(JSON.stringify(skipped)).toContain(`tidspunktet ${told} finnes ikke`);
});

test("an event without a start is reported so", async () => {
  expect((await pulled(calendar(event("a")))).skipped.map(({ why }) => why)).toEqual([
    "mangler tidspunkt. → Skriv når det begynner",
  ]);
});

const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const compact = (day: string): string => day.replaceAll("-", "");

test("a weekly series is on its weekdays, at its hour, less what is excepted, as moved", async () => {
  const day = fc.integer({ min: -400, max: 100 }).map((days) => addDays(TODAY, days));
  const series = fc.record({
    first: day,
    hour: fc.integer({ min: 4, max: 22 }),
    every: fc.integer({ min: 1, max: 3 }),
    excepted: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }),
    moved: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }),
    isFirst: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(series, async ({ first, hour, every, excepted, moved, isFirst }) => {
      const clock = String(hour).padStart(2, "0");
      const at = (number: number) => addDays(first, 7 * every * number);
      const local = (date: string, minutes = "00") => `;TZID=Europe/Oslo:${compact(date)}T${clock}${minutes}00`;
      const main = event(
        "a",
        `DTSTART${local(first)}`,
        `RRULE:FREQ=WEEKLY;INTERVAL=${every};BYDAY=${DAYS[weekdayIndex(first)]}`,
        ...excepted.map((number) => `EXDATE${local(at(number))}`),
      );
      const versions = moved.map((number) =>
        event("a", `RECURRENCE-ID${local(at(number))}`, `DTSTART${local(at(number), "30")}`),
      );
      const starts = await startsOf(...(isFirst ? [main, ...versions] : [...versions, main]));
      const horizon = addDays(TODAY, 26 * 7);
      const expected = Array.from({ length: 90 }, (_, number) => number).flatMap((number) => {
        const isMoved = moved.includes(number);
        const isThere = at(number) >= TODAY && (at(number) <= horizon || isMoved);
        if (!isThere || (excepted.includes(number) && !isMoved)) return [];
        return [`a/${at(number)} ${at(number)}T${clock}:${isMoved ? "30" : "00"}`];
      });
      expect(starts.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 60 },
  );
});

test("a damaged calendar gives records or a fault in words", async () => {
  const damage = fc.record({ at: fc.nat(WHOLE.length - 1), length: fc.nat(12), text: fc.string({ maxLength: 6 }) });
  await fc.assert(
    fc.asyncProperty(damage, async ({ at, length, text }) => {
      const failure = await pulled(WHOLE.slice(0, at) + text + WHOLE.slice(at + length)).then(
        () => null,
        (error: unknown) => error,
      );
      expect(failure === null || failure instanceof SourceFault).toBe(true);
    }),
    { numRuns: 300 },
  );
});
