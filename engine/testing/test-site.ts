import { BLOCKS } from "../../domain/blocks";
import { PAGES, PICTURE } from "./test-pages";

/** A small valid test site: every file is as an editor would write it. */

const CONTENTS = [{ summary: "Et tog forsvinner.", body: ["<p>Natta er lang.</p>", "<p>Toget er langt.</p>"] }];
const ASSETS = [
  { type: "first_image", ...PICTURE },
  { type: "poster", ...PICTURE, alt: "Plakaten" },
];
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const FAMILIES = [...new Map(BLOCKS.map(({ train, version }) => [train, version]))].map(([train, version]) => ({
  train,
  version,
}));
const PROGRAM = { train: "program", version: "v8" };

const site = {
  id: "huset",
  name: "Lillevik kulturhus",
  description: "Kino og kultur.",
  host: "lillevik.example.no",
  published: false,
  stage: "production",
  skeletonVersion: "v1",
  locale: { available: ["nb", "nn"], enabled: ["nb"], default: "nb" },
  components: [PROGRAM, ...FAMILIES.filter(({ train }) => train !== PROGRAM.train)],
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
