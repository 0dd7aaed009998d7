import { type Found, grouped } from "./found";
import type { Kind } from "./record";

const found = (kind: Kind, url: string, hit = false): Found => ({
  url,
  kind,
  title: [{ text: url, hit }],
  excerpt: [],
  names: [],
  showings: [],
  premiere: null,
});

const order = (...results: readonly Found[]) =>
  grouped(results).map((group) => [group.kind, ...group.found.map(({ url }) => url)]);

test("groups results by kind, the kind of the best first when its name matches", () => {
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

test("has the programme first when no name matches, in the order of its own results", () => {
  expect(order(found("article", "a"), found("page", "p"), found("culture", "c"), found("film", "f"))).toEqual([
    ["culture", "c"],
    ["film", "f"],
    ["article", "a"],
    ["page", "p"],
  ]);
  expect(order()).toEqual([]);
});
