import { searchContent, searchRecords } from "./records";

type Data = Queries.SearchIndexQuery;
type Page = Data["allPage"]["nodes"][number];
type Version = Data["allProduction"]["nodes"][number];

const event: Version["events"][number] = {
  key: "visning",
  start: "",
  end: null,
  status: "onSale",
  saleOpens: null,
  previousStart: null,
  features: [],
  accessibility: [],
  prices: [{ label: "Voksen", amount: 135 }],
};

const version: Version = {
  object: "movie",
  kind: "Film",
  typeText: "Film",
  title: "Månebyen",
  originalTitle: null,
  versionLabel: "2D",
  path: "/manebyen-20267",
  contents: [{ summary: "Wren er født på månen.", body: "<p>Kuppelen <em>slår</em> sprekker.</p>" }],
  features: [],
  directors: ["Audra Placeholt"],
  cast: [],
  performers: [],
  genres: ["Drama"],
  organiser: null,
  premiere: "2026-12-04",
  poster: { file: { childImageSharp: { resize: { src: "/static/manebyen.webp" } } } },
  events: [
    { ...event, start: "2026-12-05T18:00", end: "2026-12-05T20:05", accessibility: ["audioDescription"] },
    { ...event, start: "2026-12-04T18:00", features: ["Seniorkino"] },
    { ...event, start: "2026-12-06T18:00", status: "cancelled" },
  ],
};

const page = (path: string, over: Partial<Page> = {}): Page => ({
  path,
  title: path.slice(1),
  layout: "default",
  language: null,
  meta: { description: `Om ${path.slice(1)}.`, keywords: ["nøkkelord"], image: null },
  blocks: [],
  ...over,
});

const LIBRARY = {
  name: "Biblioteket",
  note: null,
  publicHolidays: "closed" as const,
  weekly: [{ days: ["friday" as const], opens: "10:00", closes: "16:00" }],
  exceptions: [
    { from: "2026-12-24", to: "2026-12-27", closed: true, opens: null, closes: null, reason: "Julestengt" },
    { from: "2026-11-30", to: null, closed: true, opens: null, closes: null, reason: "Planleggingsdag" },
    { from: "2027-06-28", to: null, closed: true, opens: null, closes: null, reason: "Sommerstengt" },
  ],
};

const DATA: Data = {
  buildMoment: { moment: "2026-12-01T12:00" },
  website: { theme: { searchPath: "/sok" }, searchWords: [{ words: ["leiepris"], find: ["festsal"] }] },
  allProduction: {
    nodes: [
      version,
      { ...version, versionLabel: "3D", premiere: "2026-12-02", events: [] },
      { ...version, title: "Uten side", path: null },
    ],
  },
  allArticle: {
    nodes: [
      {
        title: "Aldersgrenser",
        path: "/article/aldersgrenser",
        summary: "Hva de betyr.",
        updatedAt: Date.parse("2026-11-30T23:30:00Z"),
        thumbnail: { file: { childImageSharp: null } },
        content: "<h2>Alene eller med voksen</h2><p>Fra 6 år.</p>",
      },
    ],
  },
  allHall: {
    nodes: [
      {
        name: "Festsal",
        page: "/festsal",
        floor: "1. etasje",
        equipment: ["Flygel"],
        prices: [{ label: "Hel dag", amount: 4800 }],
        setups: [{ name: "Langbord", text: "Ni bord på tvers." }],
      },
    ],
  },
  allPage: {
    nodes: [
      page("/manebyen-20267"),
      page("/article/aldersgrenser"),
      page("/festsal", {
        blocks: [
          { __typename: "RichTextBlock", heading: null, html: "<h2>Servering</h2><p>Kjøkken ved siden av.</p>" },
          {
            __typename: "PriceTableBlock",
            heading: "Priser",
            remark: null,
            groups: [{ name: "Utstyr", rows: [{ label: "Lydanlegg", amount: 900, note: "med tekniker" }] }],
            halls: [],
            extras: [],
          },
          { __typename: "TicketListBlock" },
        ],
      }),
      page("/sok"),
      page("/skjerm", { layout: "foyer" }),
      page("/404", { blocks: [{ __typename: "NotFoundBlock" }] }),
      page("/om-oss", { blocks: [{ __typename: "OpeningHoursBlock", heading: null, parts: [LIBRARY] }] }),
    ],
  },
};

