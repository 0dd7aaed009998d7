import { NIGHTLY } from "../support/nightly";
import { axeLightAndDark } from "./support/axe";
import { resize, sideways, smallTargets } from "./support/geometry";
import { field, openSearch, results, status } from "./support/search-page";
import { expect, test } from "./support/test";

test.describe("results", () => {
  test("are grouped and counted, with time and matches", async ({ page }) => {
    await openSearch(page);
    await field(page).fill("krim");
    await expect(status(page)).toHaveText(/^\d+ treff på «krim»$/);
    await expect(page.getByRole("heading", { level: 2, name: /^Filmer \d+$/ })).toBeVisible();
    const film = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Brødrene Løvenskog" }) });
    await expect(film).toContainText(/(Neste: .+ kl\.\s\d\d\.\d\d|Vises nå|Vist tidligere|Premiere .+)/);
    await expect(film.locator("mark").first()).toHaveText(/krim/i);
  });

  test("are counted in an announcement during input, and the field keeps the focus", async ({ page }) => {
    await openSearch(page);
    await field(page).click();
    await page.keyboard.type("festsal", { delay: 40 });
    await expect(status(page)).toHaveText(/^\d+ treff på «festsal»$/);
    await expect(field(page)).toBeFocused();
    await field(page).fill("fesstal");
    await expect(status(page)).toHaveText(/^Ingen treff på «fesstal»\. Viser \d+ treff på «festsalen»\.$/);
    await field(page).fill("xqzwv");
    await expect(status(page)).toHaveText("Ingen treff på «xqzwv».");
    await expect(page.getByText("Prøv for eksempel")).toBeVisible();
    await expect(page.getByText("Prøv et kortere eller mer vanlig ord")).toBeVisible();
    await field(page).fill("");
    await expect(status(page)).toBeEmpty();
    await expect(field(page)).toBeFocused();
  });

  test("are ordinary links that the keyboard reaches", async ({ page }) => {
    await openSearch(page, "/sok?q=nattekspressen");
    const first = results(page).first();
    await expect(first).toBeVisible();
    await field(page).focus();
    for (let step = 0; step < 15 && !(await first.evaluate((link) => link === document.activeElement)); step++) {
      await page.keyboard.press("Tab");
    }
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/nattekspressen-20261");
  });
});

test.describe("the address", () => {
  test("follows what is typed without filling the history, and a shared one shows the same", async ({
    page,
    context,
  }) => {
    await page.goto("/om-oss");
    await openSearch(page);
    await field(page).click();
    await page.keyboard.type("månebyen", { delay: 60 });
    await expect(page).toHaveURL("/sok?q=m%C3%A5nebyen");
    const shared = await context.newPage();
    await openSearch(shared, page.url());
    await expect(field(shared)).toHaveValue("månebyen");
    await expect(results(shared).first()).toHaveAttribute("href", "/manebyen-20267");
    await page.goBack();
    await expect(page).toHaveURL("/om-oss");
  });

  test("has one history entry for each submitted search, which Back returns to", async ({ page }) => {
    await openSearch(page);
    for (const query of ["festsal", "kråka"]) {
      await field(page).fill(query);
      await expect(status(page)).toContainText(`«${query}»`);
      await field(page).press("Enter");
    }
    await expect(page).toHaveURL("/sok?q=kr%C3%A5ka");
    await page.goBack();
    await expect(page).toHaveURL("/sok?q=festsal");
    await expect(field(page)).toHaveValue("festsal");
    await expect(results(page).first()).toHaveAttribute("href", "/festsal");
    await page.goBack();
    await expect(page).toHaveURL("/sok");
    await expect(field(page)).toHaveValue("");
    await expect(results(page)).toHaveCount(0);
    await page.goForward();
    await expect(results(page).first()).toHaveAttribute("href", "/festsal");
  });

  test("is kept when a result is followed at once, so that Back returns to the search", async ({ page }) => {
    await openSearch(page);
    await field(page).fill("vinterkongen");
    await results(page).first().click();
    await expect(page).toHaveURL("/vinterkongen-20281");
    await page.goBack();
    await expect(page).toHaveURL("/sok?q=vinterkongen");
    await expect(field(page)).toHaveValue("vinterkongen");
    await expect(results(page).first()).toBeVisible();
  });
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(
    `axe finds nothing in the results at ${size.width} px, light or dark, and they fit`,
    NIGHTLY,
    async ({ page }) => {
      test.slow();
      await resize(page, size);
      for (const query of ["sal", "fesstal", "xqzwv"]) {
        await openSearch(page, `/sok?q=${query}`);
        await expect(status(page)).toContainText("«");
        expect.soft(await axeLightAndDark(page), query).toEqual([]);
        await expect.poll(() => sideways(page), query).toEqual([]);
        await expect.poll(() => smallTargets(page), query).toEqual([]);
      }
    },
  );
}
