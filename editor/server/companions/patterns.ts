import type { Json } from "../../../domain/json/json";
import { buildMoment } from "../../../engine/load/build-day";
import type { Pattern } from "../../api/companions";
import type { Placed } from "../content/content-folder";

const PICTURES = [
  { type: "first_image", image: "", alt: "" },
  { type: "poster", image: "", alt: "" },
];

const film = (now: string): Json => ({
  id: "",
  object: "movie",
  objectClass: "movie",
  typeText: "Film",
  title: "",
  parentSlug: "",
  ediNumber: "",
  contents: [{ summary: "", body: "" }],
  assets: PICTURES,
  runningTime: "",
  ageLimit: null,
  directors: [],
  cast: [],
  genres: [],
  spokenLanguage: "Norsk",
  subtitles: null,
  format: "2D",
  premiere: "",
  year: Number(now.slice(0, 4)),
  country: "Norge",
  distributor: "",
  trailer: { url: "", title: "Trailer", seconds: "" },
});

const culture: Json = {
  id: "",
  object: "culture",
  objectClass: "culture",
  typeText: "",
  title: "",
  pageReference: "",
  contents: [{ summary: "", body: "" }],
  assets: PICTURES,
  runningTime: "",
};

const article = (now: string): Json => ({
  id: "",
  title: "",
  slug: "",
  summary: "",
  content: "",
  image: { image: "", alt: "" },
  category: "culture",
  author: "Redaksjonen",
  node_locale: "nb",
  createdAt: now,
  updatedAt: now,
  order: 1,
});

const page: Json = {
  id: "",
  title: "",
  path: "/",
  pageType: "ordinary",
  layout: "default",
  template: { rows: [{ columns: [{ medium: 12, large: 8 }] }] },
  sources: [],
  blocks: [
    {
      component: "rich-text",
      hide: false,
      id: "tekst",
      place: { row: 1, column: 1, order: 1 },
      data: {},
      settings: { html: "" },
    },
  ],
  meta: { nb: { title: "", description: "", keywords: [] } },
};

/** The hall in which most showings of films, or of culture, are. */
const usualHall = (object: string, entities: readonly Placed[]): string => {
  const own = new Set(
    entities.filter(({ kind, value }) => kind === "productions" && value.object === object).map(({ id }) => id),
  );
  const counts = new Map<string, number>();
  for (const { kind, value } of entities) {
    if (kind !== "events" || !own.has(String(value.production))) continue;
    const hall = String(value.hall);
    counts.set(hall, (counts.get(hall) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
};

/** What new content of a kind can begin as, besides a copy. */
export const patternsFor = (kind: string, entities: readonly Placed[]): readonly Pattern[] => {
  const now = buildMoment().slice(0, 16);
  const without = { hall: "" };
  switch (kind) {
    case "productions":
      return [
        { name: "film", label: "Ny film", value: film(now), hall: usualHall("movie", entities) },
        { name: "arrangement", label: "Nytt arrangement", value: culture, hall: usualHall("culture", entities) },
      ];
    case "articles":
      return [{ name: "artikkel", label: "Ny artikkel", value: article(now), ...without }];
    case "pages":
      return [{ name: "side", label: "Ny side", value: page, ...without }];
    case "redirects":
      return [{ name: "videresending", label: "Ny videresending", value: { from: "", to: "" }, ...without }];
    default:
      return [];
  }
};
