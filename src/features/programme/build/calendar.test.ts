import fc from "fast-check";
import ICAL from "ical.js";
import { hostileText } from "../../../../tests/unit/hostile-text";
import { calendarFiles } from "./calendar";
import { machineData, programmeAt, testProgramme } from "./testing/machine-data";
import { CANCELLED, CONCERT, EVENT, MOVED } from "./testing/showings";

const files = (programme = testProgramme()) =>
  new Map(calendarFiles(programme).map(({ path, text }) => [path, text] as const));

const calendarAt = (path: string, programme = testProgramme()): ICAL.Component =>
  new ICAL.Component(ICAL.parse(files(programme).get(path) ?? ""));

const eventsAt = (path: string, programme = testProgramme()): readonly ICAL.Event[] =>
  calendarAt(path, programme)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

const only = (key: string, programme = testProgramme()): ICAL.Event => {
  const [event] = eventsAt(`/kalender/${key}.ics`, programme);
  if (!event) throw new Error(`no calendar of ${key}`);
  return event;
};

const said = (event: ICAL.Event, name: string): string => String(event.component.getFirstPropertyValue(name));

const uids = (path: string) => eventsAt(path).map(({ uid }) => uid.replace("@huset", ""));

test("each tag has a calendar, and each that a page offers, also when no showing has it", () => {
  const data = machineData();
  const [first, ...rest] = data.allEvent.nodes;
  const [page] = data.allPage.nodes;
  if (!first || !page) throw new Error("the test programme is empty");
  const programme = testProgramme({
    allEvent: { nodes: [{ ...first, features: ["Førpremiere"] }, ...rest] },
    allPage: { nodes: [{ ...page, blocks: [{ feature: "Seniorkino" }, { feature: null }] }] },
  });
  expect([...files(programme).keys()].filter((path) => path.startsWith("/kalender/merke/"))).toEqual([
    "/kalender/merke/forpremiere.ics",
    "/kalender/merke/seniorkino.ics",
  ]);
  expect(eventsAt("/kalender/merke/forpremiere.ics", programme)).toHaveLength(1);
  expect(eventsAt("/kalender/merke/seniorkino.ics", programme)).toHaveLength(0);
  expect(String(calendarAt("/kalender/merke/forpremiere.ics", programme).getFirstPropertyValue("name"))).toMatch(
    /: Førpremiere$/,
  );
});

test("tags that differ in case alone share a calendar with the showings of both", () => {
  const data = machineData();
  const [first, second, ...rest] = data.allEvent.nodes;
  if (!first || !second) throw new Error("the test's programme is too short");
  const programme = testProgramme({
    allEvent: { nodes: [{ ...first, features: ["Seniorkino"] }, { ...second, features: ["SENIORKINO"] }, ...rest] },
  });
  expect(eventsAt("/kalender/merke/seniorkino.ics", programme)).toHaveLength(2);
});

test("the zone's own rules come along, so that summer is an hour ahead of winter", () => {
  const zone = new ICAL.Timezone({
    component: calendarAt("/kalender/alt.ics").getFirstSubcomponent("vtimezone") ?? "",
    tzid: "Europe/Oslo",
  });
  const offset = (year: number, month: number) =>
    new ICAL.Time({ year, month, day: 15, hour: 12, minute: 0, second: 0 }, zone).utcOffset();
  expect([offset(2026, 12), offset(2027, 6)]).toEqual([3600, 7200]);
});

test("a showing that lasts past the change of the clocks ends when it ends", () => {
  const night = {
    ...EVENT,
    startIso: "2027-03-28T01:00:00+01:00",
    endIso: "2027-03-28T04:00:00+02:00",
    start: "2027-03-28T01:00",
    end: "2027-03-28T04:00",
  };
  const event = only(EVENT.key, testProgramme({ allEvent: { nodes: [night] } }));
  expect(event.endDate.toString()).toBe("2027-03-28T04:00:00");
  expect(event.duration.toSeconds()).toBe(2 * 3600);
});

test("three hours are assumed when the end is unknown, and the description says so", () => {
  const event = only(CONCERT.key);
  expect(event.endDate.toString()).toBe("2026-12-06T22:00:00");
  expect(event.description).toContain("Sluttiden er anslått.");
  expect(only(EVENT.key).description).not.toContain("anslått");
});

test("its UID is the same in every calendar and at every address of the site", () => {
  const { website } = machineData();
  const elsewhere = testProgramme({ website: website && { ...website, url: "https://www.lillevik.example.no" } });
  expect(only(EVENT.key).uid).toBe("nattoget-1204-1800@huset");
  expect(only(EVENT.key, elsewhere).uid).toBe("nattoget-1204-1800@huset");
  expect(eventsAt("/kalender/kino.ics")[0]?.uid).toBe("nattoget-1204-1800@huset");
});

