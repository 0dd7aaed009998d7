import { byKind, type Found, toFound } from "./found";
import type { Kind } from "./record";
import { markable } from "./words/marks";

const found = (kind: Kind, url: string, hit = false): Found => ({
  url,
  kind,
  title: [{ text: url, hit }],
  excerpt: [],
  names: [],
  showings: [],
  isThen: false,
  picture: null,
  updated: null,
  premiere: null,
});

const order = (...results: readonly Found[]) =>
  byKind(results).map((group) => [group.kind, ...group.found.map(({ url }) => url)]);

test("groups results by kind, the kind of the best first", () => {
  expect(order(found("article", "a", true), found("film", "f"), found("article", "b"))).toEqual([
    ["article", "a", "b"],
    ["film", "f"],
  ]);
});

test("keeps the order when a heading matches", () => {
  const parking = { ...found("page", "p"), names: [[{ text: "Parkering", hit: true }]] };
  expect(order(parking, found("film", "f"))).toEqual([
    ["page", "p"],
    ["film", "f"],
  ]);
});

test("a stored page has its own data, with the words of the query marked", () => {
  const showings = [{ key: "a", start: "2026-12-05T18:00", end: "2026-12-05T20:00", status: "onSale" }];
  const names = ["Kråka", "Kråka og reven", "Audra Placeholt", "Drama"];
  const stored = {
    url: "/kraka",
    kind: "film" as const,
    title: "Kråka",
    names,
    showings,
    premiere: "2026-12-04",
    picture: null,
    updated: null,
  };
  const { title, excerpt, ...rest } = toFound({ ...stored, text: "Kråka flyr." }, markable("kråka placeholt"));
  expect(title).toEqual([{ text: "Kråka", hit: true }]);
  expect(excerpt.map(({ text }) => text).join("")).toBe("Kråka flyr.");
  expect(excerpt[0]).toEqual({ text: "Kråka", hit: true });
  expect({ ...rest, names: rest.names.map((pieces) => pieces.map(({ text }) => text).join("")) }).toEqual({
    url: "/kraka",
    kind: "film",
    names: ["Kråka og reven", "Audra Placeholt"],
    showings,
    isThen: false,
    premiere: "2026-12-04",
    picture: null,
    updated: null,
  });
});
