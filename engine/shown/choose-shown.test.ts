import fc from "fast-check";
import { isShownAt, windowText } from "../../domain/publishing/shown-window";
import { toLocal, toMoment } from "../../domain/time/oslo";
import { withFilmClub } from "../testing/film-club-pages";
import { TestContent } from "../testing/test-content";

const ARTICLE = "articles/personvern.json";
const FILM = "productions/vinterlys.json";
const QUIZ = "productions/quiz.json";
const FRONT = "pages/forside.json";
const SITE = "sites/huset.json";
const EVENTS = "events/desember.json";
const MENU = "menus/meny.json";

const NOON = "2026-12-04T12:00";
const BEFORE = { moment: "2026-12-04T11:59" };
const AT = { moment: NOON };

const paths = async (content: TestContent, circumstances: { readonly moment: string }) =>
  (await content.loaded(circumstances)).resolvedPages.map(({ path }) => path);

const block = (component: string, order: number, settings: object) => ({
  component,
  hide: false,
  id: `${component}-${order}`,
  place: { row: 1, column: 1, order },
  settings,
});

/** With a page that is only there from noon on. */
const withPassing = () =>
  new TestContent().copy(FRONT, "pages/jul.json", {
    id: "jul",
    title: "Jul",
    path: "/jul",
    shownFrom: NOON,
    sources: [],
    blocks: [block("rich-text", 1, { html: "<p>Jul.</p>" })],
  });

describe("a window", () => {
  it("opens with its first minute and closes before its last, by the wall clock of Oslo", async () => {
    const content = new TestContent().set(ARTICLE, "shownFrom", NOON).set(ARTICLE, "shownUntil", "2027-01-02T00:00");
    expect(await paths(content, BEFORE)).not.toContain("/article/personvern");
    expect(await paths(content, AT)).toContain("/article/personvern");
    expect(await paths(content, { moment: "2027-01-01T23:59" })).toContain("/article/personvern");
    expect(await paths(content, { moment: "2027-01-02T00:00" })).not.toContain("/article/personvern");
  });

  it("takes articles, pages and productions with their showings off the site", async () => {
    const content = withPassing().set(QUIZ, "shownFrom", NOON).set(ARTICLE, "shownFrom", NOON);
    const before = await content.loaded(BEFORE);
    const ids = (entries: readonly { readonly entity: { readonly id: string } }[]) =>
      entries.map(({ entity }) => entity.id);
    expect(ids(before.productions)).not.toContain("quiz");
    expect(before.events.map(({ entity }) => entity.production)).not.toContain("quiz");
    expect(ids(before.articles)).toEqual([]);
    expect(await paths(content, BEFORE)).toEqual(expect.not.arrayContaining(["/jul", "/julequiz-k1"]));
    const after = await content.loaded(AT);
    expect(after.events.map(({ entity }) => entity.production)).toContain("quiz");
    expect(await paths(content, AT)).toEqual(expect.arrayContaining(["/jul", "/julequiz-k1", "/article/personvern"]));
  });

  it("leaves a film's page when one of its versions is not shown", async () => {
    const content = new TestContent().set("productions/nattoget.json", "shownFrom", NOON);
    expect(await paths(content, BEFORE)).toContain("/nattoget-101");
    expect((await content.loaded(BEFORE)).events.map(({ entity }) => entity.id)).not.toContain("nattoget-1");
  });

  const minutesBetween = (from: number, until: number) =>
    fc.integer({ min: from / 60_000, max: until / 60_000 }).map((minutes) => minutes * 60_000);
  /** Every third near the hour that the clocks repeat in autumn. */
  const instant = fc.oneof(
    { weight: 2, arbitrary: minutesBetween(Date.UTC(2026, 8, 1), Date.UTC(2027, 4, 1)) },
    minutesBetween(Date.UTC(2026, 9, 24, 23), Date.UTC(2026, 9, 25, 3)),
  );
  const moment = instant.map(toLocal);
  /** As content has to write it: with its offset in the repeated hour. */
  const written = instant.map(toMoment);
  const window = fc.record({ shownFrom: written, shownUntil: written }, { requiredKeys: [] });

  it("is one span of time: shown content comes once and goes once", () => {
    fc.assert(
      fc.property(window, fc.array(moment, { minLength: 3, maxLength: 8 }), (own, moments) => {
        const shown = [...moments].sort().map((one) => isShownAt(own, one));
        const turns = shown.filter((is, at) => at > 0 && is !== shown[at - 1]).length;
        expect(turns).toBeLessThanOrEqual(own.shownFrom === undefined || own.shownUntil === undefined ? 1 : 2);
      }),
    );
  });

  it("says when it comes, goes and has gone, and nothing of what stays", () => {
    fc.assert(
      fc.property(window, moment, (own, now) => {
        const words = windowText(own, now);
        if (isShownAt(own, now)) expect(words.startsWith("Vises til ")).toBe(own.shownUntil !== undefined);
        else expect(words).toMatch(/^(Vises fra|Ble vist til) \d+\. \S+ 202\d kl\. \d\d\.\d\d$/);
      }),
    );
  });

  it("must end after it has begun", async () => {
    await fc.assert(
      fc.asyncProperty(instant, instant, async (from, until) => {
        const content = new TestContent()
          .set(ARTICLE, "shownFrom", toMoment(from))
          .set(ARTICLE, "shownUntil", toMoment(until));
        const reported = (await content.problems()).filter(({ field }) => field === "shownUntil");
        expect(reported.some(({ severity }) => severity === "error")).toBe(from >= until);
      }),
      { numRuns: 25 },
    );
  });
});

