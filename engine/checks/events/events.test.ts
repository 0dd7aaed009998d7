import { TestContent } from "../../testing/test-content";
import { testReports } from "../../testing/test-reports";

const EVENTS = "events/desember.json";
const SITE = "sites/huset.json";
const FILM = "productions/nattoget.json";

describe("references of events", () => {
  testReports({
    [`error ${EVENTS} events[0].production: peker på «natttoget», men ingen film eller noe arrangement har den id-en. → Mente du «nattoget»?`]:
      "natttoget",
    [`error ${EVENTS} events[2].hall: peker på «kantina», men nettstedet har ingen slik sal. → Dette finnes: storsal, lillesal.`]:
      "kantina",
  });

  it.each([
    ["has an error", (content: TestContent) => content.set(FILM, "runningTime", "to timer")],
    ["cannot be read", (content: TestContent) => content.write(FILM, "{")],
  ])("are not reported when the file of the film %s", async (_what, change) => {
    expect((await change(new TestContent()).problems()).map(({ file }) => file)).toEqual([FILM]);
  });
});

describe("references of events to lists", () => {
  const listed = (field: string) => new TestContent().set(EVENTS, "events[0]", { ...EVENT, [field]: "kno" });
  const EVENT = {
    id: "nattoget-1",
    production: "nattoget",
    start: "2026-12-04T18:00",
    hall: "storsal",
    status: "soldOut",
  };
  const LIST = { id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 120 }] };

  it.each([
    ["priceList", "prisliste", "priceLists"],
    ["accessSet", "tilrettelegging", "accessSets"],
    ["noteText", "beskjed", "noteTexts"],
  ])("stop an unknown %s", async (field, what, list) => {
    expect(await listed(field).reported()).toEqual([
      `error ${EVENTS} events[0].${field}: peker på «kno», men nettstedet har ingen slik ${what}. → Skriv den i ${list} i nettstedets innstillinger.`,
    ]);
  });

  it("suggest the nearest", async () => {
    expect(await listed("priceList").set(SITE, "priceLists", [LIST]).reported()).toEqual([
      expect.stringMatching(/ → Mente du «kino»\?$/),
    ]);
  });
});

describe("double bookings", () => {
  const booking = (start: string) => new TestContent().set(EVENTS, "events[2].start", start);

  testReports({
    [`warning ${EVENTS} events[2].start: er fredag 4. desember kl. 20.04, men salen «Storsalen» er opptatt av «Nattoget» til fredag 4. desember kl. 20.05. → Flytt en av forestillingene, eller velg en annen sal.`]:
      "2026-12-04T20:04",
  });

  const half = () => booking("2026-12-04T18:30");

  it.each([
    ["that begins when the first has ended", booking("2026-12-04T20:05")],
    ["in another hall", half().set(EVENTS, "events[2].hall", "lillesal").set(SITE, "halls[1].part", "kinoen")],
    [
      "when the first is cancelled",
      half().set(EVENTS, "events[0].status", "cancelled").set(EVENTS, "events[0].reason", "Sykdom"),
    ],
  ])("are not those of a showing %s", async (_what, content) => {
    expect(await content.problems()).toEqual([]);
  });

  it("finds an event of unknown length that begins while the hall is in use", async () => {
    const content = booking("2026-12-04T18:30").set("productions/quiz.json", "runningTime", undefined);
    expect(await content.problems()).toEqual([expect.objectContaining({ field: "events[2].start" })]);
  });

  it("names no end where it is unknown, and finds two that begin at once", async () => {
    const content = booking("2026-12-04T18:00").set("productions/quiz.json", "runningTime", undefined);
    expect(await content.set(EVENTS, "events[0].start", "2026-12-04T18:00").reported()).toHaveLength(1);
    const later = new TestContent()
      .set("productions/quiz.json", "runningTime", undefined)
      .set(EVENTS, "events[2].start", "2026-12-05T18:00");
    const [first = "", ...others] = await later
      .set(EVENTS, "events", JSON.parse(later.text(EVENTS)).events.reverse())
      .reported();
    expect(first).toContain("er opptatt av «Julequiz». → ");
    expect(others).toEqual([]);
  });

  it("remembers the one that takes the hall longest", async () => {
    const content = new TestContent()
      .set(EVENTS, "events[1].start", "2026-12-04T18:10")
      .set(EVENTS, "events[1].end", "2026-12-04T20:00")
      .set(EVENTS, "events[2].start", "2026-12-04T20:04");
    const found = (await content.problems()).filter(({ message }) => message.includes("opptatt"));
    expect(found.map(({ field, message }) => [field, message.includes("kl. 20.05")])).toEqual([
      ["events[1].start", true],
      ["events[2].start", true],
    ]);
  });

  it("uses elapsed time when the clock is set back", async () => {
    const content = new TestContent()
      .set(EVENTS, "events[0].start", "2026-10-25T02:30+02:00")
      .set(EVENTS, "events[0].end", "2026-10-25T02:50+02:00")
      .set(EVENTS, "events[2].start", "2026-10-25T02:40+01:00")
      .set(EVENTS, "events[2].end", "2026-10-25T03:30")
      .set("productions/nattoget.json", "runningTime", 20)
      .set("productions/quiz.json", "runningTime", 30)
      .set(SITE, "openingHours[0].weekly[0].opens", "00:00");
    const problems = await content.problems();
    expect(problems.filter(({ message }) => !message.endsWith("midt på natten."))).toEqual([]);
  });
});

