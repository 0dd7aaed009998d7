import { filmFactsAddress } from "./film-facts-address";
import { pageDataPath } from "./page-data-path";

test("Gatsby keeps the data of the front page under a name of its own", () => {
  expect(pageDataPath("/")).toBe("/page-data/index/page-data.json");
  expect(pageDataPath("/kino/program")).toBe("/page-data/kino/program/page-data.json");
});

test("the facts of a film lie at the path of its page", () => {
  expect(filmFactsAddress("/nattoget-101")).toBe("/data/film/nattoget-101.json");
});
