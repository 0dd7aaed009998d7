import { reportedWith, TestContent } from "../../testing/test-content";
import { testReports } from "../../testing/test-reports";

const FILM = "pages/film.json";
const FRONT = "pages/forside.json";
const MENU = "menus/meny.json";
const SITE = "sites/huset.json";
const WORDS = { title: "Tittel", description: "Beskrivelse." };

const reported = (change: (content: TestContent) => TestContent): Promise<readonly string[]> =>
  change(new TestContent()).reported();

const emptyFolder = (folder: string) => expect.stringContaining(`warning ${folder}: Mappen er tom eller finnes ikke`);

const genre = (value: string, operator = "eq") => ({ property: "production.genres", value, operator });

describe("filters", () => {
  const never = (property: string, value: string, meant: string) =>
    `er «${value}», men «${property}» er aldri det: filteret finner ingenting. → Mente du «${meant}»?`;

  testReports({ [`error ${FILM} sources[0].filters[1].value: ${never("object", "movies", "movie")}`]: "movies" });

  it.each([
    ["production.object", "movies", "movie"],
    ["production.objectClass", "movie_comming", "movie_coming"],
    ["production.audience", "childern", "children"],
    ["production.assets[type=poster].type", "postr", "poster"],
    ["status", "onsale", "onSale"],
    ["accessibility", "wheelchairs", "wheelchair"],
    ["hall", "storsalen", "storsal"],
    ["production", "nattogett", "nattoget"],
  ])("knows the values of %s: not %s, but %s", async (property, value, meant) => {
    expect(await reportedWith(FRONT, "sources[0].filters", [{ property, value, operator: "eq" }])).toEqual([
      `error ${FRONT} sources[0].filters[0].value: ${never(property, value, meant)}`,
    ]);
  });

  it.each([
    [genre("Dramma"), "Mente du «Drama»?"],
    [genre("Western"), "Rett verdien, eller vent til det finnes noe som passer."],
    [genre("^West", "regex"), "Rett verdien, eller vent til det finnes noe som passer."],
  ])("warns of a value without results today: %j", async (filter, cure) => {
    expect(await reportedWith(FRONT, "sources[0].filters[0]", filter)).toEqual([
      `warning ${FRONT} sources[0].filters[0].value: er «${filter.value}», men ingen forestillinger har det i «production.genres»: filteret finner ingenting. → ${cure}`,
    ]);
  });

  it("takes a hall that stands empty", async () => {
    const none = { page: null, part: null, bookingUrl: null, wheelchairSpaces: 0, capacity: 10 };
    const hall = (id: string) => ({ ...none, id, name: id });
    expect(
      await reported((content) =>
        content
          .set(SITE, "halls", [hall("storsal"), hall("tom")])
          .set(FRONT, "sources[0].filters", [{ property: "hall", value: "tom", operator: "eq" }]),
      ),
    ).not.toContainEqual(expect.stringContaining(FRONT));
  });

  testReports({
    [`warning ${FRONT} sources[0].filters: passer ikke sammen: ingen forestillinger oppfyller alle, så kilden «events» er tom. → Fjern eller rett et av filtrene.`]:
      [genre("Drama"), { property: "production.object", value: "culture", operator: "eq" }],
    [`error ${FRONT} sources[0].filters[0].value: er «:sjanger», men adressen til siden (path) er «/» og har ingen slik del. → Skriv en verdi, eller ta «:sjanger» inn i path.`]:
      ":sjanger",
  });

  it("warns of an unused source, but not of one that a title uses", async () => {
    const spare = { name: "reserve", model: "article", collection: false, filters: [] };
    const withSpare = (content: TestContent) => content.set(FRONT, "sources[1]", spare);
    expect(await reported(withSpare)).toEqual([
      `warning ${FRONT} sources[1].name: er «reserve», men ingen blokk på siden bruker den kilden. → Skriv "reserve" i data på en blokk, eller fjern kilden.`,
    ]);
    expect(await reported((content) => withSpare(content).set(FRONT, "title", "{reserve.title}"))).toEqual([]);
  });

  it("reports no filter while there is nothing to filter, or a file has an error", async () => {
    expect(await reported((content) => content.remove("events"))).toEqual([emptyFolder("events")]);
    const broken = (content: TestContent) =>
      content.set(FRONT, "sources[0].filters[0]", genre("Western")).write("events/desember.json", "{");
    expect((await reported(broken)).map((one) => one.split(" ")[1])).toEqual(["events/desember.json"]);
  });
});

