import { expectOnlyProblem, TestContent } from "../testing/test-content";

const SITE = "sites/huset.json";

describe("the search", () => {
  const search = (path: string) => new TestContent().set(SITE, "theme.search", { enabled: true, path });
  const block = (hide: boolean) => ({
    component: "search-field",
    hide,
    id: "sok",
    place: { row: 1, column: 1, order: 9 },
    settings: { text: "Søk i alt." },
  });

  it("has a page with a search field", async () => {
    expect(await search("/").set("pages/forside.json", "blocks[4]", block(false)).problems()).toEqual([]);
  });

  it.each([
    [search("/"), 'Legg blokken search-field på siden, eller sett "enabled" til false.'],
    [
      search("/").set("pages/forside.json", "blocks[4]", block(true)),
      'Legg blokken search-field på siden, eller sett "enabled" til false.',
    ],
    [search("/").set("pages/404.json", "blocks[1]", block(false)), 'Skriv "/404", som har blokken.'],
  ])("is reported when it leads to another page: %#", async (content, cure) => {
    expect(await content.problems()).toEqual([
      content.warning({
        file: SITE,
        field: "theme.search.path",
        written: '"path": "/"',
        message: "er «/», men den siden har ikke blokken search-field: søket øverst på sidene finner ingenting.",
        cure,
      }),
    ]);
  });
});

describe("the site", () => {
  it("stops a block family that does not exist", () =>
    expectOnlyProblem(SITE, "components[0].train", "programm", {
      at: "components[0]",
      written: '{\n      "train": "programm"',
      message: "ber om «programm», men den blokkfamilien finnes ikke.",
      cure: "Mente du «program»?",
    }));

  it("stops a version of a block family that is not built", () =>
    expectOnlyProblem(SITE, "components[0].version", "v7", {
      at: "components[0]",
      written: '{\n      "train": "program"',
      message: "ber om program v7, men det som er bygd, er v8.",
      cure: 'Skriv "version": "v8".',
    }));

  it("stops a hall whose opening hours do not exist", () =>
    expectOnlyProblem(SITE, "halls[0].part", "kino", {
      written: '"part": "kino"',
      message: "er «kino», men ingen åpningstider har den id-en.",
      cure: "Mente du «kinoen»?",
    }));

  it("stops an error collector that browsers cannot reach", () =>
    expectOnlyProblem(SITE, "errorCollector", "feil.example.no", {
      written: '"errorCollector": "feil.example.no"',
      message: expect.stringContaining("er ikke en adresse."),
      cure: 'Skriv "https://feil.example.no".',
    }));
});
