import { droppableFilters, filtered, filterLabel, optionsOf, stillListed } from "./filtering";
import { type Listing, traitsOf } from "./listing";
import { NOTHING, type Selection } from "./selection";

type Told = Partial<Listing["event"]> & { readonly film?: Partial<Listing["production"]> };

const listing = ({ film = {}, ...event }: Told = {}) => {
  const told: Listing = {
    event: {
      key: "forestilling",
      start: "2026-12-05T18:00",
      end: null,
      status: "onSale",
      features: [],
      accessibility: [],
      production: { key: "film" },
      ...event,
    },
    production: {
      key: "film",
      object: "movie",
      kind: "Film",
      typeText: "Film",
      ageLimit: "12",
      format: "2D",
      spokenLanguage: "Finsk",
      subtitles: "Norsk",
      audience: ["adults"],
      ...film,
    },
  };
  const { start } = told.event;
  return {
    listing: told,
    date: start.slice(0, 10),
    until: start,
    own: traitsOf(told),
    traits: [traitsOf(told)],
  };
};

const ALL = [
  listing({
    key: "a",
    start: "2026-12-05T12:00",
    film: { ageLimit: "A", spokenLanguage: "Norsk", subtitles: null, audience: ["children"] },
  }),
  listing({ key: "b", start: "2026-12-05T18:00", film: { ageLimit: "6" }, accessibility: ["audioDescription"] }),
  listing({ key: "c", start: "2026-12-06T18:00", film: { format: "3D" } }),
  listing({ key: "d", start: "2026-12-07T18:00", film: { ageLimit: "15" }, features: ["Seniorkino"] }),
];
const TODAY = "2026-12-05";

const found = (selection: Partial<Selection>): string =>
  filtered(ALL, { ...NOTHING, ...selection }, TODAY)
    .map(({ listing }) => listing.event.key)
    .join("");

const values = (facet: "age" | "language" | "format" | "kind" | "access", chosen = "") =>
  optionsOf(ALL, facet, chosen).map(({ label }) => label);

test.each<[Partial<Selection>, string]>([
  [{}, "abcd"],
  [{ day: "i-dag" }, "ab"],
  [{ day: "i-morgen" }, "c"],
  [{ day: "helg" }, "abc"],
  [{ day: "2026-12-07" }, "d"],
  [{ age: "a" }, "a"],
  [{ age: "6" }, "ab"],
  [{ age: "12" }, "abc"],
  [{ language: "norsk-tale" }, "a"],
  [{ language: "norsk-tekst" }, "bcd"],
  [{ format: "3d" }, "c"],
  [{ kind: "barn" }, "a"],
  [{ kind: "seniorkino" }, "d"],
  [{ access: "synstolking" }, "b"],
  [{ day: "i-dag", age: "6", access: "synstolking" }, "b"],
  [{ format: "3d", language: "norsk-tale" }, ""],
])("%j finds %s", (selection, keys) => {
  expect(found(selection)).toBe(keys);
});

test("Norwegian subtitles of one showing count as Norwegian text", () => {
  const special = listing({
    accessibility: ["norwegianSubtitles"],
    film: { spokenLanguage: "Norsk", subtitles: null },
  });
  expect([...special.own.language.keys()]).toEqual(["norsk-tale", "norsk-tekst"]);
});

test("a film without a limit matches no age, and neither does culture", () => {
  expect(listing({ film: { ageLimit: null } }).own.age.size).toBe(0);
  expect(listing({ film: { object: "culture", ageLimit: null } }).own.age.size).toBe(0);
});

test("culture is found by its own kind, the library's also as the library's", () => {
  const reading = listing({
    film: { object: "culture", typeText: "Bibliotek", kind: "Bibliotek", audience: ["children"] },
  });
  expect([...reading.own.kind.keys()]).toEqual(["kultur", "bibliotek", "barn"]);
});

describe("what can be chosen", () => {
  test("has the values that only some items have, in a readable order", () => {
    expect(values("age")).toEqual(["Tillatt for alle", "Høyst 6 år", "Høyst 12 år"]);
    expect(values("language")).toEqual(["Finsk tale", "Norsk tale", "Norsk tekst"]);
    expect(values("format")).toEqual(["2D", "3D"]);
    expect(values("kind")).toEqual(["Barn", "Seniorkino"]);
    expect(values("access")).toEqual(["Synstolking"]);
  });

  test("contains the value in the address, also without matches", () => {
    expect(values("format", "imax")).toEqual(["2D", "3D", "imax"]);
  });

  test("is null when all are alike", () => {
    expect(optionsOf(ALL.slice(2, 3), "format", "")).toEqual([]);
  });
});

describe("an empty result", () => {
  const out = (selection: Partial<Selection>) => droppableFilters(ALL, { ...NOTHING, ...selection }, TODAY);

  test("names each filter whose removal gives matches, and their number", () => {
    expect(out({ format: "3d", day: "i-dag" })).toEqual(
      [
        { filter: "day", label: "I dag", found: 1 },
        { filter: "format", label: "3D", found: 2 },
      ].sort((a, b) => b.found - a.found),
    );
  });

  test("names none when no single one helps", () => {
    expect(out({ format: "3d", day: "2026-12-07", age: "a" })).toEqual([]);
  });
});

test("filters are shown as text", () => {
  expect(filterLabel(ALL, "day", "helg")).toBe("I helga");
  expect(filterLabel(ALL, "day", "2026-12-05")).toBe("Lørdag 5. desember");
  expect(filterLabel(ALL, "day", "tull")).toBe("tull");
  expect(filterLabel(ALL, "language", "norsk-tale")).toBe("Norsk tale");
});

test("what has ended is not listed", () => {
  expect(stillListed(ALL, "2026-12-06T08:00").map(({ listing }) => listing.event.key)).toEqual(["c", "d"]);
});

describe("a film with several showings", () => {
  const versions = [
    listing({ film: { spokenLanguage: "Norsk", subtitles: null, format: "2D" } }).own,
    listing({ film: { format: "3D" } }).own,
  ];
  const film = { date: null, until: null, traits: versions };
  const passes = (selection: Partial<Selection>) => filtered([film], { ...NOTHING, ...selection }, TODAY).length === 1;

  test.each<[Partial<Selection>, boolean]>([
    [{ language: "norsk-tale" }, true],
    [{ format: "3d" }, true],
    [{ format: "3d", language: "norsk-tale" }, false],
    [{ format: "3d", language: "finsk-tale" }, true],
    [{ day: "i-dag" }, false],
  ])("passes %j: %p", (selection, expected) => {
    expect(passes(selection)).toBe(expected);
  });

  test("counts once for a value that all its versions have", () => {
    const other = { ...film, traits: [listing({ film: { ageLimit: "15" } }).own] };
    expect(optionsOf([film, other], "age", "").map(({ value }) => value)).toEqual(["12"]);
  });

  test("stays until the caller removes it", () => {
    expect(stillListed([film], "2030-01-01T00:00")).toEqual([film]);
  });
});
