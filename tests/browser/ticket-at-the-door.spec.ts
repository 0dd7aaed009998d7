import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { axeFindings } from "./support/axe";
import { builtIn, type ChangingSite, startChangingSite } from "./support/changing-site";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { platformScripts, usePlatform } from "./support/film-platform";
import { comeAs, newMember, profileOf } from "./support/members";
import { expect, test } from "./support/test";
import { instantOf, now } from "./support/venue-time";
import { interactive } from "./support/watch";
import { isCached, workerReady } from "./support/worker";

/** A member shows the ticket of the day at the door. */

const TICKETS = "/min-side/billetter";
const PHONE = { width: 360, height: 640 };
const WAY = /^Billett i (dag|kveld) kl\.\s\d\d\.\d\d, vis kode$/;

test.use({ viewport: PHONE });

let platform: FilmClubPlatform;

test.beforeEach(async ({ page }) => {
  platform = await startFilmClubPlatform();
  // The morning of the platform's current day.
  await page.clock.setFixedTime(instantOf(`${now().slice(0, 10)}T09:00`));
});
test.afterEach(() => platform.close());

const wayToCode = (page: Page): Locator => page.getByRole("link", { name: WAY });
const code = (within: Page | Locator): Locator => within.getByRole("img", { name: /^QR-kode til å vise i døra/ });
const alone = (page: Page): Locator => page.getByRole("dialog");

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const logIn = async (page: Page): Promise<void> =>
  comeAs(page, await profileOf(platform.url118, platform.member.email, platform.member.password118));

