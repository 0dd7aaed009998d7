import { axeFindings } from "./support/axe";
import { COLOUR_RULES } from "./support/axe-run";
import { resize } from "./support/geometry";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** Looks that have been wrong before. */

test.afterEach(async ({ sharedPage: page }) => {
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await resize(page, { width: 1280, height: 800 });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the pressed choice is readable under the pointer and after a tap, ${colorScheme}`, async ({
    sharedPage: page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/kinoprogram");
    await interactive(page);
    await page.getByRole("button", { name: "Filtre" }).click();
    for (const name of ["Film for film", "I morgen"]) {
      const choice = page.getByRole("button", { name, exact: true });
      await choice.click();
      await expect(choice).toHaveAttribute("aria-pressed", "true");
      await choice.hover();
      expect(await axeFindings(page, COLOUR_RULES)).toEqual([]);
    }
  });
}

test("the posters of a strip have one size", async ({ sharedPage: page }) => {
  for (const width of [360, 768, 1280]) {
    await resize(page, { width, height: 800 });
    await page.goto("/");
    await interactive(page);
    const sizes = await page
      .locator("main article:not([data-titled])")
      .filter({ has: page.locator("picture") })
      .evaluateAll((cards) =>
        cards
          .filter((card) => card.closest("ul")?.scrollWidth !== card.closest("ul")?.clientWidth)
          .map((card) => {
            const box = card.querySelector("picture")?.getBoundingClientRect();
            return `${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`;
          }),
      );
    expect(sizes.length).toBeGreaterThan(3);
    expect(new Set(sizes).size, sizes.join(", ")).toBe(1);
  }
});

test("a cover's text begins where the body's does, on a very wide screen too", async ({ sharedPage: page }) => {
  for (const width of [1280, 1920]) {
    await resize(page, { width, height: 1080 });
    await page.goto("/nattekspressen-20261");
    await interactive(page);
    const cover = await page.locator("main [data-tone=dark] picture").nth(1).boundingBox();
    const body = await page.locator("main h2").first().boundingBox();
    expect(Math.abs((cover?.x ?? 0) - (body?.x ?? 1_000)), `${width} px`).toBeLessThanOrEqual(1);
    const rule = await page.locator("footer > :last-child").boundingBox();
    const columns = await page.locator("footer > :first-child").boundingBox();
    expect([rule?.x, rule?.width]).toEqual([columns?.x, columns?.width]);
  }
});

test("an amount has its unit beside it, on a narrow phone too", async ({ sharedPage: page }) => {
  for (const width of [320, 390, 1280]) {
    await resize(page, { width, height: 800 });
    await page.goto("/om-kantina-i-kulturhuset");
    const apart = await page
      .locator("main table tr:has(td)")
      .filter({ hasText: "per " })
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const [amount, unit] = [...row.querySelectorAll("td")].map((cell) => {
            const words = document.createRange();
            words.selectNodeContents(cell);
            return words.getBoundingClientRect();
          });
          return amount && unit && Math.abs(amount.bottom - unit.bottom) < 6 ? [] : [row.textContent];
        }),
      );
    expect(apart, `${width} px`).toEqual([]);
  }
});

test("amounts of price tables end at one line", async ({ sharedPage: page }) => {
  for (const width of [768, 1280]) {
    await resize(page, { width, height: 1080 });
    await page.goto("/om-kinoen");
    await interactive(page);
    const ends = await page
      .locator("main table:has(caption)")
      .filter({ hasText: "per billett" })
      .evaluateAll((tables) =>
        tables.map((table) => {
          const amount = table.querySelector("td")?.getBoundingClientRect().right ?? 0;
          return Math.round(table.getBoundingClientRect().right - amount);
        }),
      );
    expect(ends.length).toBeGreaterThan(3);
    expect(Math.max(...ends) - Math.min(...ends), `${width} px: ${ends.join(", ")}`).toBeLessThanOrEqual(1);
  }
});

test("the buttons of a list end at one line, at its edge where no row has a heart", async ({ sharedPage: page }) => {
  for (const [path, atEdge] of [
    ["/kulturprogram", true],
    ["/kinoprogram", false],
  ] as const) {
    for (const width of [768, 1280]) {
      await resize(page, { width, height: 1080 });
      await page.goto(path);
      await interactive(page);
      const gaps = await page.locator("main article[data-titled=true] a.ds-button").evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => {
            const row = button.closest("article")?.getBoundingClientRect();
            return Math.round((row?.right ?? 0) - button.getBoundingClientRect().right);
          }),
      );
      expect(gaps.length, `${path} at ${width} px`).toBeGreaterThan(1);
      expect(Math.max(...gaps) - Math.min(...gaps), `${path} at ${width} px: ${gaps.join(", ")}`).toBeLessThanOrEqual(
        1,
      );
      expect(gaps[0] === 0, `${path} at ${width} px: ${gaps[0]}`).toBe(atEdge);
    }
  }
});

test("three cards fill a row", async ({ sharedPage: page }) => {
  for (const width of [768, 1280, 1920]) {
    await resize(page, { width, height: 1080 });
    await page.goto("/");
    await interactive(page);
    const rows = await page
      .locator("main ul[data-kind=wide]:has(> :nth-child(3):last-child)")
      .evaluateAll((lists) =>
        lists.map((list) => new Set([...list.children].map((item) => item.getBoundingClientRect().top)).size),
      );
    expect(rows.length, `${width} px`).toBeGreaterThan(0);
    expect(rows, `${width} px`).toEqual(rows.map(() => 1));
  }
});

test.describe("after the question about statistics", () => {
  test.use({ hasAnswered: false, viewport: { width: 360, height: 740 } });

  test("the page ends with its footer", async ({ page }) => {
    await page.goto("/om-oss");
    await interactive(page);
    await page.keyboard.press("Shift");
    await page.getByRole("button", { name: "Avvis" }).click();
    const [footer, height] = await page.evaluate(() => [
      (document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0) + window.scrollY,
      document.documentElement.scrollHeight,
    ]);
    expect(Math.abs((footer ?? 0) - (height ?? 0))).toBeLessThanOrEqual(1);
  });
});

test("the time of the next film is at the middle of its button", async ({ sharedPage: page }) => {
  for (const width of [390, 768]) {
    await resize(page, { width, height: 800 });
    await page.goto("/");
    await interactive(page);
    const next = page.locator("main [data-turn]:visible").filter({ has: page.getByText("Neste på kino") });
    const parts = [next.getByRole("link", { name: /^Kjøp/ }), next.locator("p > span").first()];
    const [button = 0, time = 99] = await Promise.all(
      parts.map((part) => part.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2)),
    );
    expect(Math.abs(button - time), `${width} px`).toBeLessThanOrEqual(4);
  }
});

test("the next film's title in another language takes two lines at most beside its button on a phone", async ({
  sharedPage: page,
}) => {
  await resize(page, { width: 390, height: 800 });
  for (const route of ["/in-english", "/auf-deutsch"]) {
    await page.goto(route);
    await interactive(page);
    const title = page.locator("main section[data-until] a[href^='#']");
    await expect(title).toHaveCount(1);
    expect((await title.boundingBox())?.height, route).toBeLessThan(60);
  }
});

test("what a room has takes two lines at most", async ({ sharedPage: page }) => {
  for (const width of [390, 1280]) {
    await resize(page, { width, height: 800 });
    await page.goto("/kinosal");
    const box = await page.locator("main dt", { hasText: "Tilrettelegging" }).locator("+ dd").boundingBox();
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(60);
  }
});
