/** The pages of the small test site. */

export const PICTURE = { image: "bilde.png", alt: "En rød sirkel", focalPoint: { x: 0.5, y: 0.4 } };
const PLAIN_ROW = {
  columns: [
    { medium: 8, large: 9 },
    { medium: 4, large: 3 },
  ],
};

const eq = (property: string, value: string) => ({ property, value, operator: "eq" });
const source = (name: string, model: string, collection: boolean, filters: readonly object[]) => ({
  name,
  model,
  collection,
  filters,
});
const block = (component: string, order: number, rest: object) => ({
  component,
  hide: false,
  id: `${component}-${order}`,
  place: { row: 1, column: 1, order },
  ...rest,
});
const page = (id: string, path: string, rest: object) => ({
  id,
  title: "Lillevik kulturhus",
  path,
  pageType: "ordinary",
  layout: "default",
  template: { rows: [PLAIN_ROW] },
  ...rest,
});
const meta = (title: string, description: string, image?: string) => ({ nb: { title, description, image } });

export const PAGES = {
  "pages/forside.json": page("forside", "/", {
    sources: [source("events", "event", true, [eq("production.object", "movie")])],
    blocks: [
      block("schedule", 1, { data: { events: "events" }, settings: { emptyText: "Ingen forestillinger." } }),
      block("rich-text", 2, { settings: { heading: "Velkommen", html: "<p>Hei!</p>" } }),
      block("rich-text", 3, { hide: true, settings: { html: "<p>Skjult.</p>" } }),
      block("room", 4, { settings: { hall: "storsal" } }),
    ],
    meta: meta("Lillevik kulturhus", "Kino og kultur."),
  }),
  "pages/404.json": page("404", "/404", {
    title: "Siden finnes ikke",
    blocks: [
      block("not-found", 1, {
        settings: { heading: "Her var det tomt", text: "Siden finnes ikke.", picture: PICTURE },
      }),
    ],
    meta: meta("Siden finnes ikke", "Siden finnes ikke."),
  }),
  "pages/film.json": page("film", "/:production", {
    title: "{film.title}",
    sources: [
      source("film", "production", false, [eq("parentSlug", ":production"), eq("object", "movie")]),
      source("versions", "production", true, [eq("parentSlug", ":production")]),
      source("events", "event", true, [eq("production.parentSlug", ":production")]),
    ],
    blocks: [
      block("cover", 1, { data: { production: "film" }, settings: {} }),
      block("movie-info", 2, { data: { productions: "versions" }, settings: { show: "facts" } }),
      block("ticket-list", 3, { data: { events: "events" }, settings: { emptyText: "Ingen forestillinger." } }),
    ],
    meta: meta("{film.title}", "{film.contents[0].summary}", "{film.assets[type=poster].image}"),
  }),
  "pages/kultur.json": page("kultur", "/:culture", {
    title: "{happening.title}",
    sources: [source("happening", "production", false, [eq("pageReference", ":culture"), eq("object", "culture")])],
    blocks: [block("cover", 1, { data: { production: "happening" }, settings: {} })],
    meta: meta("{happening.title}", "{happening.contents[0].summary}"),
  }),
  "pages/artikkel.json": page("artikkel", "/article/:article", {
    title: "{article.title}",
    sources: [source("article", "article", false, [eq("slug", ":article")])],
    blocks: [block("article-body", 1, { data: { article: "article" }, settings: {} })],
    meta: meta("{article.title}", "{article.summary}"),
  }),
};
