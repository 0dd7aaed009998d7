import { TestContent } from "../testing/test-content";
import { openDaysOfParts } from "./open-days";
import { toNodes } from "./to-nodes";

const SITE = "sites/huset.json";
const EVENTS = "events/desember.json";

/** The test site with a cinema that opens half an hour before the first showing. */
const site = () =>
  new TestContent()
    .set(SITE, "openingHours[0].weekly", undefined)
    .set(SITE, "openingHours[0].followsProgramme", { minutesBefore: 30 })
    .set(SITE, "openingHours[0].publicHolidays", "asUsual");

const daysOf = async (content: TestContent) => openDaysOfParts(await content.loaded()).get("kinoen");

const EVERY_DAY = [
  { date: "2026-12-04", opens: "17:30", closes: "20:05" },
  { date: "2026-12-05", opens: "17:30", closes: "20:05" },
  { date: "2026-12-06", opens: "18:30", closes: "20:30" },
];

describe("a part that follows the programme", () => {
  it("is open on days with showings in its halls, films with advertising and running time", async () => {
    expect(await daysOf(site())).toEqual(EVERY_DAY);
  });

  it("does not open for a cancelled showing", async () => {
    const content = site().set(EVENTS, "events[1].status", "cancelled").set(EVENTS, "events[1].reason", "Sykdom");
    expect(await daysOf(content)).toEqual([EVERY_DAY[0], EVERY_DAY[2]]);
  });

  it("does not open for another hall's showing", async () => {
    expect(await daysOf(site().set(EVENTS, "events[1].hall", "lillesal"))).toEqual([EVERY_DAY[0], EVERY_DAY[2]]);
  });

  it("opens at the new time of a showing that is moved", async () => {
    const content = site().set(EVENTS, "events[1].start", "2026-12-05T21:00");
    expect((await daysOf(content))?.[1]).toEqual({ date: "2026-12-05", opens: "20:30", closes: "23:05" });
  });

  it("is in GraphQL with all its days, and on pages with the coming ones", async () => {
    const content = site().set("pages/forside.json", "blocks[1]", {
      component: "opening-hours",
      id: "tider",
      place: { row: 1, column: 1, order: 2 },
      settings: {},
    });
    const nodes = toNodes(await content.loaded({ today: "2026-12-05" }), "2026-12-05T12:00");
    const fieldsOf = (id: string) => nodes.find((node) => node.id === id)?.fields;
    expect(fieldsOf("OpeningHours:kinoen")).toMatchObject({ weekly: [], minutesBefore: 30, openDays: EVERY_DAY });
    expect(fieldsOf("Page:/")).toMatchObject({
      blocks: expect.arrayContaining([
        expect.objectContaining({
          id: "tider",
          openDays: EVERY_DAY.slice(1).map((day) => ({ part: "kinoen", ...day })),
        }),
      ]),
    });
  });

  it("ends no opening hours before the last showing has ended", async () => {
    const content = site().set(EVENTS, "events[1].start", "2026-12-05T23:30");
    expect(await content.problems()).toEqual([]);
  });

  it("warns of a showing on a day that an exception closes", async () => {
    const content = site().set(SITE, "openingHours[0].exceptions", [
      { from: "2026-12-05", closed: true, reason: "Julebord" },
    ]);
    expect(await content.problems()).toEqual([
      expect.objectContaining({
        field: "events[1].start",
        message: expect.stringContaining(", en dag da Kinoen er stengt (Julebord)."),
      }),
    ]);
  });
});

it("opens a part with weekly hours before each of its events, when the setting says so", async () => {
  const content = new TestContent();
  expect(await daysOf(content)).toBeUndefined();
  expect(await daysOf(content.set(SITE, "openingHours[0].eventMinutesBefore", 60))).toEqual([
    { date: "2026-12-04", opens: "17:00", closes: "20:05" },
    { date: "2026-12-05", opens: "17:00", closes: "20:05" },
    { date: "2026-12-06", opens: "18:00", closes: "20:30" },
  ]);
});

describe("invalid settings", () => {
  /** Problems of the cinema's hours; others follow from the invalid site. */
  const ofHours = async (content: TestContent) =>
    (await content.problems()).filter(({ field }) => field.startsWith("openingHours"));

  it("has no hours at all", async () => {
    expect(await ofHours(new TestContent().set(SITE, "openingHours[0].weekly", undefined))).toMatchObject([
      { field: "openingHours[0].weekly", message: "mangler." },
    ]);
  });

  it("has weekly hours and follows the programme too", async () => {
    const content = new TestContent().set(SITE, "openingHours[0].followsProgramme", { minutesBefore: 30 });
    expect(await ofHours(content)).toMatchObject([
      {
        field: "openingHours[0].weekly",
        message: "kan ikke stå sammen med followsProgramme.",
        cure: "Fjern weekly når tidene skal følge programmet, og followsProgramme ellers.",
      },
    ]);
  });

  it("follows the programme of no hall", async () => {
    expect(await site().set(SITE, "halls[0].part", null).problems()).toContainEqual(
      expect.objectContaining({
        field: "openingHours[0].followsProgramme",
        cure: 'Skriv "part": "kinoen" på salen i halls, eller skriv weekly i stedet for followsProgramme.',
      }),
    );
  });
});
