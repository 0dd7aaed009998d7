import { join } from "node:path";
import { expect, test } from "@playwright/test";
import {
  builtPaths,
  changedFiles,
  dataFile,
  digestsBelow,
  htmlFile,
  isPageFile,
  linkedStylesheet,
} from "./support/built-files";
import { prepareFixedDay } from "./support/fixed-day";
import { openWorkshop, warmMoment } from "./support/workshop";

const FILM = "content/productions/nattekspressen.json";

const workshop = openWorkshop();
const publicRoot = join(workshop.site, "public");

const pageFiles = () => digestsBelow(publicRoot, isPageFile);

const rebuild = async (moment = warmMoment()): Promise<void> => {
  const { code, output, seconds } = await workshop.gatsbyBuild({ CLOCK: moment });
  expect(code, output).toBe(0);
  console.log(`A warm build took ${seconds.toFixed(0)} s`);
};

const filesOf = (paths: readonly string[]): readonly string[] =>
  [...paths.map(htmlFile), ...paths.map(dataFile)].sort();

test("changes the pages that show the day, and no other, on a new day", async () => {
  await prepareFixedDay(workshop);
  const before = pageFiles();
  // A day of the same week, since the demonstration's dates move with the week.
  await rebuild("2026-12-03T12:00");
  const showingTheDay = builtPaths(publicRoot).filter((path) =>
    workshop.read(`public/${dataFile(path)}`).includes('"today":{"date":"2026-12-03"'),
  );
  expect(showingTheDay).toEqual(expect.arrayContaining(["/", "/kinoprogram", "/biblioteket"]));
  expect(showingTheDay).not.toContain("/article/personvernerklaering");
  const changed = changedFiles(before, pageFiles());
  expect(changed.filter((file) => file.endsWith(".json"))).toEqual(showingTheDay.map(dataFile).sort());
  // A page with the same text on both days, such as that of a film with later showings, is rendered again to the same
  // HTML.
  expect(filesOf(showingTheDay)).toEqual(expect.arrayContaining([...changed]));
  expect(changed).toContain(htmlFile("/kinoprogram"));
});

test("content comes and goes at its time, with the menu entry and the link to it", async () => {
  test.slow();
  await prepareFixedDay(workshop);
  const article = "content/articles/aldersgrenser.json";
  const path = "/article/aldersgrenser";
  const html = (page: string) => workshop.read(`public/${htmlFile(page)}`);
  const window = '"shownFrom": "2026-12-02T12:00",\n  "shownUntil": "2026-12-03T12:00",\n  ';
  workshop.write(article, workshop.read(article).replace('"title":', `${window}"title":`));
  for (const [moment, isThere] of [
    ["2026-12-02T11:59", false],
    ["2026-12-02T12:00", true],
    ["2026-12-03T12:00", false],
  ] as const) {
    await rebuild(moment);
    expect(builtPaths(publicRoot).includes(path), moment).toBe(isThere);
    expect(html("/").includes(path), moment).toBe(isThere);
    expect(workshop.read("public/sitemap-0.xml").includes(path), moment).toBe(isThere);
  }
});

test.describe("after one edit, a build", () => {
  test.beforeEach(() => workshop.restore("warm"));

  test("changes the film's own page, and nothing else, when the film's description changes", async () => {
    const before = pageFiles();
    const scripts = digestsBelow(publicRoot, (file) => /^[^/]+\.(js|css)$/.test(file));
    workshop.write(FILM, workshop.read(FILM).replace('"<p>', '"<p>Toget går i natt. '));
    await rebuild();
    const film = `/${workshop.textOf(FILM, "parentSlug")}`;
    expect(workshop.read(`public/${htmlFile(film)}`)).toContain("Toget går i natt. ");
    expect(
      changedFiles(
        scripts,
        digestsBelow(publicRoot, (file) => /^[^/]+\.(js|css)$/.test(file)),
      ),
    ).toEqual([]);
    expect(changedFiles(before, pageFiles())).toEqual(filesOf([film]));
  });

  test("changes the pages that show a film's title, and no other, when the title changes", async () => {
    const title = workshop.textOf(FILM, "title");
    const film = `/${workshop.textOf(FILM, "parentSlug")}`;
    const before = pageFiles();
    const showing = builtPaths(publicRoot).filter((path) =>
      workshop.read(`public/${dataFile(path)}`).includes(`:${JSON.stringify(title)}`),
    );
    expect(showing).toEqual(expect.arrayContaining(["/", "/kinoprogram", film]));
    // The foyer screen contains more days than it shows.
    const drawn = showing.filter((path) => workshop.read(`public/${htmlFile(path)}`).includes(title));
    workshop.setText(FILM, "title", `${title} tur-retur`);
    await rebuild();
    for (const path of ["/", "/kinoprogram", film]) {
      expect.soft(workshop.read(`public/${htmlFile(path)}`), path).toContain(`${title} tur-retur`);
    }
    expect(changedFiles(before, pageFiles())).toEqual([...drawn.map(htmlFile), ...showing.map(dataFile)].sort());
  });

  test("changes no file at all when nothing was edited", async () => {
    const before = pageFiles();
    await rebuild();
    expect(changedFiles(before, pageFiles())).toEqual([]);
  });

  test("shows a new colour on every page, when nothing but the site's colours has changed", async () => {
    const site = "content/sites/kulturhuset.json";
    workshop.setText(site, "light", "#A7F3D0");
    await rebuild();
    const sheets = new Set(
      builtPaths(publicRoot).map(
        (path) => /<link rel="stylesheet" href="([^"]+)"/.exec(workshop.read(`public/${htmlFile(path)}`))?.[1],
      ),
    );
    expect(sheets.size).toBe(1);
    expect(linkedStylesheet(publicRoot)).toContain("--beam:#a7f3d0");
  });
});
