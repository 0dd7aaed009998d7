import { headingOf, hiddenTexts, missingTexts } from "./support/expected/block-texts";
import { plain } from "./support/expected/expectation";
import { pageAt } from "./support/pages";
import { ALL_ROUTES, CULTURE_ROUTES, FILM_ROUTES, NOT_FOUND_ROUTES, SPECIFIED_BLOCKS } from "./support/routes";
import { expect, test } from "./support/test";
import { visibleText } from "./support/visible-text";

/** Whether `wanted` stands in `all` in its order, whatever stands between. */
const holdsInOrder = (all: readonly string[], wanted: readonly string[]): boolean => {
  let found = 0;
  for (const one of all) if (one === wanted[found]) found += 1;
  return found === wanted.length;
};

test("the specification's thirty film and event routes are all there", () => {
  expect(FILM_ROUTES.length + CULTURE_ROUTES.length).toBeGreaterThanOrEqual(30);
});

test("the front page leaves out other arrangements, and /arrangement shows nothing else", () => {
  const kinds = (route: string, source: string) =>
    new Set(
      pageAt(route)
        .sources.get(source)
        ?.showings.map(({ production }) => production.typeText),
    );
  expect(kinds("/", "kultur").size).toBeGreaterThan(1);
  expect([...kinds("/", "kultur")]).not.toContain("Andre Arrangementer");
  expect([...kinds("/arrangement", "arrangementer")]).toEqual(["Andre Arrangementer"]);
  expect([...kinds("/kulturprogram", "arrangementer")]).toContain("Andre Arrangementer");
});

/** What is shown for a missing page is none by its own address, either. */
const isNotFound = (route: string): boolean => NOT_FOUND_ROUTES.some((one) => one === route);

for (const route of [...ALL_ROUTES, ...NOT_FOUND_ROUTES.filter((path) => !ALL_ROUTES.includes(path))]) {
  test(`${route} shows what its page file says`, async ({ sharedPage: page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(isNotFound(route) ? 404 : 200);

    const source = pageAt(route);
    const components = source.blocks.map(({ component }) => component);
    const specified = SPECIFIED_BLOCKS[source.path] ?? [];
    expect(holdsInOrder(components, specified), `${components} hold ${specified} in order`).toBe(true);

    const headings = await page.locator("h1").allTextContents();
    expect(headings.map(plain)).toEqual([headingOf(source)]);

    // The static page stands at midnight of the day of the build; its clock starts when its script does.
    await expect(async () => expect(missingTexts(source, await visibleText(page))).toEqual([])).toPass({
      timeout: 10_000,
    });

    const markup = plain((await response?.text()) ?? "");
    const onThePage = plain(await page.evaluate(() => document.documentElement.textContent ?? ""));
    for (const hidden of hiddenTexts(source)) {
      expect(markup, "a hidden block leaves no markup").not.toContain(hidden);
      expect(onThePage, "a hidden block leaves nothing on the page").not.toContain(hidden);
    }
  });
}

test("a film that has been shown for the last time, or is still to come, keeps its page", async ({
  sharedPage: page,
}) => {
  const withoutShowings = FILM_ROUTES.filter((route) => pageAt(route).sources.get("events")?.showings.length === 0);
  for (const route of withoutShowings) {
    await page.goto(route);
    await expect(page.getByText("Det er ikke lagt ut forestillinger av denne filmen")).toBeVisible();
  }
});

for (const path of ["/finnes-ikke", "/article/finnes-ikke", "/nattekspressen-99999", "/finnes/ikke/her.html"]) {
  test(`${path} is answered with 404 and the not-found page`, async ({ sharedPage: page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(pageAt("/404")));
    await expect(page.getByRole("link", { name: "Gå til forsiden" })).toHaveAttribute("href", "/");
  });
}

test("an address with a slash at its end leads to the one without", async ({ request }) => {
  const response = await request.get("/kinoprogram/?dag=i-dag", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe("/kinoprogram?dag=i-dag");
});