describe("an occasion's rule", () => {
  const ruled = (rule: object) =>
    reported((content) =>
      content
        .set(FRONT, "blocks[0].component", "occasion")
        .set(FRONT, "blocks[0].settings", { rule, emptyText: "Ingenting." }),
    );

  it("suits showings that are there", async () => {
    expect(await ruled({ parts: ["film"], spoken: ["norsk"], from: "10:00" })).toEqual([]);
  });

  it("is warned of with a text that no showing has", async () => {
    expect(await ruled({ spoken: ["Nordsk"], features: ["Frokostkino"] })).toEqual([
      `warning ${FRONT} blocks[0].settings.rule.spoken[0]: er «Nordsk», men ingen forestillinger har det. → Mente du «norsk»?`,
      `warning ${FRONT} blocks[0].settings.rule.features[0]: er «Frokostkino», men ingen forestillinger har det. → Rett verdien, eller vent til det finnes noe som passer.`,
    ]);
  });

  it("is warned of when nothing has all of it", async () => {
    expect(await ruled({ parts: ["library"] })).toEqual([
      `warning ${FRONT} blocks[0].settings.rule: passer ikke sammen: ingen forestillinger i innholdet oppfyller alt, så blokken er alltid tom. → Fjern eller rett noe i regelen.`,
    ]);
  });

  it("is stopped when it ends before it begins", async () => {
    expect(await ruled({ from: "18:00", until: "18:00" })).toEqual([
      `error ${FRONT} blocks[0].settings.rule.until: er ikke etter «from», så ingenting passer. → Skriv et senere klokkeslett, eller fjern det ene.`,
    ]);
  });
});

describe("languages", () => {
  it.each([
    [MENU, "items[2].locale", "norsk"],
    ["articles/personvern.json", "node_locale", "norsk"],
    ["articles/personvern.json", "node_locale", ""],
  ])("stops content in a language that no site has: %s, %s", async (file, field, language) => {
    expect((await reportedWith(file, field, language)).filter((one) => one.startsWith("error"))).toEqual([
      expect.stringContaining(
        `error ${file} ${field}: er «${language}», og det språket har nettstedet ikke: dette blir aldri vist. → `,
      ),
    ]);
  });

  it("stops what is written in a language that the site has no texts in", async () => {
    const file = "productions/nattoget.json";
    expect(await reportedWith(file, "translations", [{ language: "en", title: "The night train" }])).toEqual([
      `error ${file} translations[0].language: er «en», men nettstedet har ikke sine egne tekster på det språket. → Skriv dem i languages/en.json.`,
    ]);
  });

  it("leaves out content in another language of the site without a warning", async () => {
    expect(await reportedWith(MENU, "items[2].locale", "nn")).toEqual([]);
    expect(await reportedWith("articles/personvern.json", "node_locale", "nn")).toEqual([]);
  });

  it("counts the languages of all sites of the folder", async () => {
    const content = new TestContent()
      .copy(SITE, "sites/kvener.json", { id: "kvener", host: "kvener.example.no", "locale.available": ["fkv"] })
      .set(MENU, "items[2].locale", "fkv");
    expect(await content.problems({ siteId: "huset" })).toEqual([]);
  });

  it.each([
    ["the front page", FRONT, { nn: WORDS }, "meta: har ikke «nb», så / blir ikke laget, men det er lenker dit."],
    ["a page for each film", FILM, { nn: WORDS }, "meta: har ikke «nb», så /:production blir ikke laget."],
    ["the page for dead links", "pages/404.json", { nn: WORDS }, "meta: har ikke «nb», så /404 blir ikke laget."],
    ["no language at all", FRONT, {}, "meta: er tom, så siden blir aldri laget."],
    [
      "no known language",
      FRONT,
      { norsk: WORDS },
      "meta.norsk: er et språk som nettstedet ikke har, så siden blir aldri laget.",
    ],
  ])("stops when a required page is not created: %s", async (_what, file, meta, message) => {
    expect(await reportedWith(file, "meta", meta)).toEqual([expect.stringContaining(`error ${file} ${message}`)]);
  });

  const aboutUs = (content: TestContent) =>
    content.copy("pages/404.json", "pages/om-oss.json", { id: "om-oss", path: "/om-oss", meta: { nn: WORDS } });

  it("accepts a page in another language only, unless something links to it", async () => {
    expect(await reported(aboutUs)).toEqual([]);
    expect(await reported((content) => aboutUs(content).set(MENU, "items[0].path", "/om-oss"))).toEqual([
      expect.stringContaining(
        "error pages/om-oss.json meta: har ikke «nb», så /om-oss blir ikke laget, men det er lenker dit.",
      ),
    ]);
  });

  it("warns of a spare language that no site has", async () => {
    expect(await reportedWith(FRONT, "meta.en", WORDS)).toEqual([
      expect.stringContaining(`warning ${FRONT} meta.en: er et språk som nettstedet ikke har. → `),
    ]);
  });
});

