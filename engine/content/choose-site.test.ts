import { TestContent } from "../testing/test-content";
import { chooseSite } from "./choose-site";

const SITE = "sites/huset.json";
const EVENTS = "events/desember.json";

describe("which site", () => {
  const two = () => new TestContent().copy(SITE, "sites/hytta.json", { id: "hytta", name: "Hytta" });

  it("builds the only site by default", async () => {
    const { site } = await new TestContent().loaded();
    expect(site.entity.id).toBe("huset");
  });

  it("builds the one of several that SITE names", async () => {
    const { site } = await two().loaded({ siteId: "hytta" });
    expect(site.entity.name).toBe("Hytta");
  });

  it("checks the content in the enabled language when the default one is not enabled", async () => {
    const loaded = await new TestContent().loaded();
    const { origin, entity } = loaded.site;
    const site = { origin, entity: { ...entity, locale: { ...entity.locale, enabled: ["nb"], default: "en" } } };
    const chosen = chooseSite({ ...loaded, sites: [site] }, { siteId: undefined, today: "2026-12-01" });
    expect(chosen).toMatchObject({ site, pages: loaded.pages, menuItems: loaded.menuItems });
  });

  it("requires SITE when there are several", async () => {
    const content = two();
    expect(await content.reported()).toEqual([
      `error sites: Mappen har 2 gyldige nettsteder (huset, hytta). → Velg ett med SITE=<id>.`,
    ]);
  });

  it("stops an unknown SITE, and suggests the nearest", async () => {
    const content = two();
    expect(await content.reported({ siteId: "hyta" })).toEqual([
      `error sites: SITE er «hyta», men det nettstedet finnes ikke. → Mente du «hytta»?`,
    ]);
  });
});

describe("the site's language", () => {
  it("leaves out menu items, articles and pages of another locale", async () => {
    const content = new TestContent()
      .set("menus/meny.json", "items[2].locale", "nn")
      .copy("articles/personvern.json", "articles/nynorsk.json", { id: "nynorsk", slug: "nynorsk", node_locale: "nn" })
      .copy("pages/forside.json", "pages/framside.json", { id: "framside", path: "/framside", "meta.nn": {} })
      .set("pages/framside.json", "meta", { nn: { title: "Framside", description: "Kino." } });
    const { menuItems, articles, resolvedPages } = await content.loaded();
    expect(menuItems.map(({ entity }) => entity.id)).toEqual(["kino", "filmer"]);
    expect(articles.map(({ entity }) => entity.id)).toEqual(["personvern"]);
    expect(resolvedPages.map(({ path }) => path)).not.toContain("/framside");
  });
});

describe("a demonstration's dates", () => {
  const demonstration = () =>
    new TestContent()
      .set(SITE, "demonstration", { anchor: "2026-12-02" })
      .set(EVENTS, "events[0].status", "moved")
      .set(EVENTS, "events[0].reason", "Sykdom")
      .set(EVENTS, "events[0].previousStart", "2026-12-03T17:00")
      .set(EVENTS, "events[0].changed", "2026-11-26T09:00")
      .set(EVENTS, "events[1].saleOpens", "2026-12-01T10:00")
      .set(EVENTS, "events[2].end", "2026-12-06T21:00");

  it("moves showings, ends, previous starts, changes, sale openings and premieres by whole weeks", async () => {
    const { events, productions } = await demonstration().loaded({ today: "2027-06-14" });
    const [first, second, third] = events.map(({ entity }) => entity);
    expect(first).toMatchObject({
      start: "2027-06-18T18:00",
      previousStart: "2027-06-17T17:00",
      changed: "2027-06-10T09:00",
    });
    expect(second).toMatchObject({ start: "2027-06-19T18:00", saleOpens: "2027-06-15T10:00" });
    expect(third).toMatchObject({ start: "2027-06-20T19:00", end: "2027-06-20T21:00" });
    const premieres = productions.flatMap(({ entity }) => (entity.object === "movie" ? [entity.premiere] : []));
    expect(premieres).toEqual(["2027-06-18", "2027-06-18", "2027-07-30"]);
  });

  it("moves back as well, when it is built before its anchor", async () => {
    const { events } = await demonstration().loaded({ today: "2026-11-22" });
    expect(events[0]?.entity.start).toBe("2026-11-20T18:00");
  });

  it.each(["2026-11-30", "2026-12-06"])("leaves the dates alone in the anchor's own week: %s", async (today) => {
    const { events } = await demonstration().loaded({ today });
    expect(events[0]?.entity.start).toBe("2026-12-04T18:00");
  });

  it("never warns of coming films, whichever day it is built", async () => {
    const problems = await demonstration()
      .set(SITE, "openingHours[0].publicHolidays", "asUsual")
      .problems({ today: "2031-08-20" });
    expect(problems).toEqual([]);
  });

  it("never moves the dates of a real site", async () => {
    const { events, productions } = await new TestContent().loaded({ today: "2027-01-10" });
    expect(events.map(({ entity }) => entity.start)).toEqual([
      "2026-12-04T18:00",
      "2026-12-05T18:00",
      "2026-12-06T19:00",
    ]);
    expect(productions.flatMap(({ entity }) => (entity.object === "movie" ? [entity.premiere] : []))).toEqual([
      "2026-12-04",
      "2026-12-04",
      "2027-01-15",
    ]);
  });
});