describe("what leads to content that is not shown", () => {
  it("leaves the menus, with groups that have nothing left", async () => {
    const content = withPassing().set(MENU, "items[1].path", "/jul").set(MENU, "items[2].path", "/jul");
    const { loaded, problems } = await content.load(BEFORE);
    expect(loaded?.menuItems.map(({ entity }) => entity.id)).toEqual([]);
    expect(problems.every(({ message }) => message.includes("som ikke vises før 4. desember 2026 kl. 12.00"))).toBe(
      true,
    );
    expect(problems).toHaveLength(2);
    expect((await content.loaded(AT)).menuItems).toHaveLength(3);
  });

  it("keeps an entry of the menu that has others below it, as their heading", async () => {
    const content = withPassing().set(MENU, "items[0].path", "/jul");
    const [first] = (await content.loaded(BEFORE)).menuItems;
    expect(first?.entity).toMatchObject({ id: "kino", path: null });
  });

  it("leaves lists of links, texts and halls; a block that is nothing without is left out", async () => {
    const jul = { label: "Jul", path: "/jul" };
    const content = withPassing()
      .set(FRONT, "blocks[4]", block("quick-links", 5, { links: [jul, { label: "Hjem", path: "/" }] }))
      .set(FRONT, "blocks[5]", block("quick-links", 6, { links: [jul] }))
      .set(FRONT, "blocks[6]", block("action", 7, { heading: "Jul", text: "Kom.", ...jul }))
      .set(FRONT, "blocks[1].settings.html", '<p>Se <a href="/jul?a=1#b">jula</a> og <a href="/">huset</a>.</p>')
      .set(SITE, "halls[1].page", "/jul");
    const { loaded, problems } = await content.load(BEFORE);
    const blocks = loaded?.resolvedPages.find(({ path }) => path === "/")?.blocks.map(({ block: one }) => one) ?? [];
    expect(blocks[4]?.settings.links).toEqual([{ label: "Hjem", path: "/" }]);
    expect(blocks.slice(5, 7).map(({ hide }) => hide)).toEqual([true, true]);
    expect(blocks[1]?.settings.html).toBe('<p>Se <a>jula</a> og <a href="/">huset</a>.</p>');
    expect(loaded?.site.entity.halls[1]?.page).toBeNull();
    expect(problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["blocks[4].settings.links[0].path", "blocks[1].settings.html"]),
    );
    expect((await content.loaded(AT)).resolvedPages.find(({ path }) => path === "/")?.blocks[6]?.block.hide).toBe(
      false,
    );
  });

  it("is a block that has nothing else to show: it is left out, and reported with its date", async () => {
    const content = new TestContent()
      .set(ARTICLE, "shownFrom", NOON)
      .set(FRONT, "sources[1]", { name: "sak", model: "article", collection: false, filters: [] })
      .set(FRONT, "blocks[4]", {
        component: "cover",
        hide: false,
        id: "sak",
        place: { row: 1, column: 1, order: 9 },
        data: { article: "sak" },
        settings: {},
      });
    const front = async (circumstances: { readonly moment: string }) =>
      (await content.loaded(circumstances)).resolvedPages.find(({ path }) => path === "/")?.blocks.length;
    expect(await content.problems(BEFORE)).toMatchObject([
      {
        severity: "warning",
        file: FRONT,
        field: "blocks[4].data.article",
        message: `henter innhold som ikke vises før 4. desember 2026 kl. 12.00, fra ${ARTICLE}. Blokken er borte så lenge.`,
        cure: "Er det ikke meningen, så rett tidspunktene i den filen.",
      },
    ]);
    expect([await front(BEFORE), await front(AT)]).toEqual([4, 5]);
  });

  it("goes where a redirect leads, while its page is away", async () => {
    const content = withPassing()
      .set("settings/redirects.json", "redirects[0]", { from: "/jul", to: "/" })
      .set(MENU, "items[1].path", "/jul");
    const { loaded, problems } = await content.load(BEFORE);
    expect(problems).toEqual([]);
    expect(loaded?.menuItems.map(({ entity }) => entity.path)).toContain("/jul");
  });

  it("reports links in what is shown, and not of those in what is not", async () => {
    const content = withPassing()
      .set(ARTICLE, "shownFrom", NOON)
      .set(ARTICLE, "content", '<p><a href="/jul">Jul</a></p>');
    expect(await content.problems(BEFORE)).toEqual([]);
  });
});

