import { logIn } from "./support/film-club-page";
import { startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { expectVisibleFocus } from "./support/focus";
import { alikeInBothStates, unseenWords } from "./support/looks";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** All states are distinguishable in forced colours. */

test.afterEach(({ sharedPage }) => sharedPage.emulateMedia({ forcedColors: "none", colorScheme: "light" }));

for (const colorScheme of ["light", "dark"] as const) {
  test(`no control looks the same in two states, in high contrast, ${colorScheme}`, async ({ sharedPage: page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const route of ["/kinoprogram", "/nattekspressen-20261"]) {
      await page.goto(route);
      await interactive(page);
      expect.soft(await unseenWords(page), route).toEqual([]);
      expect.soft(await alikeInBothStates(page), route).toEqual([]);
      // The open menu covers a part of the page.
      await page.evaluate(() => document.querySelector("header details")?.setAttribute("open", ""));
      expect.soft(await alikeInBothStates(page, "header"), `${route}, menu`).toEqual([]);
    }
  });
}

test("an invalid field is visible as such in high contrast", async ({ page }) => {
  const platform = await startFilmClubPlatform();
  await usePlatform(page, platform.url118);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/logg-inn");
  await logIn(page, platform, "feil passord");
  await expect(page.getByRole("region", { name: "Det gikk ikke" })).toBeVisible();
  expect(await alikeInBothStates(page)).toEqual([]);
  await platform.close();
});

test("the focus is seen, also on what is chosen", async ({ sharedPage: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/kinoprogram?dag=i-morgen");
  await interactive(page);
  await page.locator("main").focus();
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
  }
});
