import type { SourceModel } from "../../domain/entities/models";
import type { SourceFilter } from "../../domain/pages/page-source";
import { TestContent } from "../testing/test-content";
import { openLibrary } from "./library";

const FILM = "pages/film.json";
const HOME = "pages/forside.json";

const filter = (property: string, value: string, operator: SourceFilter["operator"] = "eq") => ({
  property,
  value,
  operator,
});

describe("filters", () => {
  const found = async (model: SourceModel, ...filters: readonly SourceFilter[]) =>
    openLibrary(await new TestContent().loaded(), "2026-12-01")
      .find(model, filters)
      .map(({ entity }) => entity.id);

  it.each([
    ["a plain property", "production", filter("title", "Nattoget"), ["nattoget", "nattoget-3d"]],
    ["a number as it is written", "production", filter("runningTime", "90"), ["quiz"]],
    ["any item of a list", "production", filter("genres", "Thriller"), ["nattoget", "nattoget-3d", "vinterlys"]],
    ["an item by its index", "production", filter("genres[1]", "Drama"), []],
    ["a pattern", "production", filter("parentSlug", "-10[23]$", "regex"), ["vinterlys"]],
    [
      "a pattern with Norwegian letters",
      "production",
      filter("title", "^[NÅ]\\p{L}+$", "regex"),
      ["nattoget", "nattoget-3d"],
    ],
    ["all but one value", "production", filter("typeText", "^(?!Film$)", "regex"), ["quiz"]],
    [
      "a field of the first text",
      "production",
      filter("contents[0].summary", "tog", "regex"),
      ["quiz", "nattoget", "nattoget-3d", "vinterlys"],
    ],
    ["a text that is not there", "production", filter("contents[1].summary", ".", "regex"), []],
    [
      "the asset of a type",
      "production",
      filter("assets[type=poster].alt", "Plakaten"),
      ["quiz", "nattoget", "nattoget-3d", "vinterlys"],
    ],
    ["another asset's field", "production", filter("assets[type=first_image].alt", "Plakaten"), []],
    ["an event's production", "event", filter("production.object", "culture"), ["quiz-1"]],
    ["an event's own id of its production", "event", filter("production", "nattoget"), ["nattoget-1"]],
    [
      "further into an event's production",
      "event",
      filter("production.contents[0].summary", "tog", "regex"),
      ["nattoget-1", "nattoget-2", "quiz-1"],
    ],
    ["a field that is not set", "event", filter("note", "undefined"), []],
    ["an article's slug", "article", filter("slug", "personvern"), ["personvern"]],
  ] as const)("support %s", async (_name, model, one, ids) => {
    expect(await found(model, one)).toEqual(ids);
  });

  it("must all match", async () => {
    const film = filter("object", "movie");
    expect(await found("production", film, filter("format", "3D"))).toEqual(["nattoget-3d"]);
    expect(await found("production", film, filter("typeText", "Quiz"))).toEqual([]);
  });

  it("return everything when there are none, events by start and productions by title", async () => {
    expect(await found("event")).toEqual(["nattoget-1", "nattoget-2", "quiz-1"]);
    expect(await found("production")).toEqual(["quiz", "nattoget", "nattoget-3d", "vinterlys"]);
  });
});

describe("a resolved page", () => {
  const page = async (path: string, content = new TestContent()) => {
    const { resolvedPages } = await content.loaded();
    return resolvedPages.find((one) => one.path === path);
  };

  it("has in each slot the result of its source for the address", async () => {
    const film = await page("/nattoget-101");
    const [cover, info, tickets] = film?.blocks ?? [];
    expect(cover?.slots).toMatchObject({ production: { entity: { id: "nattoget" } }, article: null });
    expect(info?.slots).toMatchObject({
      productions: [{ entity: { id: "nattoget" } }, { entity: { id: "nattoget-3d" } }],
    });
    expect(tickets?.slots).toMatchObject({
      events: [{ entity: { id: "nattoget-1" } }, { entity: { id: "nattoget-2" } }],
    });
  });

  it("has an empty collection for a film without showings", async () => {
    const film = await page("/vinterlys-103");
    expect(film?.blocks[2]?.slots).toEqual({ events: [], production: null });
  });

  it("fills the route parameter into the filters that GraphQL shows", async () => {
    const film = await page("/nattoget-101");
    expect(film?.sources[1]?.filters).toEqual([filter("parentSlug", "nattoget-101")]);
  });

  it("fills title, description and picture from its sources", async () => {
    const film = await page("/nattoget-101");
    expect(film?.title).toBe("Nattoget");
    expect(film?.meta).toMatchObject({
      title: "Nattoget",
      description: "Et tog forsvinner.",
      image: { image: "bilde.png", alt: "Plakaten" },
    });
  });

  it("shares a plain picture without a source", async () => {
    const home = await page("/", new TestContent().set(HOME, "meta.nb.image", "bilde.png"));
    expect(home?.meta.image).toMatchObject({ image: "bilde.png", alt: "" });
  });

  it("leaves the shared picture out when the film has none of that type", async () => {
    const content = new TestContent().set("productions/vinterlys.json", "assets", []);
    expect((await page("/vinterlys-103", content))?.meta.image).toBeNull();
  });

  it("puts blocks in reading order: row, column, order", async () => {
    const content = new TestContent()
      .set(HOME, "blocks[0].place", { row: 2, column: 1, order: 1 })
      .set(HOME, "template.rows[1]", { columns: [{}] })
      .set(HOME, "blocks[1].place", { row: 1, column: 2, order: 1 });
    const home = await page("/", content);
    expect(home?.blocks.map(({ block }) => block.id)).toEqual(["rich-text-3", "room-4", "rich-text-2", "schedule-1"]);
  });

  it("stops a page whose single entity is not found, and names the address", async () => {
    const content = new TestContent().set(FILM, "sources[3]", {
      name: "article",
      model: "article",
      collection: false,
      filters: [filter("slug", ":production")],
    });
    content.set(FILM, "blocks[0].data", { article: "article" });
    const [reported, ...others] = await content.reported();
    expect(reported).toMatch(
      /^error pages\/film\.json blocks\[0\]\.data\.article: finner ingenting på \/nattoget-101: kilden «article» er tom der\. → Kilden har filter.* Rett det som er feil der, /,
    );
    expect(others).toHaveLength(1);
  });
});
