import type { MachineData, Programme } from "../programme";
import { openProgramme } from "../programme";

/** A small venue for tests of the build half: one film in two versions, two culture events, an article. */

type EventNode = MachineData["allEvent"]["nodes"][number];
type ProductionNode = MachineData["allProduction"]["nodes"][number];

export const EVENT: EventNode = {
  key: "nattoget-1204-1800",
  start: "2026-12-04T18:00",
  end: "2026-12-04T20:05",
  startIso: "2026-12-04T18:00:00+01:00",
  endIso: "2026-12-04T20:05:00+01:00",
  status: "onSale",
  reason: null,
  previousStart: null,
  saleOpens: null,
  accessibility: ["hearingLoop"],
  features: [],
  note: null,
  ticketUrl: "https://billett.example.no/1",
  changed: "2026-11-16T09:30",
  sequence: 0,
  prices: [
    { label: "Voksen", amount: 135 },
    { label: "Barn", amount: 100 },
  ],
  hall: { name: "Storsalen", page: "/storsalen", capacity: 90 },
  production: { key: "nattoget", ediNumber: null },
};

export const FILM: ProductionNode = {
  key: "nattoget",
  object: "movie",
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
  organiser: null,
  poster: null,
};

const FILM_3D: ProductionNode = {
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

const LIBRARY: ProductionNode = {
  ...CONCERT_BY_BAND,
  key: "lesestund",
  typeText: "Bibliotek",
  title: "Lesestund",
  pageReference: "lesestund-k2",
  path: "/lesestund-k2",
  performers: [],
};

export const CONCERT: EventNode = {
  ...EVENT,
  key: "julekonsert-1206-1900",
  start: "2026-12-06T19:00",
  end: null,
  startIso: "2026-12-06T19:00:00+01:00",
  endIso: null,
  production: { key: "julekonsert", ediNumber: null },
};

export const CANCELLED: EventNode = {
  ...EVENT,
  key: "nattoget-1205-1800",
  start: "2026-12-05T18:00",
  end: "2026-12-05T20:05",
  startIso: "2026-12-05T18:00:00+01:00",
  endIso: "2026-12-05T20:05:00+01:00",
  status: "cancelled",
  reason: "Sykdom.",
  sequence: 2,
  production: { key: "nattoget-3d", ediNumber: null },
};

export const MOVED: EventNode = {
  ...EVENT,
  key: "nattoget-1208-1800",
  start: "2026-12-08T18:00",
  end: "2026-12-08T20:05",
  startIso: "2026-12-08T18:00:00+01:00",
  endIso: "2026-12-08T20:05:00+01:00",
  status: "moved",
  reason: "Strømbrudd.",
  previousStart: "2026-12-07T17:00",
  sequence: 1,
};

export const FREE: EventNode = {
  ...CONCERT,
  key: "lesestund-1207-1100",
  start: "2026-12-07T11:00",
  startIso: "2026-12-07T11:00:00+01:00",
  status: "free",
  prices: [],
  ticketUrl: null,
  production: { key: "lesestund", ediNumber: null },
};

const page = (path: string, title: string, blocks: MachineData["allPage"]["nodes"][number]["blocks"] = []) => ({
  path,
  title,
  meta: {
    image: { file: { childImageSharp: { share: { src: "/static/bilde.jpg" } } } },
  },
  blocks,
});

/** The result of the build's query for the venue. */
export const machineData = (): MachineData => ({
  buildMoment: { moment: "2026-12-01T00:00" },
  website: {
    name: "Lillevik kulturhus",
    description: "Kino og kultur.",
    url: "https://lillevik.example.no",
    address: { name: "Lillevik kulturhus", street: "Gata 1", postalCode: "0001", city: "Lillevik" },
    contact: [{ phone: "00 00 00 01" }],
    social: [{ url: "https://sosial.example.no/lillevik" }],
    openingHours: [
      {
        key: "kinoen",
        name: "Kinoen",
        weekly: [{ days: ["monday", "sunday"], opens: "10:00", closes: "24:00" }],
        minutesBefore: null,
        openDays: [],
        exceptions: [
          { from: "2026-12-24", to: null, closed: true, opens: null, closes: null, reason: "Julaften" },
          { from: "2027-06-28", to: "2027-08-15", closed: false, opens: "10:00", closes: "15:00", reason: "Sommer" },
        ],
        publicHolidays: "closed",
      },
    ],
  },
  allEvent: { nodes: [MOVED, FREE, CONCERT, CANCELLED, EVENT] },
  allProduction: { nodes: [FILM_3D, CONCERT_BY_BAND, LIBRARY, FILM] },
  allArticle: {
    nodes: [
      {
        title: "Om <kino> & kaffe",
        path: "/article/kaffe",
        summary: "Kaffe til filmen.",
        content: '<p>Se <a href="/kinoprogram">programmet</a>.</p>',
        category: "cinema",
        createdAt: Date.UTC(2026, 9, 1, 8),
        updatedAt: Date.UTC(2026, 10, 1, 8),
      },
    ],
  },
  allPage: {
    nodes: [
      page("/", "Forsiden", [{ productions: [{ path: "/nattoget-101" }] }]),
      page("/kinoprogram", "Kinoprogram", [{ productions: [{ path: "/nattoget-101" }, { path: null }] }]),
      page("/alt", "Alt", [{ productions: [{ path: "/nattoget-101" }, { path: "/julekonsert-k1" }] }]),
      page("/nattoget-101", "Nattoget"),
      page("/julekonsert-k1", "Julekonsert"),
      page("/lesestund-k2", "Lesestund"),
    ],
  },
  allMenuItem: { nodes: [{ path: "/kinoprogram" }, { path: "/alt" }, { path: null }] },
});

/** The venue's programme, with parts of the data changed. */
export const testProgramme = (changes: Partial<MachineData> = {}): Programme => {
  const programme = openProgramme({ ...machineData(), ...changes });
  if (!programme) throw new Error("the test data has no site");
  return programme;
};

/** The venue's programme, built at a moment. */
export const programmeAt = (moment: string, changes: Partial<MachineData> = {}): Programme =>
  testProgramme({ ...changes, buildMoment: { moment } });
