import fc from "fast-check";
import type { StoredDraft } from "../content/drafts";
import { placed } from "../testing/placed";
import { kindsOf, listsOf } from "./lists";

const film = placed("productions", { id: "fuglen", title: "Ærfuglen", typeText: "Film" });
const hall = { id: "kinosal", name: "Kinosalen" };
const prices = [
  { label: "Voksen", amount: 135 },
  { label: "Leie", amount: 900, unit: "dag" },
  { label: "Barn", amount: 100 },
];
const site = placed("sites", { id: "huset", name: "Huset", halls: [hall], priceLists: [{ id: "kino", prices }] });
const showing = (id: string, start: string) =>
  placed("events", { id, production: "fuglen", hall: "kinosal", start, status: "onSale" });

const lists = (entities: readonly ReturnType<typeof placed>[], drafts: readonly StoredDraft[] = []) =>
  listsOf({ entities, problems: [], drafts }).byType;

test("lists are in the order of the alphabet, with æ, ø and å last, whatever order the files have", () => {
  const titles = ["Andungen", "berget", "Zebra", "Ærlig talt", "Øya", "Ågot"];
  fc.assert(
    fc.property(fc.shuffledSubarray(titles, { minLength: titles.length }), (some) => {
      const articles = some.map((title, at) => placed("articles", { id: `a${at}`, title }));
      expect(lists(articles).Article?.map(({ title }) => title)).toEqual(titles);
    }),
  );
});

test("showings are listed by time, with their film, hall and moment", () => {
  const entities = [showing("a", "2026-12-05T18:00"), showing("b", "2026-12-01T20:00"), film, site];
  const found = lists(entities).Event?.map(({ id, title, detail }) => [id, title, detail]);
  expect(found).toEqual([
    ["b", "Ærfuglen, tirsdag 1. desember kl. 20.00", "Kinosalen"],
    ["a", "Ærfuglen, lørdag 5. desember kl. 18.00", "Kinosalen"],
  ]);
});

test("a second line has the parts that a film has, and nothing for those that it has not", () => {
  const other = placed("productions", { id: "to", title: "Ås", typeText: "Film", versionLabel: "3D" });
  expect(lists([film, other]).Production?.map(({ detail }) => detail)).toEqual(["Film", "Film, 3D"]);
});

test("price lists have their prices, without rents", () => {
  expect(lists([site]).PriceList).toMatchObject([
    { id: "kino", title: "kino", detail: "Voksen 135\u00a0kr, Barn 100\u00a0kr" },
  ]);
  expect(lists([site]).Hall).toMatchObject([{ id: "kinosal", title: "Kinosalen" }]);
});

test("a draft is at its own entity, and at no other of the same id", () => {
  const page = placed("pages", { id: "fuglen", title: "Fuglen", path: "/fuglen" });
  const draft = { kind: "pages", id: "fuglen", draft: { base: "", before: {}, value: {}, editor: "Bo" } };
  const found = lists([film, page], [draft]);
  expect([found.Production?.[0]?.hasDraft, found.Page?.[0]?.hasDraft]).toEqual([false, true]);
});

test("kinds are in the order of what editors change most, with how many there are", () => {
  const kinds = kindsOf([film, showing("a", "2026-12-05T18:00"), showing("b", "2026-12-06T18:00")]);
  expect(kinds.slice(0, 3).map(({ kind, count }) => [kind, count])).toEqual([
    ["productions", 1],
    ["events", 2],
    ["articles", 0],
  ]);
});
