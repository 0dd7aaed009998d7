import type { Json } from "../../../domain/json/json";
import { placed } from "../testing/placed";
import { pricing } from "../week/pricing";
import { appliesTo } from "./applies";
import { resolvedShowing } from "./resolved-showing";

const film = placed("productions", { id: "kraka", object: "movie" });
const site = placed("sites", {
  id: "huset",
  priceLists: [
    { id: "kino", name: "Kino", prices: [{ label: "Voksen", amount: 135 }] },
    { id: "senior", name: "Senior", prices: [{ label: "Alle", amount: 80 }] },
  ],
  accessSets: [{ id: "alt", name: "Alt", accessibility: ["hearingLoop", "wheelchair"] }],
  noteTexts: [{ id: "rolig", text: "Rolig visning." }],
  showingDefaults: [{ hall: "sal", object: "movie", priceList: "kino", accessSet: "alt" }],
});
const other = placed("sites", { id: "annet" });
const ALL = [film, other, site];
const showing = (more: Json = {}): Json => ({ id: "v1", production: "kraka", hall: "sal", status: "onSale", ...more });
const applies = (more: Json = {}, siteId: string | undefined = "huset") => appliesTo(showing(more), ALL, siteId).rows;

test("what the hall's defaults give is marked as theirs", () => {
  expect(applies()).toEqual([
    { label: "Priser", text: "Voksen 135\u00a0kr", from: "standard for salen" },
    { label: "Tilrettelegging", text: "Teleslynge, Rullestolplass", from: "standard for salen" },
  ]);
});

test("a showing's own value precedes the chosen list, and that the default", () => {
  expect(applies({ priceList: "senior", noteText: "rolig" })).toMatchObject([
    { label: "Priser", text: "Alle 80\u00a0kr", from: "fra listen du har valgt" },
    { label: "Tilrettelegging" },
    { label: "Beskjed", text: "Rolig visning.", from: "fra listen du har valgt" },
  ]);
  const own = { prices: [{ label: "Barn", amount: 50 }], accessibility: ["ukjent"], note: "Premiere." };
  expect(applies(own)).toEqual([
    { label: "Priser", text: "Barn 50\u00a0kr", from: "bare på denne forestillingen" },
    { label: "Tilrettelegging", text: "ukjent", from: "bare på denne forestillingen" },
    { label: "Beskjed", text: "Premiere.", from: "bare på denne forestillingen" },
  ]);
});

test("what is not valid yet is shown as far as it can be", () => {
  const prices = [{ label: "Voksen", amount: "135" }, "feil"];
  expect(applies({ prices, accessibility: "alt", note: 3 })).toEqual([
    { label: "Priser", text: "Voksen 135", from: "bare på denne forestillingen" },
  ]);
});

test("the lists are those of the site that is edited, else of the first", () => {
  expect(applies({}, "annet")).toEqual([]);
  expect(appliesTo(showing(), ALL, undefined).rows).toEqual([]);
  const page = placed("pages", { id: "huset" });
  for (const siteId of [undefined, "ukjent", "huset"])
    expect(resolvedShowing(showing(), [page, film, site], siteId)).toMatchObject({ prices: [{ label: "Voksen" }] });
});

test("a default for films is none for an event", () => {
  const event = placed("productions", { id: "kraka", object: "culture" });
  expect(resolvedShowing(showing(), [site, event], "huset")).not.toHaveProperty("prices");
});

test("a showing has prices of its own or of a list, and an empty list is none", () => {
  const before = process.env.SITE;
  process.env.SITE = "huset";
  const has = pricing(ALL);
  expect([has(showing()), has(showing({ hall: "annen" })), has(showing({ prices: [] }))]).toEqual([true, false, false]);
  if (before === undefined) delete process.env.SITE;
  else process.env.SITE = before;
});