test("its stamp is its last change in UTC, never the time of the build", () => {
  const event = only(EVENT.key);
  expect(said(event, "dtstamp")).toBe("2026-11-16T08:30:00Z");
  expect(said(event, "last-modified")).toBe("2026-11-16T08:30:00Z");
});

test("without a change date from editors, the stamp follows from its start", () => {
  const programme = testProgramme({ allEvent: { nodes: [{ ...EVENT, changed: null }] } });
  expect(said(only(EVENT.key, programme), "dtstamp")).toBe("2025-12-05T17:00:00Z");
});

test("a cancelled showing stays, with its reason, and a higher sequence than earlier revisions", () => {
  const event = only(CANCELLED.key);
  expect(said(event, "status")).toBe("CANCELLED");
  expect(event.sequence).toBe(2);
  expect(event.summary).toBe("Avlyst: Nattoget (3D)");
  expect(event.description).toContain("Sykdom.");
  expect(event.description).not.toContain("Billetter:");
});

test("a moved showing has its new and its old time, and a higher sequence than earlier revisions", () => {
  const event = only(MOVED.key);
  expect(said(event, "status")).toBe("CONFIRMED");
  expect(event.sequence).toBe(1);
  expect(event.startDate.toString()).toBe("2026-12-08T18:00:00");
  expect(event.description).toContain("Flyttet fra mandag 7. desember kl. 17.00.");
});

test("it has its location with the street, and a link to its page", () => {
  const event = only(EVENT.key);
  expect(event.location).toBe("Storsalen, Lillevik kulturhus\nGata 1, 0001 Lillevik");
  expect(said(event, "url")).toBe("https://lillevik.example.no/nattoget-101");
  expect(event.description).toContain("Aldersgrense 9 år.");
  expect(event.description).toContain("Billetter: https://billett.example.no/1");
});

test("special characters of calendars are escaped", () => {
  const data = testProgramme();
  const [main] = data.titles;
  if (!main) throw new Error("no titles");
  const odd = { ...data, titles: [{ ...main, main: { ...main.main, title: "Rom, kaffe; \\ og jul" } }] };
  const calendar = calendarAt("/kalender/arrangement/julekonsert-k1.ics", odd);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Lillevik kulturhus: Rom, kaffe; \\ og jul");
  expect(files(odd).get("/kalender/arrangement/julekonsert-k1.ics")).toContain("Rom\\, kaffe\\; \\\\ og jul");
});

