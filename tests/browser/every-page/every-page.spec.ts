import { RUNS_ALL } from "../../support/nightly";
import { CLOSELY, READ_CLOSELY } from "../support/accessibility-facts";
import { unfold } from "../support/enlarged";
import { pageAt } from "../support/pages";
import { ALL_ROUTES, NOT_FOUND_ROUTES } from "../support/routes";
import { interactive } from "../support/watch";
import { comesAtOnce, keepsToItself, standsStill } from "./keeps-to-itself";
import { obeysLayoutLaws } from "./layout-laws";
import { canBeReadEnlarged, passesAxeAndFits } from "./looks";
import { hasLandmarksAndHeadings } from "./structure";
import { showsItsFile } from "./text";
import { expect, test } from "./visitor";

/** Every page, visited once for all its tests. Tests of its file alone run without a browser. */

/** The not-found page is missing at its own address, too. */
const MISSING: readonly string[] = [...NOT_FOUND_ROUTES, "/finnes-ikke"];

/** Content of a film platform or a logged-in member. */
const FILLED_BY_PLATFORM = ["film-reviews", "member-screen", "tickets", "watch-list"];

const holds = (route: string, component: string): boolean =>
  pageAt(route).blocks.some((block) => block.component === component);

for (const route of new Set([...ALL_ROUTES, ...MISSING])) {
  const isMissing = MISSING.includes(route);
  const isChosen = CLOSELY.includes(route);
  const isClose = RUNS_ALL && isChosen;
  const isReadClosely = READ_CLOSELY.includes(route);

  test(`${route} is as its page file says, keeps to itself, and can be read${isClose ? " in every way" : ""}`, async ({
    visitor,
  }) => {
    test.slow(isClose);
    const { page } = visitor;
    const response = await visitor.visit(route);
    expect(response?.status(), "status").toBe(isMissing ? 404 : 200);
    expect(response?.headers()["content-security-policy"], "policy").toContain("default-src 'none'");
    const source = pageAt(isMissing ? "/404" : route);

    await test.step("loads at once", () => comesAtOnce(page));
    await test.step("has no layout shift", () => standsStill(page));
    await test.step("shows its page file", () => showsItsFile({ page, source, response }));
    await test.step("has landmarks and headings", () => hasLandmarksAndHeadings(page));
    await test.step("passes axe and fits", () =>
      passesAxeAndFits(page, isClose ? "every state" : RUNS_ALL || isChosen ? "once" : "geometry alone"));
    await unfold(page);
    if (RUNS_ALL || isReadClosely)
      await test.step("can be read with large text", () => canBeReadEnlarged(page, RUNS_ALL && isReadClosely));
    await test.step("obeys the laws of layout", () => obeysLayoutLaws(page));
    await test.step("requests nothing else", () => keepsToItself(visitor, isMissing ? /status of 404/ : null));
  });
}

/** One route of each, and each screen of the film club. */
const withoutPlatform = FILLED_BY_PLATFORM.flatMap((component) => {
  const holding = ALL_ROUTES.filter((route) => holds(route, component));
  return component === "member-screen" ? holding : holding.slice(0, 1);
});

for (const route of new Set(withoutPlatform)) {
  test(`${route} matches its page file, and is readable, without a film platform`, async ({ sharedPage: page }) => {
    const response = await page.goto(route);
    await interactive(page);
    await test.step("shows its page file", () => showsItsFile({ page, source: pageAt(route), response }));
    await test.step("has landmarks and headings", () => hasLandmarksAndHeadings(page));
    await test.step("passes axe and fits", () => passesAxeAndFits(page, RUNS_ALL ? "every state" : "once"));
    await unfold(page);
    await test.step("can be read with large text", () => canBeReadEnlarged(page, RUNS_ALL));
    await test.step("obeys the laws of layout", () => obeysLayoutLaws(page));
  });
}

test("a request to another host is detected", async ({ visitor: { page, received, visit } }) => {
  await visit("/om-oss");
  // A policy that allows it: requests are detected, not only violations of the policy.
  const open = await page.context().newPage();
  await open.route("https://ond.example.no/**", (route) => route.fulfill({ body: "" }));
  await open.setContent('<img src="https://ond.example.no/punkt.png" alt="">');
  await expect.poll(() => received().requested).toContain("https://ond.example.no");
  await open.close();
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: "https://ond.example.no/punkt.png" }));
  });
  await expect.poll(() => received().violations).not.toEqual([]);
});
