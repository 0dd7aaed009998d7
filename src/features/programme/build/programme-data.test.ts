import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { PROGRAMME_DATA, PROGRAMME_SCHEMA, programmeDataFiles } from "./programme-data";
import { programmeAt, testProgramme } from "./testing/machine-data";
import { EVENT } from "./testing/showings";

const written = (programme = testProgramme()) => {
  const files = new Map(programmeDataFiles(programme).map(({ path, text }) => [path, JSON.parse(text)]));
  return { data: files.get(PROGRAMME_DATA), schema: files.get(PROGRAMME_SCHEMA) };
};

const validator = () => {
  const ajv = new Ajv({ allErrors: true });
  addFormats(ajv);
  return ajv.compile(written().schema);
};

test("the data is valid by its schema", () => {
  const validate = validator();
  expect(validate(written().data)).toBe(true);
});

test.each([
  ["an unknown field", { extra: 1 }],
  ["another version", { version: "1.0.0" }],
  ["no showings", { showings: undefined }],
])("the schema turns down %s", (_what, change) => {
  const changed = JSON.parse(JSON.stringify({ ...written().data, ...change }));
  expect(validator()(changed)).toBe(false);
});

test("a showing without offset or with an unknown status is refused", () => {
  const { data } = written();
  const withShowing = (change: object) => ({ ...data, showings: [{ ...data.showings[0], ...change }] });
  expect(validator()(withShowing({}))).toBe(true);
  expect(validator()(withShowing({ start: "2026-12-04T18:00" }))).toBe(false);
  expect(validator()(withShowing({ status: "maybe" }))).toBe(false);
});

test("data and schema name each other and their version", () => {
  const { data, schema } = written();
  expect(data.$schema).toBe("https://lillevik.example.no/data/program.schema.json");
  expect(schema.$id).toBe(data.$schema);
  expect(schema.title).toContain(data.version);
});

test("showings are in order of time, with offset, moves and cancellations", () => {
  const { showings } = written().data;
  expect(showings.map(({ start }: { start: string }) => start)).toEqual([
    "2026-12-04T18:00:00+01:00",
    "2026-12-05T18:00:00+01:00",
    "2026-12-06T19:00:00+01:00",
    "2026-12-07T11:00:00+01:00",
    "2026-12-08T18:00:00+01:00",
  ]);
  expect(showings[1]).toMatchObject({ status: "cancelled", reason: "Sykdom." });
  expect(showings[4]).toMatchObject({ status: "moved", previousStart: "2026-12-07T17:00:00+01:00" });
  expect(showings[0]).toMatchObject({
    id: EVENT.key,
    production: "nattoget",
    hall: "Storsalen",
    calendar: "https://lillevik.example.no/kalender/nattoget-1204-1800.ics",
    lastChanged: "2026-11-16T09:30:00+01:00",
  });
});

test("showings of more than sixty days ago are omitted, their films are not", () => {
  const { showings, productions } = written(programmeAt("2027-02-05T12:00")).data;
  expect(showings.map(({ start }: { start: string }) => start.slice(0, 10))).toEqual(["2026-12-07", "2026-12-08"]);
  expect(productions).toHaveLength(written().data.productions.length);
});

test("each version of a film is there, with the page that they share", () => {
  const { productions } = written().data;
  const versions = productions.filter(({ title }: { title: string }) => title === "Nattoget");
  expect(versions.map(({ id, url }: { id: string; url: string }) => [id, url])).toEqual([
    ["nattoget", "https://lillevik.example.no/nattoget-101"],
    ["nattoget-3d", "https://lillevik.example.no/nattoget-101"],
  ]);
});

test("has ticket links for showings on sale, and for no others", () => {
  const addresses = written().data.showings.map(({ status, ticketUrl }: { status: string; ticketUrl: unknown }) => [
    status,
    ticketUrl !== null,
  ]);
  expect(addresses).toContainEqual(["onSale", true]);
  expect(addresses).toContainEqual(["cancelled", false]);
});

test("a showing has what an adult pays", () => {
  const prices = [
    { label: "Barn", amount: 100 },
    { label: "Voksen", amount: 135 },
  ];
  const { showings } = written(testProgramme({ allEvent: { nodes: [{ ...EVENT, prices }] } })).data;
  expect(showings[0]).toMatchObject({ prices, adultPrice: { from: 135, to: 135 } });
});

test("a production has its summary, addresses and facts", () => {
  const { productions } = written().data;
  expect(productions.find(({ id }: { readonly id: string }) => id === "nattoget")).toMatchObject({
    kind: "movie",
    type: "Film",
    title: "Nattoget",
    version: null,
    summary: "Et tog forsvinner.",
    url: "https://lillevik.example.no/nattoget-101",
    ediNumber: "101",
    runningTime: 110,
    ageLimit: "9",
    ageText: "Aldersgrense 9 år",
    audience: ["youth", "adults"],
    genres: ["Drama"],
    directors: ["Kari Prøvestad"],
    cast: ["Even Prøvestad"],
  });
});
