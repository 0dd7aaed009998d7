import { SITE_FILES } from "../../engine/testing/test-site";
import { fieldsOf } from "../define/object-type";
import { ENTITIES } from "../kinds";
import { weeklyHours } from "./site/opening-hours";
import { listsIn } from "./site/showing-lists";

const { events, productions, articles, menuItems, pages, sites } = ENTITIES;

const SHOWING = {
  id: "nattoget-1",
  production: "nattoget",
  start: "2026-12-04T18:00",
  hall: "storsal",
  status: "onSale",
};
const FILM = SITE_FILES["productions/nattoget.json"];
const QUIZ = SITE_FILES["productions/quiz.json"];
const ARTICLE = SITE_FILES["articles/personvern.json"];
const SITE = SITE_FILES["sites/huset.json"];
const ITEM = { id: "kino", parent: null, label: "Kino", path: null, order: 1, place: "header", openInNewWindow: false };

const MOVE = { weeks: 1, anchorWeek: "2026-11-30" };

describe("dates of a demonstration", () => {
  it("move with each showing, each in its field; a change since the anchor's week stays", () => {
    const event = events.schema.parse({
      ...SHOWING,
      end: "2026-12-04T20:00",
      previousStart: "2026-12-03T18:00",
      saleOpens: "2026-12-01T10:00",
      changed: "2026-11-20T09:00",
    });
    expect(events.moved?.(event, MOVE)).toEqual({
      ...event,
      start: "2026-12-11T18:00",
      end: "2026-12-11T20:00",
      previousStart: "2026-12-10T18:00",
      saleOpens: "2026-12-08T10:00",
      changed: "2026-11-27T09:00",
    });
    const edited = { ...event, changed: "2026-12-01T09:00" };
    expect(events.moved?.(edited, MOVE)).toMatchObject({ changed: edited.changed });
  });

  it("move with a film's premiere; other events have none", () => {
    const film = productions.schema.parse(FILM);
    expect(productions.moved?.(film, MOVE)).toEqual({ ...film, premiere: "2026-12-11" });
    const quiz = productions.schema.parse(QUIZ);
    expect(productions.moved?.(quiz, MOVE)).toEqual(quiz);
  });
});

it("showings are filtered by their month, its name, and how many months it is ahead", () => {
  const event = events.schema.parse({ ...SHOWING, start: "2027-02-01T18:00" });
  const computed = (name: "month" | "monthName" | "monthsAhead") => events.computed?.[name]?.of(event, "2026-12-31");
  expect([computed("month"), computed("monthName"), computed("monthsAhead")]).toEqual([
    "2027-02",
    expect.stringMatching(/^februar/),
    "2",
  ]);
});

it("each kind has values of its own that nothing else may have", () => {
  expect(productions.unique?.(productions.schema.parse(FILM))).toEqual({ ediNumber: "101" });
  expect(productions.unique?.(productions.schema.parse(QUIZ))).toEqual({ pageReference: "julequiz-k1" });
  expect(articles.unique?.(articles.schema.parse(ARTICLE))).toEqual({ slug: "personvern" });
  expect(pages.uniqueWithin).toEqual({ blocks: "id", sources: "name" });
  expect(Object.keys(sites.uniqueWithin).sort()).toEqual([
    "accessSets",
    "contact",
    "facts",
    "halls",
    "noteTexts",
    "openingHours",
    "priceLists",
  ]);
});

it("articles, menus and pages are in the languages that they say, and in no other", () => {
  const article = articles.schema.parse(ARTICLE);
  const item = menuItems.schema.parse({ ...ITEM, locale: "nb" });
  const page = pages.schema.parse(SITE_FILES["pages/forside.json"]);
  const languages = ["nb", "nn"];
  expect(languages.map((one) => articles.inLocale?.(article, one))).toEqual([true, false]);
  expect(languages.map((one) => menuItems.inLocale?.(item, one))).toEqual([true, false]);
  expect(languages.map((one) => pages.inLocale?.(page, one))).toEqual([true, false]);
});

