import { type MachineData, openProgramme, type Programme } from "../programme";
import { CONCERT_BY_BAND, FILM, FILM_3D, LIBRARY } from "./productions";
import { CANCELLED, CONCERT, EVENT, FREE, MOVED } from "./showings";

/** A small venue for tests of the build half: one film in two versions, two culture events, an article. */

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
    key: "huset",
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
        key: "kaffe",
        title: "Om <kino> & kaffe",
        slug: "kaffe",
        path: "/article/kaffe",
        summary: "Kaffe til filmen.",
        content: '<p>Se <a href="/kinoprogram">programmet</a>.</p>',
        category: "cinema",
        author: "Redaksjonen",
        node_locale: "nb",
        createdAt: Date.UTC(2026, 9, 1, 8),
        updatedAt: Date.UTC(2026, 10, 1, 8),
        order: 1,
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
