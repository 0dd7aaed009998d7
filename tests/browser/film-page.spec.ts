import { expect, test } from "./support/test";
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
