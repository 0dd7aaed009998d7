import type { Page } from "@playwright/test";
import { field, openSearch, results, status } from "./support/search-page";
import { expect, test } from "./support/test";

/** The requests of the search: the index, its word list, and the catalogue. */
const searchRequests = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/sok-indeks|ordliste/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
};

test.describe("nothing of the search is loaded before it is used", () => {
  test("on other pages, and on its own page while the field is empty and not focused", async ({ page }) => {
    const requested = searchRequests(page);
    for (const route of ["/", "/festsal", "/sok"]) {
      await openSearch(page, route);
      await page.waitForLoadState("networkidle");
    }
    expect(requested).toEqual([]);
    await field(page).focus();
    await expect.poll(() => requested.some((path) => path.includes("/katalog-"))).toBe(true);
    expect(requested.filter((path) => path.includes("/ordliste-"))).toEqual([]);
  });

  test("and then only the words and pages that it needs; the index may be cached forever, its address never", async ({
    page,
  }) => {
    const requested = searchRequests(page);
    await openSearch(page, "/sok?q=festsal");
    await expect(results(page).first()).toBeVisible();
    expect(requested.filter((path) => path.includes("/sider-")).length).toBeLessThanOrEqual(8);
    expect(requested.filter((path) => path.includes("/ordliste-"))).toEqual([]);
    const headers = async (path: string) => (await page.request.get(path)).headers()["cache-control"];
    expect(await headers("/sok-indeks.json")).toBe("no-cache");
    for (const path of requested.filter((one) => one.startsWith("/sok-indeks/"))) {
      expect(await headers(path), path).toBe("public, max-age=31536000, immutable");
    }
  });
});

test.describe("when the search cannot be loaded", () => {
  for (const [what, pattern] of [
    ["the address of the index", "**/sok-indeks.json"],
    ["its catalogue", "**/katalog-*.json"],
    ["the words", "**/ord-*.txt"],
    ["the results", "**/sider-*.json"],
  ] as const) {
    test(`because of ${what}, it shows that, with links`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await openSearch(page, "/sok?q=festsal");
      await expect(status(page)).toHaveText(/^Søket er ikke tilgjengelig akkurat nå\./);
      await expect(page.getByRole("main").getByRole("link", { name: "kinoprogrammet" })).toBeVisible();
      await page.unroute(pattern);
      await page.getByRole("button", { name: "Prøv igjen" }).click();
      await expect(results(page).first()).toHaveAttribute("href", "/festsal");
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows that the search needs it, with links", async ({ page }) => {
    await page.goto("/sok?q=festsal");
    await expect(page.getByText("Søketreffene trenger JavaScript.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Kino", exact: true })).toBeVisible();
  });
});
