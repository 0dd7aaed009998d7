import { TestContent } from "../../../engine/testing/test-content";
import { headOf, pageOf, partAt } from "./page-of";

const HOME = "pages/forside.json";
const FILM = "productions/nattoget.json";

const loaded = async (content: TestContent) => (await content.loaded()).resolvedPages;

test("a film is previewed on its own page, not on one that shows it among others", async () => {
  const pages = await loaded(new TestContent());
  expect(pages.filter(({ subjects }) => subjects.some(({ origin }) => origin.file === FILM)).length).toBeGreaterThan(0);
  const reversed = [...pages].reverse();
  for (const order of [pages, reversed]) {
    expect(pageOf({ kind: "productions", file: FILM, value: { id: "nattoget" } }, order)).toBe("/nattoget-101");
    expect(pageOf({ kind: "events", file: "events/desember.json", value: { production: "nattoget" } }, order)).toBe(
      "/nattoget-101",
    );
  }
});

test("a page is previewed at its own address, and the rest on the front page", async () => {
  const pages = await loaded(new TestContent().copy(HOME, "pages/om.json", { id: "om", path: "/om" }));
  expect(pageOf({ kind: "pages", file: "pages/om.json", value: { id: "om" } }, pages)).toBe("/om");
  expect(pageOf({ kind: "menus", file: "menus/meny.json", value: { id: "meny" } }, pages)).toBe("/");
});

test("of two pages about a film, the one with fewer subjects is chosen, in any order", async () => {
  const [film, home, ...rest] = await loaded(new TestContent()).then((pages) => {
    const own = pages.find(({ path }) => path === "/nattoget-101");
    const front = pages.find(({ path }) => path === "/");
    if (!own || !front) throw new Error("the test content lacks its pages");
    return [own, front, ...pages.filter((page) => page !== own && page !== front)];
  });
  if (!film || !home) throw new Error("the test content lacks its pages");
  const other = rest.flatMap(({ subjects }) => subjects);
  const many = { ...home, subjects: [...film.subjects, ...other, ...film.subjects] };
  const value = { kind: "productions", file: FILM, value: { id: "nattoget" } };
  expect(pageOf(value, [many, film])).toBe("/nattoget-101");
  expect(pageOf(value, [film, many])).toBe("/nattoget-101");
});

test("the block at an address is found by its id", async () => {
  const pages = await loaded(new TestContent());
  const [home] = pages.filter(({ path }) => path === "/");
  const block = home?.page.entity.blocks.at(-1);
  expect(partAt("/", block?.id ?? "", pages)).toMatchObject({ index: (home?.page.entity.blocks.length ?? 0) - 1 });
  expect(partAt("/", "finnes-ikke", pages)).toBeNull();
  expect(partAt("/finnes-ikke", block?.id ?? "", pages)).toBeNull();
});

test("search and sharing show what the page's head has; without a page there is nothing", async () => {
  const content = await new TestContent().loaded();
  expect(headOf({ kind: "productions", file: FILM, value: { id: "nattoget" } }, content)).toMatchObject({
    address: `${content.site.entity.host}/nattoget-101`,
    documentTitle: expect.stringMatching(/^Nattoget – /),
    title: "Nattoget",
  });
  const home = headOf({ kind: "pages", file: HOME, value: { id: "forside" } }, content);
  expect(home?.documentTitle).toBe(home?.title);
  expect(home?.address).toBe(content.site.entity.host);
  expect(headOf({ kind: "menuItems", file: "menus/meny.json", value: { id: "meny" } }, content)).toBeNull();
});