describe("computed fields", () => {
  it("of an article: its picture for lists is the main one unless it has another", () => {
    const article = articles.schema.parse(ARTICLE);
    const context = { pageOf: (type: string, id: string) => `/${type}/${id}`, relatedTo: () => ["annen"] };
    const nodeOf = (one: object) => fieldsOf(articles.objectType, one, context);
    expect(nodeOf(article)).toMatchObject({
      path: "/Article/personvern",
      related: ["Article:annen"],
      thumbnail: { path: "bilde.png" },
    });
    expect(nodeOf({ ...article, thumbnail: { ...article.image, image: "liten.png" } })).toMatchObject({
      thumbnail: { path: "liten.png" },
    });
  });

  it("of a film: its cover and its poster are the first of each", () => {
    const film = productions.schema.parse(FILM);
    const context = { pageOf: () => null, eventsOf: () => ["b", "a"] };
    const picture = (image: string, type: string) => ({ ...film.assets[0], image, type });
    const assets = [picture("p.png", "poster"), picture("w.png", "first_image"), picture("p2.png", "poster")];
    const nodeOf = (one: object) => fieldsOf(productions.objectType, { ...film, ...one }, context);
    expect(nodeOf({ assets })).toMatchObject({
      path: null,
      cover: { path: "w.png" },
      poster: { path: "p.png" },
      events: ["Event:b", "Event:a"],
    });
    expect(nodeOf({ assets: [] })).toMatchObject({ cover: null, poster: null });
  });

  it("of a site: its address and its look, each from its own setting", () => {
    const settings = sites.schema.parse(SITE);
    const looks = (theme: object) =>
      fieldsOf(
        sites.objectType,
        { ...settings, theme: { ...settings.theme, ...theme } },
        { memberPages: null, shownAddress: () => "lillevik" },
      );
    expect(looks({})).toMatchObject({
      url: "https://lillevik.example.no",
      shownHost: "lillevik",
      memberPages: null,
      theme: {
        logo: { path: "logo.svg", alt: "" },
        corners: "sharp",
        footerText: null,
        footerEnabled: true,
        searchEnabled: false,
        searchPath: "/",
      },
    });
    expect(
      looks({ footer: { enabled: false, text: "Velkommen." }, search: { enabled: true, path: "/sok" } }),
    ).toMatchObject({
      theme: { footerText: "Velkommen.", footerEnabled: false, searchEnabled: true, searchPath: "/sok" },
    });
  });

  it("of a part of the venue: how long before a showing its doors open, if they follow the programme", () => {
    const [part] = sites.schema.parse(SITE).openingHours;
    const type = sites.objectType.fields.find(({ name }) => name === "openingHours")?.holds;
    if (!type || !part) throw new Error("the site has no opening hours");
    const nodeOf = (more: object) => fieldsOf(type, { ...part, ...more }, { openDaysOf: () => [] });
    expect(nodeOf({})).toMatchObject({ minutesBefore: null, openDays: [] });
    expect(nodeOf({ followsProgramme: { minutesBefore: 0 } })).toMatchObject({ minutesBefore: 0 });
  });

  it("of a hall: whether the hours that hold for it are its own, or an office's", () => {
    const [hall] = sites.schema.parse(SITE).halls;
    const type = sites.objectType.fields.find(({ name }) => name === "halls")?.holds;
    if (!type || !hall) throw new Error("the site has no hall");
    const nodeOf = (part: string | null) => fieldsOf(type, { ...hall, part }, { seatingOf: () => null });
    expect([hall.id, "kontoret", null].map((part) => nodeOf(part).opensItself)).toEqual([true, false, false]);
  });

  it("of a showing: its end on the clock and with its offset, or none where it is unknown", () => {
    const event = events.schema.parse(SHOWING);
    const nodeOf = (end: string | null) => fieldsOf(events.objectType, event, { endOf: () => end });
    expect(nodeOf("2026-10-25T02:30+01:00")).toMatchObject({
      startIso: "2026-12-04T18:00:00+01:00",
      end: "2026-10-25T02:30",
      endIso: "2026-10-25T02:30:00+01:00",
    });
    expect(nodeOf(null)).toMatchObject({ end: null, endIso: null });
  });
});

it("the hours of a part are in the form of the rules, with null for what is not said", () => {
  const [part] = sites.schema.parse(SITE).openingHours;
  if (!part) throw new Error("the site has no opening hours");
  const exceptions = [{ from: "2026-12-24", closed: true, reason: "Jul" }];
  expect(weeklyHours({ ...part, exceptions })).toEqual({
    weekly: part.weekly,
    publicHolidays: "closed",
    exceptions: [{ from: "2026-12-24", to: null, closed: true, opens: null, closes: null, reason: "Jul" }],
  });
  const open = {
    from: "2026-12-27",
    to: "2026-12-28",
    closed: false,
    opens: "10:00",
    closes: "14:00",
    reason: "Romjul",
  };
  expect(weeklyHours({ ...part, exceptions: [open] }).exceptions).toEqual([open]);
  expect(weeklyHours({ ...part, weekly: undefined }).weekly).toEqual([]);
});

it("of settings that nobody has checked, the lists have what is valid in them, each in its own", () => {
  const list = { id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 120 }] };
  const set = { id: "sett", name: "Sett", accessibility: ["relaxed"] };
  const note = { id: "premiere", text: "Premiere." };
  const preset = { object: "movie", priceList: "kino" };
  const found = listsIn({
    priceLists: [list, { ...list, prices: [] }],
    accessSets: [{}, set],
    noteTexts: [note, null],
    showingDefaults: [preset, { hall: 1 }],
  });
  expect(found).toEqual({ priceLists: [list], accessSets: [set], noteTexts: [note], showingDefaults: [preset] });
  const none = { priceLists: [], accessSets: [], noteTexts: [], showingDefaults: [] };
  expect([listsIn(null), listsIn("x"), listsIn({ priceLists: {} })]).toEqual([none, none, none]);
});
