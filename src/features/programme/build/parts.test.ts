import { partsOf } from "./parts";
import { testProgramme } from "./testing/machine-data";
import { FILM } from "./testing/productions";

const event = { ...FILM, object: "culture" as const, typeText: "Konsert", audience: [] };
const library = { ...event, typeText: "Bibliotek" };

const parts = (...productions: readonly (typeof FILM)[]): readonly string[] =>
  [...partsOf({ productions: testProgramme({ allProduction: { nodes: productions } }).productions, pages: [] })].sort();

test("a venue has the parts of which its content has something, and everything in any case", () => {
  expect(parts()).toEqual(["alt"]);
  expect(parts({ ...FILM, audience: [] })).toEqual(["alt", "kino"]);
  expect(parts({ ...FILM, audience: ["children"] })).toEqual(["alt", "barn", "kino"]);
  expect(parts(event)).toEqual(["alt", "kultur"]);
});

test("what a library does is culture, but makes no culture programme of its own", () => {
  expect(parts(library)).toEqual(["alt", "bibliotek"]);
  expect(parts(library, event)).toEqual(["alt", "bibliotek", "kultur"]);
});

test("a calendar that a page offers is there before it has anything", () => {
  const pages = testProgramme()
    .pages.slice(0, 1)
    .map((page) => ({
      ...page,
      blocks: [{ calendar: "kultur", feature: null }],
    }));
  expect([...partsOf({ productions: [], pages })].sort()).toEqual(["alt", "kultur"]);
});