const records = searchRecords(DATA);
const at = (url: string) => records.find((record) => record.url === url);

test("finds every page but the search itself, foyer screens and the not-found page", () => {
  expect(records.map(({ url }) => url)).toEqual(["/manebyen-20267", "/article/aldersgrenser", "/festsal", "/om-oss"]);
});

test("makes one film of its versions, with its people, texts without tags, and all showings", () => {
  expect(at("/manebyen-20267")).toMatchObject({
    kind: "film",
    title: "Månebyen",
    names: ["Film", "Drama", "Audra Placeholt"],
    text: "Wren er født på månen. Kuppelen slår sprekker. Voksen: 135\u00a0kr.",
    keywords: expect.arrayContaining(["3D", "Seniorkino", "Synstolking", "Avlyst", "135 kroner"]),
    showings: [
      { key: "visning", start: "2026-12-04T18:00", end: "2026-12-04T21:00", status: "onSale" },
      { key: "visning", start: "2026-12-05T18:00", end: "2026-12-05T20:05", status: "onSale" },
      { key: "visning", start: "2026-12-06T18:00", end: "2026-12-06T21:00", status: "cancelled" },
    ],
    premiere: "2026-12-02",
    picture: "/static/manebyen.webp",
    types: ["Film", "Drama", "2D", "3D"],
    soon: 3,
    over: false,
  });
});

test("leaves out showings that have ended, except the last of a film that is over", () => {
  const before = { ...event, key: "før", start: "2026-11-03T18:00", end: "2026-11-03T20:00" };
  const last = { ...before, key: "sist", start: "2026-11-04T18:00", end: "2026-11-04T20:00" };
  const showingsOf = (...events: Version["events"]) => {
    const [record] = searchRecords({ ...DATA, allProduction: { nodes: [{ ...version, events }] } });
    return { over: record?.over, keys: record?.showings.map(({ key }) => key) };
  };
  expect(showingsOf(...version.events, before)).toEqual({ over: false, keys: ["visning", "visning", "visning"] });
  expect(showingsOf(last, before)).toEqual({ over: true, keys: ["sist"] });
  expect(showingsOf()).toEqual({ over: false, keys: [] });
});

test("distinguishes events, rooms, articles and pages", () => {
  const event: Version = { ...version, object: "culture", path: "/manebyen-20267" };
  expect(searchRecords({ ...DATA, allProduction: { nodes: [event] } })[0]?.kind).toBe("culture");
  expect(records.map(({ kind }) => kind)).toEqual(["film", "article", "room", "page"]);
});

test("takes an article's headings as names, and its text without tags", () => {
  expect(at("/article/aldersgrenser")).toMatchObject({
    names: ["Alene eller med voksen"],
    updated: "2026-12-01",
    text: "Hva de betyr. Alene eller med voksen. Fra 6 år.",
  });
});

test("includes the keywords of pages and rooms", () => {
  expect(at("/om-oss")?.keywords).toEqual(["nøkkelord"]);
  expect(at("/festsal")?.keywords).toEqual(expect.arrayContaining(["nøkkelord", "900 kroner", "4800 kroner"]));
});

test("has a room's names and equipment, and the text of its page's own blocks", () => {
  expect(at("/festsal")).toMatchObject({
    names: ["Festsal", "Flygel", "Langbord", "1. etasje", "Servering", "Priser"],
    text: "Om festsal. Servering. Kjøkken ved siden av. Priser. Utstyr. Lydanlegg: 900\u00a0kr. med tekniker. Ni bord på tvers.",
  });
});

test("has the exceptions that the page shows, with reasons, without past and distant ones", () => {
  const text = at("/om-oss")?.text ?? "";
  expect(text).toContain("Biblioteket, Torsdag 24. desember til søndag 27. desember: julestengt.");
  expect(text).toContain("Fredag 1. januar: stengt (1. nyttårsdag).");
  expect(text).not.toMatch(/Planleggingsdag|Sommerstengt/);
  expect(at("/om-oss")?.names).toContain("Åpningstider");
});

test("includes the site's synonyms", () => {
  expect(searchContent(DATA).synonyms).toEqual([{ words: ["leiepris"], find: ["festsal"] }]);
  expect(searchContent({ ...DATA, website: null }).synonyms).toEqual([]);
});