test("the same content gives the same bytes, in lines of at most 75 that end as the standard requires", () => {
  expect([...files()]).toEqual([...files()]);
  for (const text of files().values()) {
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});

test("a calendar without events is one that calendars can read, with the zone that its events will have", () => {
  const nothing = { ...testProgramme(), showings: [] };
  const calendar = calendarAt("/kalender/barn.ics", nothing);
  expect(calendar.getAllSubcomponents("vevent")).toEqual([]);
  expect(calendar.getAllSubcomponents("vtimezone").map((zone) => zone.getFirstPropertyValue("tzid"))).toEqual([
    "Europe/Oslo",
  ]);
});

test.each([
  ["first", "+02:00", "2027-10-31T00:30:00Z"],
  ["second", "+01:00", "2027-10-31T01:30:00Z"],
])("a showing in the %s of autumn's double hours begins then, for every reader", (_which, offset, utc) => {
  const start = "2027-10-31T02:30";
  const night = { ...EVENT, start, startIso: `${start}:00${offset}`, end: null, endIso: null };
  const event = only(EVENT.key, testProgramme({ allEvent: { nodes: [night] } }));
  expect(said(event, "dtstart")).toBe(utc);
});

const waited = { ...EVENT, status: "saleOpensAt", saleOpens: "2026-12-01T10:00" } as const;
const ownOf = (event: typeof EVENT) =>
  eventsAt(`/kalender/${event.key}.ics`, testProgramme({ allEvent: { nodes: [event] } }));
const alarmOf = (event: ICAL.Event | undefined) =>
  String(event?.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger") ?? null);

test("a showing's own calendar has the opening of its sale, with an alarm then, and the others have neither", () => {
  const [showing, opening] = ownOf(waited);
  expect(opening?.uid).toBe(`salg-${EVENT.key}@huset`);
  expect(opening?.summary).toBe("Billettsalget åpner: Nattoget");
  expect(opening?.startDate.toString()).toBe("2026-12-01T10:00:00");
  expect([alarmOf(showing), alarmOf(opening)]).toEqual(["-PT2H", "PT0S"]);
  const [among, ...rest] = eventsAt("/kalender/kino.ics", testProgramme({ allEvent: { nodes: [waited] } }));
  expect([alarmOf(among), rest]).toEqual(["null", []]);
});

test("the opening moves, and is cancelled with its showing, with the same UID", () => {
  const [, moved] = ownOf({ ...waited, saleOpens: "2026-12-02T12:00" });
  const [, cancelled] = ownOf({ ...waited, status: "cancelled" });
  expect(new Set([moved?.uid, cancelled?.uid])).toEqual(new Set([`salg-${EVENT.key}@huset`]));
  expect(moved?.startDate.toString()).toBe("2026-12-02T12:00:00");
  expect([cancelled && said(cancelled, "status"), alarmOf(cancelled)]).toEqual(["CANCELLED", "null"]);
});

test("a sold-out showing says so in its own calendar alone, until it no longer is", () => {
  const full = { ...EVENT, status: "soldOut" } as const;
  expect(ownOf(full)[0]?.summary).toBe("Utsolgt: Nattoget");
  expect(ownOf(EVENT)[0]?.summary).toBe("Nattoget");
  const among = testProgramme({ allEvent: { nodes: [full] } });
  expect(eventsAt("/kalender/kino.ics", among)[0]?.summary).toBe("Nattoget");
});

/** The lines of a calendar, unfolded by RFC 5545 (3.1) without the library that wrote them. */
const linesOf = (text: string): readonly string[] => text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

const PROPERTIES_OF_CALENDAR = "VERSION PRODID METHOD NAME X-WR-CALNAME REFRESH-INTERVAL X-PUBLISHED-TTL URL".split(
  " ",
);
const PROPERTIES_OF_EVENT =
  "UID SEQUENCE DTSTAMP LAST-MODIFIED DTSTART DTEND SUMMARY DESCRIPTION LOCATION URL STATUS".split(" ");

const ALARM = "BEGIN ACTION TRIGGER DESCRIPTION END".split(" ");

const nameOf = (line: string): string => line.split(/[:;]/)[0] ?? "";

/** Control characters but tab; also line feeds that are not part of a line's end. */
const ILL = /[^\P{Cc}\t]/u;

/** The text that remains, since iCalendar cannot express the rest. */
const sayable = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");

test("whatever the content, a calendar has its own properties and no others, with the content as values", () => {
  const texts = fc.record({ title: hostileText, name: hostileText, hall: hostileText, reason: hostileText });
  fc.assert(
    fc.property(texts, ({ title, name, hall, reason }) => {
      const { website } = machineData();
      const data = testProgramme({
        website: website && { ...website, name },
        allProduction: { nodes: machineData().allProduction.nodes.map((one) => ({ ...one, title })) },
        allEvent: { nodes: [{ ...EVENT, reason, hall: { ...EVENT.hall, name: hall } }] },
      });
      for (const text of files(data).values()) {
        const lines = linesOf(text);
        for (const line of lines) expect(line).not.toMatch(ILL);
        const zone = [lines.indexOf("BEGIN:VTIMEZONE"), lines.indexOf("END:VTIMEZONE")] as const;
        expect(lines.slice(0, zone[0]).map(nameOf)).toEqual(["BEGIN", ...PROPERTIES_OF_CALENDAR]);
        const events = lines.slice(zone[1] + 1, -1);
        const films = [...PROPERTIES_OF_EVENT, "X-EDI-NUMBER"];
        const wanted = [
          [],
          ...[PROPERTIES_OF_EVENT, films].flatMap((names) => [
            ["BEGIN", ...names, "END"],
            ["BEGIN", ...names, ...ALARM, "END"],
          ]),
        ];
        expect(wanted).toContainEqual(events.map(nameOf));
      }
      const event = only(EVENT.key, data);
      expect(event.summary).toBe(sayable(title));
      expect(event.description).toContain(sayable(reason));
      expect(event.location).toContain(sayable(hall));
    }),
    { numRuns: 40 },
  );
});

test("showings more than sixty days before the build are in no calendar, and their film keeps one to subscribe to", () => {
  const paths = (today: string) => [...files(programmeAt(`${today}T12:00`)).keys()];
  const single = `/kalender/${EVENT.key}.ics`;
  expect(paths("2027-02-02")).toContain(single);
  const late = programmeAt("2027-02-03T12:00");
  expect([...files(late).keys()]).not.toContain(single);
  expect(uids("/kalender/kino.ics")).toContain(EVENT.key);
  const held = (path: string) => eventsAt(path, late).map(({ uid }) => uid.split("@")[0]);
  expect(held("/kalender/kino.ics")).toEqual([CANCELLED.key, MOVED.key]);
  expect(held("/kalender/film/nattoget-101.ics")).toEqual([CANCELLED.key, MOVED.key]);
});
