import type { Page } from "@playwright/test";
import { comeToReviews } from "./support/film-club-page";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { comeAs, newMember, profileOf } from "./support/members";
import { expect, test } from "./support/test";
import { instantOf, now } from "./support/venue-time";
import { hearErrors, interactive } from "./support/watch";

/** The error catalogue (specification, section 8) for a member's pages, with a platform that fails. */

const FILM = { path: "/nattekspressen-20261", title: "Nattekspressen" };

let platform: FilmClubPlatform;
let logged: readonly string[] = [];

test.beforeEach(async ({ page }) => {
  platform = await startFilmClubPlatform();
  logged = hearErrors(page);
  await usePlatform(page, platform.url118);
  await page.clock.setFixedTime(instantOf(`${now().slice(0, 10)}T09:00`));
  await page.goto("/om-oss");
  await comeAs(page, await profileOf(platform.url118, platform.member.email, platform.member.password118));
});
test.afterEach(() => platform.close());

const heart = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`Min liste: ${FILM.title}$`) })
    .first();

/** No message of the server or the HTTP client is on the page. */
const showsNothingRaw = async (page: Page): Promise<void> => {
  await expect(page.locator("body")).not.toContainText(/Request failed|status code|Network Error|timeout of|undefined/);
};

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await interactive(page);
};

const PARTS = [
  { call: "tickets", path: "/min-side/billetter", there: "Rad" },
  { call: "watchlist", path: "/min-side/liste", there: "kl." },
  { call: "reviews", path: FILM.path, there: "av 6" },
] as const;

const NO_CONTACT = /får ikke (kontakt|hentet)/;
const OUT_OF_ORDER = /svarer ikke som den skal|får ikke hentet/;
const FAULTS = [
  { kind: "closedConnection", words: NO_CONTACT },
  { kind: "500", words: OUT_OF_ORDER },
  { kind: "404", words: OUT_OF_ORDER },
  { kind: "429", words: /svarer ikke som den skal|får ikke hentet|for mange/ },
  { kind: "brokenJson", words: OUT_OF_ORDER },
  { kind: "wrongTypes", words: OUT_OF_ORDER },
  { kind: "emptyBody", words: OUT_OF_ORDER },
] as const;

for (const { call, path, there } of PARTS) {
  test(`${call} that cannot be loaded, for whichever reason, show a plain message and a retry`, async ({ page }) => {
    test.slow();
    for (const { kind, words } of FAULTS) {
      await platform.setFault({ call, kind });
      await goTo(page, path);
      const main = page.getByRole("main");
      // A failure is told to whoever has asked.
      if (call === "reviews") await main.getByRole("button", { name: "Vis anmeldelsene" }).click();
      await expect(main.getByText(words).first(), kind).toBeVisible();
      await showsNothingRaw(page);
      await platform.clearFaults();
      await main.getByRole("button", { name: "Prøv igjen" }).first().click();
      await expect(main.getByText(words), kind).toHaveCount(0);
      await expect(main).toContainText(there);
      // Data stored by a visit would be shown beside the next failure.
      await page.evaluate(() => localStorage.removeItem("kulturhus-billetter"));
    }
  });

  test(`${call} on a slow network show a loading message, and load`, async ({ page }) => {
    await platform.setFault({ call, kind: "delay", delay: 1500 });
    await goTo(page, path);
    if (call === "reviews") await comeToReviews(page);
    await expect(
      page
        .getByRole("main")
        .getByRole("status")
        .filter({ hasText: /^Henter/ }),
    ).toBeVisible();
    await expect(page.getByRole("main")).toContainText(there);
    await expect(page.getByRole("main").getByText(/^Henter/)).toHaveCount(0);
  });
}

test("movie info that fails is logged, and the reviews are shown without it", async ({ page }) => {
  await platform.setFault({ call: "movieInfo", kind: "500" });
  await goTo(page, FILM.path);
  await comeToReviews(page);
  await expect(page.getByRole("region", { name: "Anmeldelser" }).getByRole("article").first()).toBeVisible();
  await expect.poll(() => logged.join("\n")).toContain("Failed to fetch movie info");
  await showsNothingRaw(page);
});

test("a film whose movie info fails stays on the list with a retry", async ({ page }) => {
  await comeAs(page, await newMember(platform.url118, "uten-film@example.no"));
  await platform.setFault({ call: "movieInfo", kind: "500" });
  await goTo(page, FILM.path);
  await heart(page).click();
  await expect.poll(() => logged.join("\n")).toContain("Failed to add to the watch list");
  await showsNothingRaw(page);
  await goTo(page, "/min-side/liste");
  await expect(page.getByText("kom ikke fram til filmklubben")).toBeVisible();
  await platform.clearFaults();
  await page.getByRole("button", { name: `Prøv igjen å legge til ${FILM.title}` }).click();
  await expect(page.getByText("kom ikke fram til filmklubben")).toHaveCount(0);
});

for (const kind of ["500", "closedConnection", "emptyBody"] as const) {
  test(`an addition that fails with ${kind} is logged, and not counted as added`, async ({ page }) => {
    await comeAs(page, await newMember(platform.url118, "uten-liste@example.no"));
    await platform.setFault({ call: "addMovieToWatchList", kind });
    await goTo(page, FILM.path);
    await heart(page).click();
    await expect.poll(() => logged.join("\n")).toContain("Failed to add to the watch list");
    await expect(heart(page)).not.toHaveAttribute("aria-disabled", "true");
    await showsNothingRaw(page);
  });
}

test("a heart that is pressed twice on a slow network adds the film once", async ({ page }) => {
  await comeAs(page, await newMember(platform.url118, "ivrig@example.no"));
  const additions: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/addMovieToWatchList")) additions.push(request.url());
  });
  await platform.setFault({ call: "addMovieToWatchList", kind: "delay", delay: 1500 });
  await goTo(page, FILM.path);
  await heart(page).dblclick();
  await expect(heart(page)).toHaveAttribute("aria-disabled", "true");
  await goTo(page, "/min-side/liste");
  await expect(page.getByRole("main").getByRole("heading", { name: FILM.title })).toHaveCount(1);
  expect(additions).toHaveLength(1);
});
