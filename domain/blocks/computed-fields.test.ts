import { fieldsOf } from "../define/object-type";
import { plainPicture } from "../fields";
import { turnsOf } from "../showings/showing-state";
import { blockDefinition } from "./";
import type { BlockContext } from "./block-context";

const HALLS = ["storsal", "lillesal", "foaje"];
const CONTACTS = ["kontoret", "kinoen"].map((id) => ({ id, name: id }));
const PARTS = [
  { id: "kinoen", name: "Kinoen", halls: ["storsal", "lillesal"] },
  { id: "biblioteket", name: "Biblioteket", halls: [] },
];
const EXTRAS = [{ name: "Utstyr", rows: [] }];
const day = (part: string, date: number) => ({
  part,
  date: `2026-12-${String(date).padStart(2, "0")}`,
  opens: "17:00",
  closes: "23:00",
});
const DAYS = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((date) => PARTS.map(({ id }) => day(id, date)));

const among = <Item extends { readonly id: string }>(ids: readonly string[], all: readonly Item[]) =>
  ids.length === 0 ? all : ids.flatMap((id) => all.filter((one) => one.id === id));

const CONTEXT: BlockContext = {
  hallIds: (ids) => (ids.length === 0 ? HALLS : ids),
  hallIdsToLet: () => ["foaje"],
  extras: () => EXTRAS,
  contacts: (ids) => among(ids, CONTACTS),
  venueParts: (ids) => among(ids, PARTS),
  openDays: (ids) => DAYS.filter(({ part }) => ids.length === 0 || ids.includes(part)),
  searchPath: "/sok",
  companionPass: "Velg ledsager.",
  logo: plainPicture("logo.svg"),
  accessibilityStatement: "https://uustatus.no/1",
  expandedTo: (component) => [{ value: "2026-12", path: `/${component}/2026-12` }],
  pageWith: (component) => `/${component}`,
  siteUrl: "https://lillevik.example.no",
};

/** The fields of a block's node with some settings. */
const fields = (component: string, settings: object = {}) => {
  const type = blockDefinition(component)?.objectType;
  if (type === undefined) throw new Error(`there is no block ${component}`);
  return fieldsOf(type, settings, CONTEXT);
};
/** The settings that content gives a block without any. */
const preset = (component: string, settings: object) =>
  blockDefinition(component)?.schema.parse({
    component,
    id: "a",
    place: { row: 1, column: 1, order: 1 },
    data: { events: "events" },
    settings,
  }).settings;

describe("rooms", () => {
  it("in a price table are all of the site or none, and so are the extras", () => {
    expect(fields("price-table", { halls: true, extras: false })).toMatchObject({
      halls: HALLS.map((id) => `Hall:${id}`),
      extras: [],
    });
    expect(fields("price-table", { halls: false, extras: true })).toMatchObject({
      halls: [],
      extras: [{ name: "Utstyr" }],
    });
  });

  it("to find are those that content names, or all that are to let, with the extras and who answers", () => {
    expect(fields("room-finder", { halls: [], person: "kinoen" })).toMatchObject({
      halls: ["Hall:foaje"],
      extras: [{ name: "Utstyr" }],
      person: { key: "kinoen" },
    });
    expect(fields("room-finder", { halls: ["storsal"], person: "borte" })).toMatchObject({
      halls: ["Hall:storsal"],
      person: null,
    });
  });
});

it("contacts are those that content names, or all", () => {
  expect(fields("contact", { people: ["kinoen"] })).toMatchObject({ people: [{ key: "kinoen" }] });
  expect(fields("contact", { people: [] })).toMatchObject({ people: [{ key: "kontoret" }, { key: "kinoen" }] });
});

it("facts of the site are each in their own field", () => {
  expect(fields("search-field", { examples: [], ways: [] })).toMatchObject({ path: "/sok" });
  expect(fields("ticket-list")).toMatchObject({ companionPass: "Velg ledsager.", today: "Today" });
  expect(fields("accessibility-statement")).toMatchObject({ published: "https://uustatus.no/1" });
  expect(fields("calendar-subscribe")).toMatchObject({ siteUrl: "https://lillevik.example.no" });
});

