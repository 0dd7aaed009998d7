import { absolute, isMainVersion, openProgramme, recentShowings, titleOf } from "./programme";
import { machineData } from "./testing/machine-data";
import { EVENT } from "./testing/showings";

const data = machineData();
const [article] = data.allArticle.nodes;
if (!article || !data.website) throw new Error("The test data has no article or site.");
const { website } = data;

const opened = (more: Partial<typeof data> = {}) => {
  const programme = openProgramme({ ...data, ...more });
  if (!programme) throw new Error("there is no site");
  return programme;
};
const keys = (things: readonly { readonly key: string }[]) => things.map(({ key }) => key);

test("there is no programme without a site or a moment", () => {
  expect(openProgramme({ ...data, website: null })).toBeNull();
  expect(openProgramme({ ...data, buildMoment: null })).toBeNull();
});

test("everything has an order that does not depend on that of the content", () => {
  const backwards = {
    allEvent: { nodes: data.allEvent.nodes.toReversed() },
    allProduction: { nodes: data.allProduction.nodes.toReversed() },
  };
  const [one, other] = [opened(), opened(backwards)];
  expect(keys(other.showings)).toEqual(keys(one.showings));
  expect(keys(other.productions)).toEqual(keys(one.productions));
  expect(keys(one.productions)).toEqual([...keys(one.productions)].sort());
  expect(one.showings.map(({ startIso }) => startIso)).toEqual(one.showings.map(({ startIso }) => startIso).toSorted());
  expect(one.titles.map(({ path }) => path)).toEqual(one.titles.map(({ path }) => path).toSorted());
  expect(other.titles.map(({ path, main }) => [path, main.key])).toEqual(
    one.titles.map(({ path, main }) => [path, main.key]),
  );
});

test("showings at the same time are in the order of their ids", () => {
  const nodes = ["b", "a"].map((key) => ({ ...EVENT, key }));
  expect(keys(opened({ allEvent: { nodes } }).showings)).toEqual(["a", "b"]);
});

test("a showing of an unknown production is left out", () => {
  const lost = { ...EVENT, production: { ...EVENT.production, key: "borte" } };
  expect(opened({ allEvent: { nodes: [lost] } }).showings).toEqual([]);
});

test("articles have the latest first, those of the same moment by title", () => {
  const at = (title: string, createdAt: number) => ({ ...article, title, createdAt });
  const nodes = [at("A", 1), at("C", 2), at("B", 2), at("D", 3)];
  expect(opened({ allArticle: { nodes } }).articles.map(({ title }) => title)).toEqual(["D", "B", "C", "A"]);
});

test("a film is its main version with the showings of all, also where that has another number than the address", () => {
  const { titles } = opened();
  const film = titles.find(({ path }) => path === "/nattoget-101");
  expect(film && isMainVersion(film.main)).toBe(true);
  expect(new Set(film?.showings.map(({ production }) => production.key)).size).toBe(2);
  const nodes = data.allProduction.nodes.map((one) => ({ ...one, ediNumber: "0" }));
  expect(opened({ allProduction: { nodes } }).titles).toHaveLength(titles.length);
});

test("a production without a page is no title", () => {
  const nodes = data.allProduction.nodes.map((one) => ({ ...one, path: null }));
  expect(opened({ allProduction: { nodes } }).titles).toEqual([]);
});

test("a version without an address of its own is the main one", () => {
  expect(isMainVersion({ parentSlug: null, ediNumber: "101" })).toBe(true);
  expect(isMainVersion({ parentSlug: "nattoget-101", ediNumber: "101" })).toBe(true);
  expect(isMainVersion({ parentSlug: "nattoget-101", ediNumber: "01" })).toBe(false);
});

test("menu items without a page have no path", () => {
  const nodes = [{ path: "/kino" }, { path: null }];
  expect([...opened({ allMenuItem: { nodes } }).menuPaths]).toEqual(["/kino"]);
});

test("the address of the front page has no slash at its end", () => {
  expect([absolute(website, "/"), absolute(website, "/kino")]).toEqual([
    "https://lillevik.example.no",
    "https://lillevik.example.no/kino",
  ]);
});

test("a version is named beside the title", () => {
  const [film] = opened().productions;
  if (!film) throw new Error("there is no production");
  expect(titleOf({ ...film, title: "Nattoget", versionLabel: "3D" })).toBe("Nattoget (3D)");
  expect(titleOf({ ...film, title: "Nattoget", versionLabel: null })).toBe("Nattoget");
});

test("past showings are kept for sixty days", () => {
  const starts = ["2026-10-01T23:59", "2026-10-02T00:00", "2026-12-01T18:00"];
  const { showings } = opened({
    allEvent: { nodes: starts.map((start) => ({ ...EVENT, key: start, start, startIso: start })) },
  });
  expect(keys(recentShowings({ showings, moment: "2026-12-01T12:00" }))).toEqual(starts.slice(1));
});