test.describe("without a network and before the question of consent is answered", () => {
  test.use({ serviceWorkers: "allow", hasAnswered: false });

  let site: ChangingSite;
  let isAway = false;

  test.beforeEach(async () => {
    isAway = false;
    site = await startChangingSite(builtIn(resolve(".")));
    site.intervene(platformScripts(builtIn(resolve(".")), platform.url118));
  });
  test.afterEach(async () => {
    if (!isAway) await site.goAway();
  });

  const visit = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${site.origin}${path}`);
    await interactive(page);
  };

  test(
    "it takes two taps and no scrolling from the front page to the code alone",
    NIGHTLY,
    async ({ page, context }) => {
      await visit(page, "/om-oss");
      await workerReady(page);
      await logIn(page);
      await visit(page, "/");
      await expect(wayToCode(page)).toBeVisible();
      await visit(page, TICKETS);
      await expect(code(page).first()).toBeVisible();
      const question = page.getByRole("region", { name: "Får vi telle" });
      await page.keyboard.press("Shift");
      await expect(question).toBeVisible();
      await isCached(page, "/", TICKETS);
      await site.goAway();
      isAway = true;
      await context.setOffline(true);
      await visit(page, "/");
      await page.keyboard.press("Shift");
      await expect(question).toBeVisible();

      await wayToCode(page).click();
      await expect(page).toHaveURL(`${site.origin}${TICKETS}`);
      await expect(code(page).first()).toBeVisible();
      await expect(question).toBeVisible();
      const notice = page.getByRole("complementary", { name: "Lagret utgave" });
      await expect(notice).toBeVisible();
      const box = await boxOf(code(page).first());
      expect(box.y).toBeGreaterThanOrEqual((await boxOf(notice)).bottom);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(PHONE.width);
      expect(box.bottom).toBeLessThanOrEqual((await boxOf(question)).y);
      expect(box.width).toBeGreaterThan(200);
      expect(await axeFindings(page)).toEqual([]);

      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(alone(page)).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const large = await boxOf(code(alone(page)));
      expect(large.width).toBeGreaterThan(box.width * 1.3);
      expect(large.bottom).toBeLessThanOrEqual(PHONE.height);
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});

test.describe("with a network", () => {
  test.beforeEach(async ({ page }) => {
    await usePlatform(page, platform.url118);
    await page.addInitScript(() => {
      const events: string[] = [];
      Reflect.set(window, "wakeLocks", events);
      Object.defineProperty(navigator, "wakeLock", {
        configurable: true,
        value: {
          request: async (kind: string) => {
            events.push(kind);
            return { release: async () => void events.push("released") };
          },
        },
      });
    });
    await page.goto("/om-oss");
    await logIn(page);
  });

  const wakeLocks = (page: Page) => page.evaluate(() => Reflect.get(window, "wakeLocks"));

  /** The distance from the top of the window to the page's headline, in px. */
  const headlineTop = async (page: Page): Promise<number> => {
    await interactive(page);
    return (await boxOf(page.getByRole("heading", { level: 1 }))).y;
  };

  test(
    "the front page and Min side link to it, and on the front page nothing is moved by it",
    NIGHTLY,
    async ({ page }) => {
      await page.goto("/");
      await expect(wayToCode(page)).toHaveAttribute("href", TICKETS);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const strip = await boxOf(wayToCode(page));
        expect(strip.height).toBeGreaterThanOrEqual(44);
        const words = await boxOf(wayToCode(page).getByText(WAY));
        // The headline of the front page is for screen readers.
        const headline = await boxOf(page.getByRole("main").getByRole("heading", { level: 2 }).first());
        expect(words.bottom, `at ${width} px`).toBeLessThanOrEqual(headline.y);
        expect(await axeFindings(page)).toEqual([]);
      }
      await page.setViewportSize(PHONE);
      await page.reload();
      await expect(wayToCode(page)).toBeVisible();
      const withTicket = await headlineTop(page);
      await page.goto("/min-side");
      await expect(page.getByRole("main").getByRole("link", { name: WAY })).toHaveAttribute("href", TICKETS);
      expect(await axeFindings(page)).toEqual([]);
      await page.goto("/om-oss");
      await interactive(page);
      await expect(wayToCode(page)).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
      await page.goto("/");
      expect(await headlineTop(page)).toBe(withTicket);
      await expect(wayToCode(page)).toHaveCount(0);
    },
  );

  for (const width of [320, 360, 768, 1280]) {
    test(`on Min side a ticket that comes late moves nothing, at ${width} px`, NIGHTLY, async ({ page }) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/tickets?*", async (route) => {
        await held;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/min-side");
      const main = page.getByRole("main");
      const below = [main.getByRole("link", { name: "Min liste" }), main.getByRole("button", { name: "Logg ut" })];
      await expect(main.getByText("Billettene dine, også når du er uten dekning.")).toBeVisible();
      await interactive(page);
      const tops = async () => Promise.all(below.map(async (part) => (await boxOf(part)).y));
      const before = await tops();
      release();
      await expect(main.getByRole("link", { name: WAY })).toBeVisible();
      await expect(main.getByText("Billettene dine, også når du er uten dekning.")).toBeHidden();
      expect(await tops()).toEqual(before);
    });
  }

  test("with the keyboard it is opened, closed with Escape or the button, and the focus returns", async ({ page }) => {
    await page.goto(TICKETS);
    const enlarge = page.getByRole("main").getByRole("button", { name: "Vis koden stort" }).first();
    await enlarge.focus();
    await page.keyboard.press("Enter");
    await expect(alone(page)).toBeVisible();
    expect(await alone(page).evaluate((one) => getComputedStyle(one).backgroundColor)).toBe("rgb(255, 255, 255)");
    await expect(alone(page)).toHaveAccessibleName(/ I dag kl\.\s\d\d\.\d\d, \p{Lu}.+ Rad \d+, sete \d/u);
    await expect.poll(() => wakeLocks(page)).toEqual(["screen"]);
    await page.keyboard.press("Escape");
    await expect(alone(page)).toHaveCount(0);
    await expect(enlarge).toBeFocused();
    await expect.poll(() => wakeLocks(page)).toEqual(["screen", "released"]);
    await page.keyboard.press("Enter");
    await alone(page).getByRole("button", { name: "Lukk" }).press("Enter");
    await expect(alone(page)).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });

  test("the code is shown where the screen cannot be kept awake", NIGHTLY, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { value: undefined }));
    await page.goto(TICKETS);
    await page.getByRole("main").getByRole("button", { name: "Vis koden stort" }).first().click();
    await expect(alone(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(alone(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test("without a ticket the way to the programme stands apart from the text", async ({ page }) => {
    await comeAs(page, await newMember(platform.url118, "ny@example.no"));
    await page.goto(TICKETS);
    const way = await boxOf(page.getByRole("main").getByRole("link", { name: "Se kinoprogrammet" }));
    const note = await boxOf(page.getByText("Du har ingen billetter nå.").locator("xpath=.."));
    expect(way.y - note.bottom).toBeGreaterThanOrEqual(16);
  });
});

test("other visitors load nothing of it", NIGHTLY, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text().catch(() => ""));
  });
  await usePlatform(page, platform.url118);
  await page.goto("/");
  await interactive(page);
  await page.waitForLoadState("networkidle");
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes(", vis kode")).length).toBe(0);
});
