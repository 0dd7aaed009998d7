import { filmFactsAddress } from "./film-facts-address";
import { pageDataPath } from "./page-data-path";

test("Gatsby stores the data of the front page under a special name", () => {
  expect(pageDataPath("/")).toBe("/page-data/index/page-data.json");
  expect(pageDataPath("/kino/program")).toBe("/page-data/kino/program/page-data.json");
});

test("the facts of a film are at the path of its page", () => {
  expect(filmFactsAddress("/nattoget-101")).toBe("/data/film/nattoget-101.json");
});