describe("pages that visitors look for", () => {
  it("stops a site without a front page", async () => {
    expect(await reported((content) => content.remove(FRONT))).toContain(
      'error pages: Ingen side er forsiden. → Gi en av sidene adressen "/" i feltet path.',
    );
  });

  it("warns of a site without a not-found page, and recognises a page that was intended as one", async () => {
    const message = "Ingen side har adressen /404, så den som følger en død lenke, får bare en kort feilmelding.";
    expect(await reported((content) => content.remove("pages/404.json"))).toEqual([
      `warning pages: ${message} → Lag en side med "path": "/404" og blokken not-found.`,
    ]);
    expect(await reportedWith("pages/404.json", "path", "/borte")).toEqual([
      `warning pages/404.json: ${message} → Sett "path" til "/404" på siden med blokken not-found.`,
    ]);
  });

  it("stops films and culture events with showings and no page, and reports an address that creates none", async () => {
    const found = await reportedWith(FILM, "sources[0].filters[1].value", "culture");
    expect(found.filter((one) => one.startsWith("error"))).toEqual([
      expect.stringContaining("error productions/nattoget-3d.json: «Nattoget» har forestillinger, men ingen side."),
      expect.stringContaining("error productions/nattoget.json: «Nattoget» har forestillinger, men ingen side."),
    ]);
    expect(found).toContain(
      `warning ${FILM} path: er «/:production», men lager ingen sider: kilden finner ingenting. → Rett filtrene i sources, eller fjern siden når den ikke trengs.`,
    );
    expect(found).toContainEqual(
      expect.stringContaining("warning productions/vinterlys.json: «Vinterlys» har ingen side."),
    );
  });

  it("reports many with one cause in one message", async () => {
    const content = new TestContent().remove("pages/artikkel.json");
    for (const id of ["a", "b", "c", "d"])
      content.copy("articles/personvern.json", `articles/${id}.json`, { id, slug: id });
    expect(await content.reported()).toEqual([
      expect.stringContaining("error articles: 5 artikler har ingen side: «Personvern», «Personvern» og 3 til."),
    ]);
  });

  it("reports no missing article pages in a site without articles", async () => {
    expect(await reported((content) => content.remove("articles"))).toEqual([emptyFolder("articles")]);
  });

  it("warns of an empty page", async () => {
    expect(await reportedWith("pages/404.json", "blocks[0].hide", true)).toEqual([
      'warning pages/404.json blocks: viser ingenting: siden har ingen synlige blokker. → Legg til en blokk, eller sett "hide" til false på en av dem.',
    ]);
  });
});

describe("menus", () => {
  it("accepts any depth in the footer, which shows all, and below what is not there", async () => {
    const deep = new TestContent().set(MENU, "items[2].parent", "filmer");
    for (const item of ["items[0]", "items[1]", "items[2]"]) deep.set(MENU, `${item}.place`, "footer");
    expect(await deep.reported()).toEqual([]);
    const orphan = new TestContent().set(MENU, "items[1].parent", "borte").set(MENU, "items[2].parent", "filmer");
    expect((await orphan.reported()).filter((one) => one.includes("to nivåer"))).toEqual([]);
  });

  testReports({
    [`error ${MENU} items[2].parent: er «filmer», som selv står under «kino»: menyen har to nivåer, så «Program (PDF)» vises ikke. → Skriv "kino", eller null for øverst.`]:
      "filmer",
  });

  it("warns of a group without items", async () => {
    const content = new TestContent().set(MENU, "items[1].parent", null).set(MENU, "items[2].parent", null);
    expect(await content.reported()).toEqual([
      `warning ${MENU} items[0].path: er null, men ingen punkter står under «Kino»: det fører ingen steder. → Skriv hvor det fører, eller legg punkter under det med dette punktets id i parent.`,
    ]);
  });
});
