import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** docs/gatsby-internals.md: what the site changes of Gatsby in the browser, and the fallbacks. */

const reportsOf = (page: Page): readonly string[] => {
  const reports: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Gatsby no longer has")) reports.push(message.text());
  });
  return reports;
};

const navigate = (page: Page, to: string) => page.evaluate((path) => window.___navigate?.(path), to);

const visit = async (page: Page): Promise<void> => {
  await page.goto("/om-oss");
  await interactive(page);
  await navigate(page, "/kinoprogram");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kinoprogram");
  await navigate(page, "/festsal?vis=pris#innhold");
  await expect(page).toHaveURL("/festsal?vis=pris#innhold");
  await page.goBack();
  await expect(page).toHaveURL("/kinoprogram");
};

test("Gatsby has everything that the site changes of it", async ({ page }) => {
  const reports = reportsOf(page);
  await visit(page);
  expect(reports).toEqual([]);
});

test.describe("without", () => {
  test("its announcer and focus wrapper, both are reported, and pages are reached", async ({ page }) => {
    const reports = reportsOf(page);
    await page.addInitScript(() => {
      const find = document.getElementById.bind(document);
      document.getElementById = (id: string) => (id.startsWith("gatsby-") ? null : find(id));
    });
    await visit(page);
    expect([...reports].sort()).toEqual([
      "Gatsby no longer has #gatsby-announcer",
      "Gatsby no longer has #gatsby-focus-wrapper",
    ]);
  });
});
