import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLinks } from "./start-links";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
  mkdirSync(join(root, "slice-data"));
  for (const name of ["header.json", "footer.json", "ads.txt"]) writeFileSync(join(root, "slice-data", name), "{}");
  const assetsByChunkName = {
    app: ["webpack-runtime-1.js", "styles.css", "app-2.js"],
    "component---src-templates-page-tsx": ["styles.css", "ground-3.js", "component-4.js"],
    "slice---src-layout-header-tsx": ["styles.css", "ground-3.js", "slice-5.js"],
    "film-club": ["rxjs-6.js", "film-club-7.js"],
    "block---TicketsBlock": ["styles.css", "tickets-6.js"],
    "block---TicketsBlock---member": ["rxjs-6.js", "tickets-6.js", "ticket-screen-9.js"],
    "block---RoomBlock": ["styles.css", "room-6.js"],
    "block---ScheduleBlock---filters": ["shared-7.js", "schedule-8.js"],
    "block---CultureProgrammeBlock---filters": ["shared-7.js", "culture-9.js"],
    "block---TicketListBlock---steps": ["steps-6.js"],
  };
  writeFileSync(join(root, "webpack.stats.json"), JSON.stringify({ assetsByChunkName }));
});
afterEach(() => rmSync(root, { recursive: true }));

const linksOf = (path: string) =>
  [
    ...startLinks(root)
      .linksOf(path)
      .matchAll(/as="(\w+)" href="([^"]+)"/g),
  ].map(([, as, href]) => [as, href]);

test("a page preloads its data, the code of template and slices, and the data of the slices, each once", () => {
  expect(linksOf("/filmer")).toEqual([
    ["fetch", "/page-data/filmer/page-data.json"],
    ["script", "/ground-3.js"],
    ["script", "/component-4.js"],
    ["script", "/slice-5.js"],
    ["fetch", "/slice-data/footer.json"],
    ["fetch", "/slice-data/header.json"],
    ["fetch", "/page-data/app-data.json"],
  ]);
});

test("a page in another language preloads the data of its own slices", () => {
  writeFileSync(join(root, "slice-data", "header-en.json"), "{}");
  mkdirSync(join(root, "page-data/in-english"), { recursive: true });
  const data = { slicesMap: { header: "header-en", footer: "footer" }, result: { data: { page: { blocks: [] } } } };
  writeFileSync(join(root, "page-data/in-english/page-data.json"), JSON.stringify(data));
  const slicesOf = (path: string) =>
    linksOf(path).flatMap(([, href]) => href?.match(/slice-data\/(.*)\.json/)?.[1] ?? []);
  expect(slicesOf("/in-english")).toEqual(["footer", "header-en"]);
  expect(slicesOf("/filmer")).toEqual(["footer", "header"]);
});

test.each([
  ["/", "/page-data/index/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
])("the data of %s is at %s", (path, address) => {
  expect(linksOf(path)).toContainEqual(["fetch", address]);
});

describe("the code of a page's blocks", () => {
  const codeOf = (...blocks: readonly object[]) => {
    mkdirSync(join(root, "page-data/filmer"), { recursive: true });
    const data = { result: { data: { page: { blocks } } } };
    writeFileSync(join(root, "page-data/filmer/page-data.json"), JSON.stringify(data));
    return linksOf("/filmer")
      .map(([, href]) => href)
      .filter((href) => /-[6-9]\.js$/.test(href ?? ""));
  };

  test("is preloaded beside the scripts where a block is lazy", () => {
    expect(codeOf({ __typename: "CoverBlock" }, { __typename: "RoomBlock" })).toEqual(["/room-6.js"]);
  });

  test("includes filters only where a page has them, and shared chunks once", () => {
    const schedule = { __typename: "ScheduleBlock" };
    expect(codeOf({ ...schedule, filters: false })).toEqual([]);
    expect(codeOf({ ...schedule, filters: true }, { __typename: "CultureProgrammeBlock", filters: true })).toEqual([
      "/shared-7.js",
      "/schedule-8.js",
      "/culture-9.js",
    ]);
  });

  test("includes the links for showings without tickets only where a showing may need them", () => {
    const list = (event: object) => codeOf({ __typename: "TicketListBlock", events: [event] });
    expect(list({ status: "onSale", saleOpens: null })).toEqual([]);
    expect(list({ status: "soldOut", saleOpens: null })).toEqual(["/steps-6.js"]);
    expect(list({ status: "onSale", saleOpens: "2026-12-01T10:00" })).toEqual(["/steps-6.js"]);
  });
});

test("a file is not preloaded when the template's contains it, as webpack does not request it then", () => {
  writeFileSync(join(root, "component-4.js"), '"use strict";(self.c=self.c||[]).push([[265,317],{}]);');
  for (const name of ["tickets-6.js", "rxjs-6.js"])
    writeFileSync(join(root, name), "(self.c=self.c||[]).push([[317],{}]);");
  mkdirSync(join(root, "page-data/billetter"), { recursive: true });
  const data = { result: { data: { page: { blocks: [{ __typename: "TicketsBlock" }] } } } };
  writeFileSync(join(root, "page-data/billetter/page-data.json"), JSON.stringify(data));
  const files = linksOf("/billetter").map(([, href]) => href);
  expect(files).toContain("/component-4.js");
  expect(files).toContain("/ticket-screen-9.js");
  expect(files).not.toContain("/tickets-6.js");
  // Of what members load alone.
  expect(files).toContain("/film-club-7.js");
  expect(files).not.toContain("/rxjs-6.js");
});

test("a page of members preloads the film club and its screen, for members only", () => {
  mkdirSync(join(root, "page-data/billetter"), { recursive: true });
  const data = {
    result: { data: { page: { blocks: [{ __typename: "TicketsBlock" }, { __typename: "RoomBlock" }] } } },
  };
  writeFileSync(join(root, "page-data/billetter/page-data.json"), JSON.stringify(data));
  const links =
    startLinks(root)
      .linksOf("/billetter")
      .match(/<link[^>]*>/g) ?? [];
  const filesOf = (chosen: readonly string[]) => chosen.map((link) => /href="([^"]+)"/.exec(link)?.[1]);
  const isForMembers = (link: string) => link.includes("data-member");
  expect(filesOf(links.filter(isForMembers))).toEqual(["/rxjs-6.js", "/film-club-7.js", "/ticket-screen-9.js"]);
  expect(filesOf(links.filter((link) => !isForMembers(link)))).toContain("/tickets-6.js");
  expect(startLinks(root).linksOf("/filmer")).not.toContain("data-member");
});

test("ends the build when statistics or page data have another shape", () => {
  mkdirSync(join(root, "page-data/filmer"), { recursive: true });
  writeFileSync(join(root, "page-data/filmer/page-data.json"), JSON.stringify({ result: {} }));
  expect(() => linksOf("/filmer")).toThrow("Expected the blocks of the page in result.data.page");
  writeFileSync(join(root, "webpack.stats.json"), JSON.stringify({ chunks: [] }));
  expect(() => linksOf("/filmer")).toThrow("Expected lists of files in assetsByChunkName in webpack.stats.json");
});
