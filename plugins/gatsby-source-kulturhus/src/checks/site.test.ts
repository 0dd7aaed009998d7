import { reportedWith, TestContent } from "../testing/test-content";

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
    expect(await content.reported()).toEqual([
      `warning ${SITE} theme.search.path: er «/», men den siden har ikke blokken search-field: søket øverst på sidene finner ingenting. → ${cure}`,
    ]);
  });
});

describe("the site", () => {
  it("stops a block family that does not exist", async () => {
    expect(await reportedWith(SITE, "components[0].train", "programm")).toEqual([
      `error ${SITE} components[0]: ber om «programm», men den blokkfamilien finnes ikke. → Mente du «program»?`,
    ]);
  });

  it("stops a version of a block family that is not built", async () => {
    expect(await reportedWith(SITE, "components[0].version", "v7")).toEqual([
      `error ${SITE} components[0]: ber om program v7, men det som er bygd, er v8. → Skriv "version": "v8".`,
    ]);
  });

  it("stops a hall whose opening hours do not exist", async () => {
    expect(await reportedWith(SITE, "halls[0].part", "kino")).toEqual([
      `error ${SITE} halls[0].part: er «kino», men ingen åpningstider har den id-en. → Mente du «kinoen»?`,
    ]);
  });

  it("stops an error collector that browsers cannot reach", async () => {
    expect(await reportedWith(SITE, "errorCollector", "feil.example.no")).toEqual([
      expect.stringMatching(
        /^error sites\/huset.json errorCollector: .*er ikke en adresse\..* → Skriv "https:\/\/feil\.example\.no"\.$/,
      ),
    ]);
  });
});