describe("closing time", () => {
  const late = (start: string) => new TestContent().set(EVENTS, "events[0].start", start);

  testReports({
    [`warning ${EVENTS} events[0].start: gir slutt fredag 4. desember kl. 23.05, etter at Kinoen stenger (kl. 23.00). → Begynn tidligere, eller legg inn et unntak i åpningstidene.`]:
      "2026-12-04T21:00",
    [`warning ${EVENTS} events[0].start: er fredag 25. desember kl. 18.00, en dag da Kinoen er stengt (1. juledag). → Velg en annen dag, eller legg inn et unntak med åpningstider for dagen.`]:
      "2026-12-25T18:00",
  });

  it("accepts a film that ends at closing time", async () => {
    expect(await late("2026-12-04T20:55").problems()).toEqual([]);
  });

  it("accepts a film that ends at midnight in a venue that closes then", async () => {
    const open = (start: string) => late(start).set(SITE, "openingHours[0].weekly[0].closes", "24:00");
    expect(await open("2026-12-04T21:55").problems()).toEqual([]);
    expect(await open("2026-12-04T21:56").problems()).toHaveLength(1);
  });

  it("applies exceptions in the opening hours", async () => {
    const content = late("2026-12-25T18:00").set(SITE, "openingHours[0].exceptions", [
      { from: "2026-12-25", opens: "17:00", closes: "22:00", reason: "Julekino" },
    ]);
    expect(await content.problems()).toEqual([]);
  });

  const eveningVenue = (start: string) =>
    late(start)
      .set(SITE, "openingHours[0].eventsOutsideHours", true)
      .set(SITE, "openingHours[0].exceptions", [
        { from: "2026-12-26", closed: true, reason: "Julestengt" },
        { from: "2026-12-23", opens: "10:00", closes: "12:00", reason: "Lille julaften" },
      ]);

  it("accepts events outside the opening hours where the venue opens for events, on a short day too", async () => {
    expect(await eveningVenue("2026-12-04T23:30").problems()).toEqual([]);
    expect(await eveningVenue("2026-12-23T18:00").problems()).toEqual([]);
  });

  it("warns of an event on a day on which the venue is closed, or on a public holiday", async () => {
    const closed = (reason: string) => [
      expect.objectContaining({
        severity: "warning",
        message: expect.stringContaining(`, en dag da Kinoen er stengt (${reason}).`),
      }),
    ];
    expect(await eveningVenue("2026-12-26T12:00").problems()).toEqual(closed("Julestengt"));
    expect(await eveningVenue("2026-12-25T12:00").problems()).toEqual(closed("1. juledag"));
  });

  it("checks a demonstration by the dates in its files, whichever day it is built", async () => {
    const content = late("2026-12-04T18:00").set(SITE, "demonstration", { anchor: "2026-12-02" });
    expect(await content.problems({ today: "2026-12-16" })).toEqual([]);
  });
});
