import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { addDays } from "../../../domain/time/local-time";
import { ical } from "./ical";

/** The calendar's own words: zones, methods, days, the rest of a series, and texts. */

const folder = mkdtempSync(join(tmpdir(), "ical-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const calendar = (...lines: readonly string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//prove//NO", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: readonly string[]): readonly string[] => [
  "BEGIN:VEVENT",
  ...(lines.some((line) => line.startsWith("SUMMARY")) ? [] : ["SUMMARY:Korøvelse"]),
  ...lines,
  "END:VEVENT",
];
const timed = (day: string, time = "180000"): string => `DTSTART;TZID=Europe/Oslo:${day}T${time}`;

const pulled = (text: string | Uint8Array) => {
  const file = join(folder, "kalender.ics");
  writeFileSync(file, text);
  const allDay = { from: "11:00", to: "16:00" };
  return ical({ place: { file }, hall: "foaje", allDay }, "2026-11-24");
};
const toldOf = async (text: string | Uint8Array) =>
  (await pulled(text)).showings
    .map(({ start, status, hall }) => [start, hall, status].filter(Boolean).join(" "))
    .sort();

const zone = (name: string, winter: string, summer: string | null): readonly string[] => {
  const part = (kind: string, from: string, to: string, month: number) => [
    `BEGIN:${kind}`,
    `DTSTART:2000${month === 3 ? "0326" : "1029"}T020000`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ];
  const rules = summer === null ? [] : part("DAYLIGHT", winter, summer, 3);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${name}`,
    ...part("STANDARD", summer ?? winter, winter, 10),
    ...rules,
    "END:VTIMEZONE",
  ];
};

test.each([
  ["GMT", "+0100", "+0200", "2026-12-01T18:00", "2027-06-01T18:00"],
  ["Europe/London", "+0100", "+0200", "2026-12-01T18:00", "2027-06-01T18:00"],
  ["Kulturhuset", "+0000", "+0100", "2026-12-01T19:00", "2027-06-01T19:00"],
  // Half a definition of a zone that everybody knows.
  ["Europe/Oslo", "+0100", null, "2026-12-01T18:00", "2027-06-01T18:00"],
])("a zone %s of the calendar's own has its own time", async (name, winter, summer, first, second) => {
  const lines = [`DTSTART;TZID=${name}:20261201T180000`, `DTSTART;TZID=${name}:20270601T180000`];
  const events = lines.flatMap((line, at) => event(`UID:${at}`, line));
  expect((await pulled(calendar(...zone(name, winter, summer), ...events))).showings.map(({ start }) => start)).toEqual(
    [first, second],
  );
});

test("all calendars of a file are read, each with its own method and zones", async () => {
  const first = calendar(...zone("Hus", "+0000", "+0100"), ...event("UID:a", "DTSTART;TZID=Hus:20261201T180000"));
  const second = calendar("METHOD:CANCEL", ...event("UID:b", timed("20261202")));
  const third = calendar(...event("UID:c", timed("20261203")));
  expect(await toldOf(`${first}\ufeff${second}\r\n${third}\u001a\0`)).toEqual([
    "2026-12-01T19:00 foaje",
    "2026-12-03T18:00 foaje",
  ]);
  await expect(pulled(`${first}${third.replace("END:VCALENDAR", "")}`)).rejects.toThrow("ikke en hel kalender");
});

test("a cancelling calendar cancels what another one plans, also a series and without its rule", async () => {
  const series = event("UID:a", timed("20261201"), "RRULE:FREQ=WEEKLY;COUNT=2");
  const cancelling = calendar("METHOD:CANCEL", ...event("UID:a", timed("20261201")));
  expect(await toldOf(`${cancelling}${calendar(...series)}`)).toEqual([
    "2026-12-01T18:00 foaje cancelled",
    "2026-12-08T18:00 foaje cancelled",
  ]);
});

test.each([
  ["DTSTART;VALUE=DATE:20261205", ""],
  ["DTSTART:20261205", "DTEND:20261206"],
  ["DTSTART;VALUE=DATE:20261205T000000", ""],
  [timed("20261205", "000000"), "DTEND;TZID=Europe/Oslo:20261206T000000"],
  [timed("20261205", "000000"), "DTEND;TZID=Europe/Oslo:20261205T240000"],
  [timed("20261205", "000000"), "DTEND;TZID=Europe/Oslo:20261205T235900"],
  [timed("20261205", "000000"), "DTEND;TZID=Europe/Oslo:20261205T235959"],
  [timed("20261205", "000000"), "DURATION:PT24H"],
  ["DTSTART:20261204T230000Z", "DTEND:20261205T230000Z"],
])("%s %s is a whole day", async (...lines) => {
  expect(await toldOf(calendar(...event("UID:a", ...lines.filter((line) => line !== ""))))).toEqual([
    "2026-12-05T11:00 foaje",
  ]);
});

test("days of a series by the clock are excepted and replaced by their own days", async () => {
  const main = [
    "DTSTART:20261130T230000Z",
    "DTEND:20261201T230000Z",
    "RRULE:FREQ=DAILY;COUNT=3",
    "EXDATE:20261201T230000Z",
  ];
  const version = event("UID:a", "RECURRENCE-ID:20261202T230000Z", timed("20261203", "190000"));
  expect(await toldOf(calendar(...event("UID:a", ...main), ...version))).toEqual([
    "2026-12-01T11:00 foaje",
    "2026-12-03T19:00 foaje",
  ]);
});

test("from any event of a series on, the rest is moved or cancelled, and single versions stay", async () => {
  const change = fc.record({
    at: fc.integer({ min: 0, max: 7 }),
    days: fc.integer({ min: -2, max: 3 }),
    hour: fc.integer({ min: 8, max: 22 }),
    isCancelled: fc.boolean(),
    single: fc.integer({ min: 0, max: 7 }),
  });
  const first = "2026-12-01";
  const day = (date: string) => date.replaceAll("-", "");
  await fc.assert(
    fc.asyncProperty(change, async ({ at, days, hour, isCancelled, single }) => {
      const own = (number: number) => addDays(first, 7 * number);
      const clock = String(hour).padStart(2, "0");
      const named = (number: number, range = "") => `RECURRENCE-ID${range};TZID=Europe/Oslo:${day(own(number))}T180000`;
      const rest = event(
        "UID:a",
        named(at, ";RANGE=THISANDFUTURE"),
        timed(day(addDays(own(at), days)), `${clock}0000`),
        ...(isCancelled ? ["STATUS:CANCELLED"] : ["LOCATION:Storsalen"]),
      );
      const one = event("UID:a", named(single), timed(day(own(single)), "073000"), "SEQUENCE:1");
      const series = event("UID:a", timed(day(first)), "RRULE:FREQ=WEEKLY;COUNT=8");
      const expected = Array.from({ length: 8 }, (_, number) => {
        if (number === single) return `${own(number)}T07:30 foaje`;
        if (number < at || at === single) return `${own(number)}T18:00 foaje`;
        return `${addDays(own(number), days)}T${clock}:00 ${isCancelled ? "foaje cancelled" : "Storsalen"}`;
      });
      expect(await toldOf(calendar(...rest, ...one, ...series))).toEqual(expected.sort());
    }),
    { numRuns: 80 },
  );
});

test("two events with one UID are both there; of two with none, each is known by its title and time", async () => {
  const both = [...event("UID:a", timed("20261201")), ...event("UID:a", "SUMMARY:Quiz", timed("20261208"))];
  expect((await pulled(calendar(...both))).showings.map(({ id }) => id)).toEqual(["a/2026-12-01", "a/2026-12-08"]);
  const none = [event(timed("20261201")), event("SUMMARY:Avlyst: Quiz", timed("20261208"))];
  const ids = async (...events: readonly (readonly string[])[]) =>
    (await pulled(calendar(...events.flat()))).showings.map(({ id }) => id);
  const [, quiz] = await ids(...none);
  expect(await ids(...none.slice(1))).toEqual([quiz]);
  const series = event("UID:a", "SUMMARY:Kurs", timed("20261201"), "RRULE:FREQ=DAILY;COUNT=2");
  expect((await pulled(calendar(...both, ...series))).skipped).toEqual([
    expect.objectContaining({ id: "a", why: expect.stringContaining("har samme UID") }),
  ]);
});

test("texts are plain; what cannot be read is reported by its line, and hides nothing else", async () => {
  const { showings, skipped } = await pulled(
    calendar(
      ...event(
        "UID:a",
        timed("20261201"),
        "LOCATION:Foaj&eacute\\; &amp\\; bar",
        "X-ALT-DESC;FMTTYPE=text/html:<p>Ta med\\, <b>noter</b></p>",
      ),
      ...event("UID:b", timed("20261202"), "SUMMARY:Korø\ufffdvelse"),
      ...event("UID:c", timed("20261203"), "DESCRIPTION:GrÃ¸nne sanger"),
      ...event("UID:d", timed("20261204"), "LOCATION:Microsoft Teams-møte"),
      ...event("UID:e", timed("20261205"), "LOCATION:https://meet.google.com/a-b-c", "DESCRIPTION:Kom!\\nKode: 4711"),
      ...event("UID:f", timed("20261206"), "CONFERENCE:https://x.example.no", "DESCRIPTION:Kom!\\nKode: 4711"),
    ),
  );
  expect(showings.map(({ id, hall, production }) => [id, hall, production.summary])).toEqual([
    ["a", "Foajé & bar", "Ta med, noter"],
    ["c", "foaje", null],
    ["f", "foaje", "Kom!"],
  ]);
  expect(skipped.map(({ id, why }) => `${id} ${why}`)).toEqual([
    expect.stringMatching(/^b linje 14: «Korø\ufffdvelse» har tegn/),
    expect.stringMatching(/^c linje 20, teksten: «GrÃ¸nne» har tegn .* Resten er hentet$|^c linje 20, teksten/),
    expect.stringMatching(/^d er et nettmøte/),
    expect.stringMatching(/^e er et nettmøte/),
  ]);
});

test("a state in a title is the showing's, with its reason", async () => {
  const { showings } = await pulled(calendar(...event("UID:a", timed("20261201"), "SUMMARY:Kor (avlyst pga. snø)")));
  expect(showings).toEqual([
    expect.objectContaining({
      status: "cancelled",
      reason: "Avlyst pga. snø.",
      production: expect.objectContaining({ id: "kor", title: "Kor" }),
    }),
  ]);
});

test.each(["LOCATION:AVLYST", "DESCRIPTION:AVLYST pga. sykdom.\\nVi beklager."])("%s cancels too", async (line) => {
  expect(await toldOf(calendar(...event("UID:a", timed("20261201"), line)))).toEqual([
    expect.stringMatching(/^2026-12-01T18:00 .+ cancelled$/),
  ]);
});
