import { TestContent } from "../../testing/test-content";

const SITE = "sites/huset.json";
const FROM = "2026-11-01T12:00";

/** The errors of windows on pages that have none. */
const reported = async (change: (content: TestContent) => TestContent, severity = "error") =>
  (await change(new TestContent()).problems())
    .filter((problem) => problem.severity === severity && /må alltid vises|hentes fra/.test(problem.message))
    .map(({ file, field, message }) => `${file} ${field} ${message}`);

const extra = (content: TestContent, changes: object = {}) =>
  content.copy("pages/404.json", "pages/om.json", { id: "om", path: "/om", blocks: TEXT, shownFrom: FROM, ...changes });
const block = (component: string, settings: object, more: object = {}) => ({
  component,
  id: "a",
  place: { row: 1, column: 1, order: 1 },
  settings,
  ...more,
});
const TEXT = [block("rich-text", { heading: "Om", html: "<p>Om.</p>" })];
const OFFLINE = {
  heading: "Uten nett",
  text: "Du er uten nett.",
  picture: { image: "bilde.png", alt: "En sirkel" },
  keptHeading: "Lagret",
  links: [{ label: "A", path: "/" }],
};
const NOT_FOUND = { heading: "Borte", text: "Borte.", picture: { image: "bilde.png", alt: "En sirkel" } };

describe("a page that the site needs has no window:", () => {
  it.each([
    ["the front page", "pages/forside.json", "shownFrom", "den er forsiden"],
    ["the front page, until a day", "pages/forside.json", "shownUntil", "den er forsiden"],
    ["one that makes many pages", "pages/film.json", "shownFrom", "den lager mange sider"],
    ["that for dead links", "pages/404.json", "shownFrom", "nettstedet trenger den"],
  ])("%s", async (_what, file, field, why) => {
    const value = field === "shownFrom" ? FROM : "2027-12-01T12:00";
    expect(await reported((content) => content.set(file, field, value))).toEqual([
      `${file} ${field} kan ikke stå på denne siden: ${why}, så den må alltid vises.`,
    ]);
  });

  it.each([
    ["a screen of the film club", [block("member-screen", { heading: "Inn", screen: "login" })]],
    ["the list of films to see", [block("watch-list", { heading: "Liste", emptyText: "Ingen." })]],
    ["what readers without a network see", [block("offline", OFFLINE)]],
    ["another page for dead links", [block("not-found", NOT_FOUND)]],
  ])("%s", async (_what, blocks) => {
    expect(await reported((content) => extra(content, { blocks }))).toEqual([
      "pages/om.json shownFrom kan ikke stå på denne siden: nettstedet trenger den, så den må alltid vises.",
    ]);
    const hidden = blocks.map((one) => ({ ...one, hide: true }));
    expect(await reported((content) => extra(content, { blocks: hidden }))).toEqual([]);
  });

  it("that of the search, when there is one", async () => {
    const search = (enabled: boolean) =>
      reported((content) => extra(content).set(SITE, "theme.search", { enabled, path: "/om" }));
    expect(await search(true)).toEqual([expect.stringContaining("søket går dit")]);
    expect(await search(false)).toEqual([]);
  });

  it("that on what is stored", async () => {
    const asked = (page: string) =>
      reported((content) => extra(content).set(SITE, "analytics", { enabled: false, page }));
    expect(await asked("/om")).toEqual([expect.stringContaining("spørsmålet om samtykke går dit")]);
    expect(await asked("/")).toEqual([]);
  });
});

it("other pages may have a window", async () => {
  expect(await reported((content) => extra(content))).toEqual([]);
});

describe("a title that is fetched", () => {
  const film = (window: object) => (content: TestContent) =>
    Object.entries({ ...window }).reduce(
      (some, [field, value]) => some.set("productions/nattoget.json", field, value),
      content,
    );
  const titled = (content: TestContent, changes: object = {}) =>
    extra(content, {
      title: "{film.title}",
      shownFrom: undefined,
      sources: [
        {
          name: "film",
          model: "production",
          collection: false,
          filters: [{ property: "ediNumber", value: "101", operator: "eq" }],
        },
      ],
      ...changes,
    });
  const PASSING =
    "pages/om.json title hentes fra productions/nattoget.json, som bare vises en tid. Resten av tiden har siden ingen overskrift.";

  it("from what is shown for a time is reported on a page that is always shown", async () => {
    for (const window of [{ shownFrom: FROM }, { shownUntil: "2027-12-01T12:00" }]) {
      expect(await reported((content) => titled(film(window)(content)), "warning")).toEqual([PASSING]);
    }
  });

  it("from what is always shown, or on a page with a window, is accepted", async () => {
    expect(await reported((content) => titled(content), "warning")).toEqual([]);
    const both = (content: TestContent) => titled(film({ shownFrom: FROM })(content), { shownFrom: FROM });
    expect(await reported(both, "warning")).toEqual([]);
  });
});
