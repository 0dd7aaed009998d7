/** A small valid site for tests: every file is as an editor would have written it. */

const PICTURE = { image: "bilde.png", alt: "En rød sirkel", focalPoint: { x: 0.5, y: 0.4 } };
const CONTENTS = [{ summary: "Et tog forsvinner.", body: ["<p>Natta er lang.</p>", "<p>Toget er langt.</p>"] }];
const ASSETS = [
  { type: "first_image", ...PICTURE },
  { type: "poster", ...PICTURE, alt: "Plakaten" },
];
const PLAIN_ROW = {
  columns: [
    { medium: 8, large: 9 },
    { medium: 4, large: 3 },
  ],
};
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const site = {
  id: "huset",
  name: "Lillevik kulturhus",
  description: "Kino og kultur.",
  host: "lillevik.example.no",
  published: false,
  stage: "production",
  skeletonVersion: "v1",
  locale: { available: ["nb", "nn"], enabled: ["nb"], default: "nb" },
  components: [{ train: "program", version: "v8" }],
  partners: [{ id: 1, name: "Lillevik kino" }],
  theme: {
    logo: "logo.svg",
    favicon: "bilde.png",
    colors: { accent: "#9B1B30", light: "#F4C95D", neutral: "#6B5D52" },
    corners: "sharp",
    footer: { enabled: true },
    search: { enabled: false, path: "/" },
    language: { enabled: false },
  },
  advertisingMinutes: 15,
  halls: [
    {
      id: "storsal",
      name: "Storsalen",
      page: null,
      part: "kinoen",
      capacity: 90,
      wheelchairSpaces: 2,
      bookingUrl: null,
    },
    { id: "lillesal", name: "Lillesalen", page: "/", part: null, capacity: 20, wheelchairSpaces: 1, bookingUrl: null },
  ],
  openingHours: [
    {
      id: "kinoen",
      name: "Kinoen",
      weekly: [{ days: WEEK, opens: "10:00", closes: "23:00" }],
      exceptions: [],
      publicHolidays: "closed",
    },
  ],
  address: { name: "Lillevik kulturhus", street: "Gata 1", postalCode: "0001", city: "Lillevik" },
  contact: [{ id: "kontoret", name: "Kontoret", email: "post@example.no" }],
  social: [],
  ticketSeller: { name: "Billett", url: "https://billett.example.no", companionPass: "Velg ledsager." },
};

const movie = {
  id: "nattoget",
  object: "movie",
  objectClass: "movie",
  typeText: "Film",
  title: "Nattoget",
  parentSlug: "nattoget-101",
  ediNumber: "101",
  contents: CONTENTS,
  assets: ASSETS,
  runningTime: 110,
  ageLimit: "9",
  genres: ["Drama", "Thriller"],
  spokenLanguage: "Norsk",
  subtitles: null,
  format: "2D",
  premiere: "2026-12-04",
  year: 2026,
  country: "Norge",
  distributor: "Nordlys",
};

const PRODUCTIONS = {
  "productions/nattoget.json": movie,
  "productions/nattoget-3d.json": { ...movie, id: "nattoget-3d", ediNumber: "102", format: "3D", versionLabel: "3D" },
  "productions/vinterlys.json": {
    ...movie,
    id: "vinterlys",
    title: "Vinterlys",
    objectClass: "movie_coming",
    parentSlug: "vinterlys-103",
    ediNumber: "103",
    ageLimit: null,
    premiere: "2027-01-15",
  },
  "productions/quiz.json": {
    id: "quiz",
    object: "culture",
    objectClass: "culture",
    typeText: "Quiz",
    title: "Julequiz",
    pageReference: "julequiz-k1",
    contents: CONTENTS,
    assets: ASSETS,
    runningTime: 90,
  },
};

const article = {
  id: "personvern",
  title: "Personvern",
  slug: "personvern",
  summary: "Om personvern.",
  content: ["<p>Vi lagrer lite.</p>", '<p><a href="/">Forsiden</a></p>'],
  image: PICTURE,
  category: "culture",
  author: "Redaksjonen",
  node_locale: "nb",
  createdAt: "2026-10-02T09:00",
  updatedAt: "2026-10-02T09:00",
  order: 1,
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

const PAGES = {
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

const showing = (id: string, production: string, start: string) => ({
  id,
  production,
  start,
  hall: "storsal",
  status: "onSale",
  prices: [{ label: "Voksen", amount: 120 }],
  ticketUrl: `https://billett.example.no/${id}`,
});
const entry = { locale: "nb", place: "header", openInNewWindow: false };

/** Content files by name, with their data. */
export const SITE_FILES: Readonly<Record<string, object>> = {
  "sites/huset.json": site,
  ...PRODUCTIONS,
  ...PAGES,
  "articles/personvern.json": article,
  "events/desember.json": {
    events: [
      showing("nattoget-1", "nattoget", "2026-12-04T18:00"),
      showing("nattoget-2", "nattoget-3d", "2026-12-05T18:00"),
      showing("quiz-1", "quiz", "2026-12-06T19:00"),
    ],
  },
  "menus/meny.json": {
    items: [
      { id: "kino", parent: null, label: "Kino", path: null, order: 2, ...entry },
      { id: "filmer", parent: "kino", label: "Nattoget", path: "/nattoget-101", order: 2, ...entry },
      { id: "program", parent: "kino", label: "Program (PDF)", path: "/program.pdf", order: 1, ...entry },
    ],
  },
  "settings/redirects.json": { redirects: [{ from: "/gammel", to: "/nattoget-101" }] },
};
