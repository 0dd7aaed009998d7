import { headingOf } from "./support/page-texts";
import { pageAt } from "./support/pages";
import { expect, test } from "./support/test";
import { hearErrors, interactive } from "./support/watch";

test("the front page leaves out other arrangements, and /arrangement shows nothing else", () => {
  const kinds = (route: string, source: string) =>
    new Set(
      pageAt(route)
        .sources.get(source)
        ?.showings.map(({ production }) => production.typeText),
    );
  expect(kinds("/", "kultur").size).toBeGreaterThan(1);
  expect([...kinds("/", "kultur")]).not.toContain("Andre arrangementer");
  expect([...kinds("/arrangement", "arrangementer")]).toEqual(["Andre arrangementer"]);
  expect([...kinds("/kulturprogram", "arrangementer")]).toContain("Andre arrangementer");
});

for (const path of ["/finnes-ikke", "/article/finnes-ikke", "/nattekspressen-99999", "/finnes/ikke/her.html"]) {
  test(`${path} is answered with 404 and the not-found page`, async ({ sharedPage: page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(pageAt("/404")));
    await expect(page.getByRole("link", { name: "Gå til forsiden" })).toHaveAttribute("href", "/");
  });
}

for (const [path, shown, heading] of [
  ["/%E5pningstider", "/%C3%A5pningstider", headingOf(pageAt("/404"))],
  ["/50%25", "/50", headingOf(pageAt("/404"))],
  ["/kinoprogram%", "/kinoprogram", "Kinoprogram"],
  ["/Kinoprogram.", "/kinoprogram", "Kinoprogram"],
  ["/kinoprogram#%E5", "/kinoprogram", "Kinoprogram"],
] as const) {
  test(`${path} gives a page that works, at ${shown}`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const logged = hearErrors(page);
    await page.goto(path);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await interactive(page);
    await expect(page.locator("header nav")).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(errors).toEqual([]);
    // The browser itself logs a response of 404.
    expect(logged.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  });
}

test("an address with a trailing slash redirects to the one without", async ({ request }) => {
  const response = await request.get("/kinoprogram/?dag=i-dag", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe("/kinoprogram?dag=i-dag");
});
