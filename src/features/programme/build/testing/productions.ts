import type { MachineData } from "../programme";

/** One film in two versions and two culture events, for tests of the build half. */

type ProductionNode = MachineData["allProduction"]["nodes"][number];

export const FILM: ProductionNode = {
  key: "nattoget",
  object: "movie",
  kind: "Film",
  typeText: "Film",
  title: "Nattoget",
  originalTitle: "Yöjuna",
  parentSlug: "nattoget-101",
  pageReference: null,
  path: "/nattoget-101",
  ediNumber: "101",
  versionLabel: null,
  contents: [{ summary: "Et tog forsvinner." }],
  features: [],
  audience: ["youth", "adults"],
  runningTime: 110,
  ageLimit: "9",
  ageText: null,
  directors: ["Kari Prøvestad"],
  cast: ["Even Prøvestad"],
  performers: [],
  genres: ["Drama"],
  spokenLanguage: "Finsk",
  subtitles: "Norsk",
  format: "2D",
  premiere: "2026-12-04",
  year: 2026,
  country: "Finland",
  distributor: "Nordlys Filmdistribusjon",
  organiser: null,
  trailer: null,
  poster: null,
};

export const FILM_3D: ProductionNode = {
  ...FILM,
  key: "nattoget-3d",
  ediNumber: "102",
  versionLabel: "3D",
  format: "3D",
};

export const CONCERT_BY_BAND: ProductionNode = {
  ...FILM,
  key: "julekonsert",
  object: "culture",
  kind: "Konsert",
  typeText: "Konsert",
  title: "Julekonsert",
  originalTitle: null,
  parentSlug: null,
  pageReference: "julekonsert-k1",
  path: "/julekonsert-k1",
  ediNumber: null,
  ageLimit: null,
  ageText: "Passer for alle",
  audience: ["children"],
  directors: [],
  cast: [],
  performers: ["Bygdas storband"],
  genres: [],
  spokenLanguage: null,
  subtitles: null,
  format: null,
  premiere: null,
  year: null,
  country: null,
  organiser: "Storbandet",
};

export const LIBRARY: ProductionNode = {
  ...CONCERT_BY_BAND,
  key: "lesestund",
  kind: "Bibliotek",
  typeText: "Bibliotek",
  title: "Lesestund",
  pageReference: "lesestund-k2",
  path: "/lesestund-k2",
  performers: [],
};
