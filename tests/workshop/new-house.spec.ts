import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { loadContent } from "../../engine/load/load-content";
import { formatProblem } from "../../engine/problems/problem";
import { answersSchema } from "../../scripts/new-house/answers/answers";
import { makeHouse } from "../../scripts/new-house/make-house";
import { answersFor } from "../../scripts/new-house/testing/answers";
import { HOUSES } from "../../scripts/new-house/testing/houses";
import { writeHouse } from "../../scripts/new-house/write-house";
import { axeFindings } from "../browser/support/axe";
import { builtIn, type ChangingSite, startChangingSite } from "../browser/support/changing-site";
import { emptyHeadings } from "../files/support/empty-headings";
import { builtPaths, filesBelow, htmlFile } from "./support/built-files";
import { foundIn, wordsOfTheFirstHouse } from "./support/first-house";
import { openWorkshop, PROJECT, warmMoment } from "./support/workshop";

const workshop = openWorkshop();
const publicRoot = join(workshop.site, "public");
let houses = "";

const BUILT = ["kino", "bibliotek", "alt"] as const;

const contentOf = (house: string): string => join(houses, house, "content");

const load = (house: string) =>
  loadContent({
    contentRoot: contentOf(house),
    staticRoot: join(houses, house, "static"),
    siteId: undefined,
    today: warmMoment().slice(0, 10),
  });

test.beforeAll(async () => {
  houses = mkdtempSync(join(tmpdir(), "houses-"));
  for (const [house, parts] of Object.entries(HOUSES)) {
    const { files } = await makeHouse(answersSchema.parse(answersFor(parts)), warmMoment().slice(0, 10));
    writeHouse(contentOf(house), files);
  }
});
test.afterAll(() => rmSync(houses, { recursive: true, force: true }));

for (const house of Object.keys(HOUSES)) {
  test(`the check finds nothing in the house ${house}`, async () => {
    const { problems } = await load(house);
    expect(problems.map(formatProblem)).toEqual([]);
  });
}

const rules = JSON.parse(readFileSync(join(PROJECT, "tests/files/html-validate.json"), "utf8"));
const html = (path: string): string => readFileSync(join(publicRoot, htmlFile(path)), "utf8");

const linksOf = (page: string): readonly string[] =>
  [...page.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)].flatMap(([, address]) => address ?? []);

for (const house of BUILT) {
  test.describe(`the built house ${house}`, () => {
    let site: ChangingSite;
    let paths: readonly string[] = [];

    test.beforeAll(async () => {
      // Cold, because a folder keeps pictures and scripts of earlier builds: the first house's.
      await workshop.prepareOnce(`house-${house}`, "cold", async () => {
        const env = { CONTENT_DIR: contentOf(house), CLOCK: warmMoment() };
        const { code, output, seconds } = await workshop.gatsbyBuild(env);
        expect(code, output).toBe(0);
        expect(output).not.toMatch(/^warning /m);
        console.log(`${house} was built in ${seconds.toFixed(0)} s`);
      });
      paths = builtPaths(publicRoot);
      site = await startChangingSite(builtIn(workshop.site));
    });
    test.afterAll(() => site.goAway());

    test("has the pages of its content", async () => {
      const { loaded } = await load(house);
      expect(paths).toEqual(loaded?.resolvedPages.map(({ path }) => path).sort());
    });

    test("has no dead link, picture or script", async () => {
      const addresses = new Set(paths.flatMap((path) => linksOf(html(path))));
      expect(addresses.size).toBeGreaterThan(20);
      for (const address of addresses) {
        expect.soft((await fetch(`${site.origin}${address}`)).status, address).toBe(200);
      }
    });

    test("is valid HTML", async () => {
      const validator = new HtmlValidate(rules.config);
      for (const path of paths) {
        const { results } = await validator.validateString(html(path), path);
        expect.soft(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      }
    });

    test("has no heading over nothing", () => {
      for (const path of paths) expect.soft(emptyHeadings(html(path)), path).toEqual([]);
    });

    test("has no fault that axe knows", async ({ page }) => {
      for (const path of paths) {
        await page.goto(`${site.origin}${path}`);
        expect.soft(await axeFindings(page), path).toEqual([]);
      }
    });

    test("is closed to search engines, and says on every page that it is not in use", () => {
      for (const path of paths) {
        expect.soft(html(path), path).toContain('name="robots" content="noindex"');
        expect.soft(html(path), path).toContain("Prøveutgave");
      }
      expect(workshop.read("publishing/nginx.conf")).toContain("/srv/kulturhus-test/public");
    });

    test("has nothing of the first house in its pages, data, scripts or pictures", () => {
      const own = filesBelow(contentOf(house))
        .filter((file) => file.endsWith(".json"))
        .map((file) => readFileSync(join(contentOf(house), file), "utf8"))
        .join("\n");
      expect(foundIn(publicRoot, wordsOfTheFirstHouse(), own)).toEqual([]);
    });

    test("has calendars and channels of its own parts only", () => {
      for (const part of ["kino", "bibliotek"]) {
        const isOwn = HOUSES[house].some((own) => own === part);
        expect(existsSync(join(publicRoot, `kalender/${part}.ics`))).toBe(isOwn);
        expect(html("/").includes(`/rss/${part}`)).toBe(isOwn);
      }
    });
  });
}
