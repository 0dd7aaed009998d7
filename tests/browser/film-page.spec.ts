import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** The headings of a page's parts, in reading order. */
const PARTS = ["Forestillinger og billetter", "Handling", "Trailer", "Om filmen", "Følg filmen", "Anmeldelser"];

for (const width of [360, 1280]) {
  test(`a film's page shows showings and facts before reviews, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/nattekspressen-20261");
    await interactive(page);
    const headings = await page.locator("main h2").allInnerTexts();
    expect(headings.filter((heading) => PARTS.includes(heading))).toEqual(PARTS);
    const top = async (name: string) => (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? 0;
    expect(await top("Forestillinger og billetter")).toBeLessThanOrEqual(await top("Om filmen"));
    expect(await top("Om filmen")).toBeLessThan(await top("Anmeldelser"));
  });
}

for (const route of ["/nattekspressen-20261", "/viser-i-skumringen-k108"]) {
  test(`${route} can be shared: its address is copied where the browser has no menu for it`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${route}?alder=7`);
    await interactive(page);
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.getByRole("button", { name: /^Del / }).click();
    await expect(page.getByText("Lenken er kopiert")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${route}`);
    expect(scripts.filter((url) => url.endsWith(".js")).length).toBeLessThanOrEqual(1);
  });
}

test("the cover of a film leads to its trailer, in one row with list and sharing on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nattekspressen-20261");
  await interactive(page);
  const link = page.getByRole("link", { name: "Trailer", exact: true });
  const row = [
    link,
    page.getByRole("button", { name: /Min liste/ }).first(),
    page.getByRole("button", { name: /^Del / }),
  ];
  const tops = await Promise.all(row.map((one) => one.boundingBox().then((box) => Math.round(box?.y ?? 0))));
  expect(new Set(tops).size, tops.join(", ")).toBe(1);
  await link.click();
  await expect(page.getByRole("heading", { name: "Trailer" })).toBeInViewport({ ratio: 1 });
});
