import { filmFactsAddress } from "./film-facts-address";
import { isMachineFile } from "./machine-files";
import { pageDataPath } from "./page-data-path";
import { plainName } from "./plain-name";

test("Gatsby stores the data of the front page under a special name", () => {
  expect(pageDataPath("/")).toBe("/page-data/index/page-data.json");
  expect(pageDataPath("/kino/program")).toBe("/page-data/kino/program/page-data.json");
});

test("the facts of a film are at the path of its page", () => {
  expect(filmFactsAddress("/nattoget-101")).toBe("/data/film/nattoget-101.json");
});

test.each([
  ["Den store kinodagen", "den-store-kinodagen"],
  ["Små  blå - øyne", "sma-bla-oyne"],
  ["Æser & Öster", "aeser-oster"],
  ["Märchen", "maerchen"],
  ["–Nattoget!–", "nattoget"],
  ["-a-", "a"],
  ["Kl. 20:30", "kl-2030"],
])("a plain name has the letters a to z, digits and single hyphens of «%s»", (text, expected) => {
  expect(plainName(text)).toBe(expected);
});

test.each([
  "/rss/kinoprogram.xml",
  "/rss/kulturprogram.xml",
  "/rss/bibliotek.xml",
  "/rss/barn.xml",
  "/rss/artikler.xml",
  "/rss/artikler-kino.xml",
  "/rss/artikler-kultur.xml",
  "/kalender/kino.ics",
  "/data/program.json",
])("%s is a file that every site has for machines", (path) => expect(isMachineFile(path)).toBe(true));

test.each(["/rss/konserter.xml", "/rss/kinoprogram", "/data/film/nattoget-101.json", "/"])(
  "%s is none of them",
  (path) => expect(isMachineFile(path)).toBe(false),
);
