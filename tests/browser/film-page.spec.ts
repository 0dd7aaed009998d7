import { SHOWINGS } from "./support/content";
import { kroner, plain } from "./support/expected/expectation";
import { expect, test } from "./support/test";
import { now } from "./support/venue-time";
import { interactive } from "./support/watch";

/** The headings of a page's parts, in reading order. */
const PARTS = ["Forestillinger og billetter", "Handling", "Om filmen", "Trailer", "Anmeldelser", "Følg filmen"];

for (const width of [360, 1280]) {
  test(`a film's page tells showings and facts before what others think of it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/nattekspressen-20261");
    await interactive(page);
    const headings = await page.locator("main h2").allInnerTexts();
    expect(headings.filter((heading) => PARTS.includes(heading))).toEqual(PARTS);
    const top = async (name: string) => (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? 0;
    expect(await top("Om filmen")).toBeLessThan(await top("Trailer"));
    expect(await top("Trailer")).toBeLessThan(await top("Anmeldelser"));
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ["/nattekspressen-20261", "/manebyen-20267", "/viser-i-skumringen-k108"]) {
    test(`${route} tells all types of tickets by name, once, and its rows agree`, async ({ page }) => {
      await page.goto(route);
      const list = page.getByRole("region", { name: /^(Forestillinger|Datoer) og billetter$/ });
      const told = plain((await list.locator("dl").textContent()) ?? "");
      const slug = route.slice(1);
      const sold = SHOWINGS.filter(
        ({ production, ends, status, prices }) =>
          [production.parentSlug, production.pageReference].includes(slug) &&
          ends > now() &&
          status !== "cancelled" &&
          prices.length > 0,
      );
      expect(sold.length).toBeGreaterThan(0);
      const types = new Set(
        sold.flatMap(({ prices }) => prices.map(({ label, amount }) => `${label} ${kroner(amount)}`)),
      );
      for (const type of types) expect(told.split(type)).toHaveLength(2);
      const lowest = new Set(sold.map(({ prices }) => kroner(Math.min(...prices.map(({ amount }) => amount)))));
      const buttons = await list.getByRole("link", { name: /^Kjøp/ }).allTextContents();
      for (const words of buttons) expect([...lowest]).toContain(/\d.*$/.exec(plain(words))?.[0]);
    });
  }
});