it("the programme of a month has the pages of all months, and other programmes the page of this one", () => {
  expect(fields("month-calendar")).toMatchObject({ months: [{ month: "2026-12", path: "/month-calendar/2026-12" }] });
  for (const component of ["schedule", "culture-programme"]) {
    expect(fields(component)).toMatchObject({ monthPath: "/month-calendar" });
  }
});

describe("opening hours", () => {
  it("are those of the parts that content names, with their coming days, or of all", () => {
    expect(fields("opening-hours", { parts: ["biblioteket"] })).toMatchObject({
      parts: ["OpeningHours:biblioteket"],
      openDays: DAYS.filter(({ part }) => part === "biblioteket").map(({ date }) => ({ date })),
    });
    const all = fields("opening-hours", { parts: [] });
    expect(all.parts).toEqual(["OpeningHours:kinoen", "OpeningHours:biblioteket"]);
    expect(all.openDays).toHaveLength(24);
  });
});

describe("rows of parts", () => {
  it("are each part with all that it has where content names none", () => {
    expect(fields("foyer-screen", { rows: [] })).toMatchObject({
      rows: [
        { label: "Kinoen", part: "OpeningHours:kinoen", shows: "all", halls: ["storsal", "lillesal"] },
        { label: "Biblioteket", part: "OpeningHours:biblioteket", shows: "all", halls: [] },
      ],
    });
  });

  it("are in the order of content, without parts that are not there", () => {
    const rows = ["biblioteket", "borte", "kinoen"].map((part) => ({ label: part, part, shows: "hours" }));
    expect(fields("now-and-next", { rows }).rows).toMatchObject([{ label: "biblioteket" }, { label: "kinoen" }]);
  });

  it("have the first ten days of each of their parts", () => {
    const rows = [{ label: "Kino", part: "kinoen", shows: "all" }];
    const { openDays } = fields("now-and-next", { rows });
    expect(openDays).toMatchObject(
      DAYS.filter(({ part }) => part === "kinoen")
        .slice(0, 10)
        .map(({ date }) => ({ date })),
    );
    expect(openDays).toHaveLength(10);
    expect(fields("foyer-screen", { rows: [] }).openDays).toHaveLength(20);
  });

  it("say of which parts a page changes when they open and close", () => {
    const rows = [{ label: "Kino", part: "kinoen", shows: "all" }];
    for (const component of ["foyer-screen", "now-and-next"]) {
      expect(blockDefinition(component)?.partsShown?.({ rows })).toEqual(["kinoen"]);
    }
  });
});

it("the foyer screen has ten days, and changes when latecomers are no longer shown the way", () => {
  const screen = blockDefinition("foyer-screen");
  expect(screen?.horizon?.({})).toBe(10);
  const times = { start: "2026-12-04T18:00", end: "2026-12-04T20:00", saleOpens: "2026-12-01T10:00" };
  const turns = screen?.turns?.(times) ?? [];
  expect(turns).toEqual(expect.arrayContaining([...turnsOf(times)]));
  expect(turns.filter((turn) => turn > times.start && turn < times.end)).toHaveLength(1);
});

describe("paper", () => {
  it.each([
    ["schedule", { variant: "list" }, true],
    ["schedule", { variant: "hero" }, false],
    ["culture-programme", { filters: true }, true],
    ["culture-programme", { filters: false }, false],
    ["ticket-list", {}, true],
    ["cover", {}, undefined],
  ])("pages with %s and %j are hung up: %s", (component, settings, isPrinted) => {
    expect(blockDefinition(component)?.printed?.(settings)).toBe(isPrinted);
  });
});

it("pages of the film club are found by the screens of their blocks", () => {
  expect(blockDefinition("member-screen")?.memberScreen?.({ screen: "login" })).toBe("login");
  expect(blockDefinition("watch-list")?.memberScreen?.({})).toBe("list");
});

it("what content leaves out is the usual", () => {
  const emptyText = "Ingen.";
  expect(preset("schedule", { emptyText })).toMatchObject({ variant: "list", filters: false, childQuestion: false });
  expect(preset("foyer-screen", { heading: "Huset", emptyText })).toMatchObject({ seconds: 12, rows: [] });
  expect(blockDefinition("schedule")?.schema.safeParse({ component: "schedule", settings: {} }).success).toBe(false);
});