describe("notes of a site", () => {
  it("say nothing outside their window", async () => {
    const content = new TestContent()
      .set(SITE, "noteTexts", [{ id: "premiere", text: "Premiere.", shownFrom: NOON }])
      .set(EVENTS, "events[0].noteText", "premiere");
    const note = async (circumstances: { readonly moment: string }) =>
      (await content.loaded(circumstances)).events[0]?.entity.note;
    expect([await note(BEFORE), await note(AT)]).toEqual([undefined, "Premiere."]);
  });
});

describe("what must be there", () => {
  it.each([
    [FRONT, "den er forsiden"],
    ["pages/404.json", "nettstedet trenger den"],
    ["pages/film.json", "den lager mange sider"],
  ])("has no window: %s", async (file, need) => {
    const content = new TestContent().set(file, "shownUntil", "2030-01-01T00:00");
    expect((await content.problems()).map(({ field, message }) => [field, message])).toContainEqual([
      "shownUntil",
      `kan ikke stå på denne siden: ${need}, så den må alltid vises.`,
    ]);
  });

  it("has no window where a block does what the site leads to, unless that block is hidden", async () => {
    const reported = async (change: (content: TestContent) => TestContent) =>
      (await change(withFilmClub(new TestContent())).problems())
        .filter(({ message }) => message.includes("så den må alltid vises"))
        .map(({ file }) => file);
    const passing = (file: string) => (content: TestContent) => content.set(file, "shownUntil", "2030-01-01T00:00");
    expect(await reported(passing("pages/innlogging.json"))).toEqual(["pages/innlogging.json"]);
    const hidden = (content: TestContent) =>
      passing("pages/innlogging.json")(content).set("pages/innlogging.json", "blocks[0].hide", true);
    expect(await reported(hidden)).toEqual([]);
  });

  it.each([
    ["shownFrom", "2026-12-07T00:00", "senere"],
    ["shownUntil", "2026-12-05T00:00", "tidligere"],
  ])("is a film or event when it takes place: %s", async (name, value, word) => {
    const content = new TestContent().set(QUIZ, name, value);
    expect(await content.problems({ today: "2026-12-05" })).toContainEqual(
      expect.objectContaining({
        severity: "error",
        file: QUIZ,
        field: name,
        message: `er ${word} enn en forestilling, som er 6. desember 2026 kl. 19.00. Den ville ingen finne.`,
        cure: "Rett tidspunktet, fjern feltet, eller flytt forestillingen.",
      }),
    );
    expect(await content.problems({ today: "2026-12-08" })).not.toContainEqual(
      expect.objectContaining({ severity: "error" }),
    );
  });

  it("is no matter for a film without showings", async () => {
    expect(await new TestContent().set(FILM, "shownUntil", "2026-12-02T00:00").problems()).toEqual([]);
  });
});
