import { reportedWith, TestContent } from "../testing/test-content";
import { testReports } from "../testing/test-reports";

const SITE = "sites/huset.json";
const FAMILY = { train: "program", version: "v8" };

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
  testReports({
    [`error ${SITE} components[0]: ber om «programm», men den blokkfamilien finnes ikke. → Mente du «program»?`]: {
      ...FAMILY,
      train: "programm",
    },
    [`error ${SITE} components[0]: ber om program v7, men det som er bygd, er v8. → Skriv "version": "v8".`]: {
      ...FAMILY,
      version: "v7",
    },
    [`error ${SITE} halls[0].part: er «kino», men ingen åpningstider har den id-en. → Mente du «kinoen»?`]: "kino",
  });

  it("stops an error collector that browsers cannot reach", async () => {
    expect(await reportedWith(SITE, "errorCollector", "feil.example.no")).toEqual([
      expect.stringMatching(
        /^error sites\/huset.json errorCollector: .*er ikke en adresse\..* → Skriv "https:\/\/feil\.example\.no"\.$/,
      ),
    ]);
  });

  it("has its own texts in Bokmål, and its main language among those that are in use", async () => {
    const content = new TestContent().set(SITE, "locale.enabled", ["nn"]);
    const found = (await content.reported()).filter((one) => one.includes(" locale."));
    expect(found).toEqual([
      `error ${SITE} locale.enabled: er «nn», men nettstedets egne tekster finnes bare på bokmål. → Skriv ["nb"].`,
      `error ${SITE} locale.default: er «nb», men det språket er ikke slått på. → Skriv "nn".`,
    ]);
  });

  it("has no choice of languages to show", async () => {
    expect(await reportedWith(SITE, "theme.language.enabled", true)).toEqual([
      expect.stringMatching(/^warning sites\/huset\.json theme\.language\.enabled: er true, men .*ingen virkning/),
    ]);
  });

  it("names every block family that its pages use, once", async () => {
    const { components } = JSON.parse(new TestContent().text(SITE));
    const others = components.filter(({ train }: { readonly train: string }) => train !== "text");
    expect(await reportedWith(SITE, "components", others)).toEqual([
      `error ${SITE} components: mangler blokkfamilien «text», men sidene bruker rich-text. → Legg til { "train": "text", "version": "v2" }.`,
    ]);
  });

  it("has a hall in each part that follows the programme", async () => {
    const following = new TestContent()
      .set(SITE, "openingHours[0].weekly", undefined)
      .set(SITE, "openingHours[0].followsProgramme", { minutesBefore: 30 });
    expect(await following.problems()).toEqual([]);
    expect(
      (await following.set(SITE, "halls[0].part", null).reported()).filter((one) => one.startsWith("error")),
    ).toEqual([
      `error ${SITE} openingHours[0].followsProgramme: følger programmet, men ingen sal hører til denne delen, så det blir aldri åpent. → Skriv "part": "kinoen" på salen i halls, eller skriv weekly i stedet for followsProgramme.`,
    ]);
  });

  it("has the rooms in which extras can be had", async () => {
    const row = { label: "Kaffe", amount: 10, unit: "per kopp" };
    const rows = [row, { ...row, halls: ["storsal", "lilesal"] }];
    expect(await reportedWith(SITE, "extras", [{ name: "Servering", rows }])).toEqual([
      `error ${SITE} extras[0].rows[1].halls[1]: er «lilesal», men ingen sal har den id-en. → Mente du «lillesal»?`,
    ]);
  });

  it("has the lists that are the usual ones for showings", async () => {
    const list = { id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 120 }] };
    const content = new TestContent().set(SITE, "priceLists", [list]).set(SITE, "showingDefaults", [
      { hall: "storsal", priceList: "kino" },
      { hall: "storsall", priceList: "kin0", accessSet: "sett" },
    ]);
    expect((await content.reported()).filter((one) => one.startsWith("error"))).toEqual([
      `error ${SITE} showingDefaults[1].hall: er «storsall», men halls har ingen med den id-en. → Mente du «storsal»?`,
      `error ${SITE} showingDefaults[1].priceList: er «kin0», men priceLists har ingen med den id-en. → Dette finnes: kino.`,
      `error ${SITE} showingDefaults[1].accessSet: er «sett», men accessSets har ingen med den id-en. → Skriv den i accessSets.`,
    ]);
  });
});
