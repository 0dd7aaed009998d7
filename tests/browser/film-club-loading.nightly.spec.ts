import type { Locator, Page } from "@playwright/test";
import { FAULTS, type Fault, startFilesOf } from "./support/faults";
import { button, logIn } from "./support/film-club-page";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { type FilmPlatform, startPlatform, usePlatform } from "./support/film-platform";
import { expect, test } from "./support/test";
import { NOW } from "./support/venue-time";
import { interactive } from "./support/watch";

/** The film club is for members: other visitors load nothing of it, and its scripts may fail to load. */

/** The scripts that a page has loaded, as text. */
const scriptsOf = (page: Page): (() => Promise<readonly string[]>) => {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text());
  });
  return () => Promise.all(texts);
};

test("free seats are shown without the film club's code", async ({ page }) => {
  const platform: FilmPlatform = await startPlatform(({ keys }) =>
    keys.map((id) => ({ id, status: "onSale", seatsLeft: 30 })),
  );
  await usePlatform(page, platform.url);
  await page.clock.setFixedTime(NOW);
  const scripts = scriptsOf(page);
  await page.goto("/kinoprogram");
  await expect(page.getByText("30 ledige").first()).toBeVisible();
  await interactive(page);
  const loaded = await scripts();
  expect(loaded.some((text) => text.includes("/events"))).toBe(true);
  for (const mark of ["marsToken", "The answer of forgotPassword", "Failed to fetch a film's facts"]) {
    expect(loaded.filter((text) => text.includes(mark)).length, mark).toBe(0);
  }
  await platform.close();
});

test.describe("the film club's scripts", () => {
  let club: FilmClubPlatform;
  test.beforeAll(async () => {
    club = await startFilmClubPlatform();
  });
  test.afterAll(() => club.close());

  const ROUTES: readonly {
    readonly route: string;
    readonly isMember: boolean;
    readonly fault: Fault;
    readonly shown: (page: Page) => Locator;
  }[] = [
    { route: "/logg-inn", isMember: false, fault: "aborted", shown: (page) => button(page, "Logg inn") },
    { route: "/ny-konto", isMember: false, fault: "answered 404", shown: (page) => button(page, "Opprett konto") },
    { route: "/min-side", isMember: true, fault: "cut in half", shown: (page) => button(page, "Logg ut") },
    {
      route: "/min-side/billetter",
      isMember: true,
      fault: "answered 500",
      shown: (page) => page.getByRole("img", { name: /^QR-kode/ }).first(),
    },
    {
      route: "/min-side/liste",
      isMember: true,
      fault: "not what it should be",
      shown: (page) => page.getByRole("main").getByRole("article").first(),
    },
  ];

  for (const { route, isMember, fault, shown } of ROUTES) {
    test(`of ${route} are requested again when ${fault} once; when permanently, the page shows that, with a link`, async ({
      page,
    }) => {
      const every = await startFilesOf(page, async () => {
        await page.goto("/om-oss");
        await interactive(page);
      });
      await usePlatform(page, club.url118);
      if (isMember) {
        await page.goto("/logg-inn");
        await logIn(page, club);
        await expect(page.getByRole("heading", { name: /^Hei, Demomedlem/ })).toBeVisible();
      }
      const here = await startFilesOf(page, async () => {
        await page.goto(route);
        await expect(shown(page)).toBeVisible();
      });
      // Scripts of neither every page nor the blocks: those belong to the start (what-stays.spec.ts).
      const files = here.filter(
        (file) => file.endsWith(".js") && !every.includes(file) && !file.startsWith("/block---"),
      );
      expect(files.length).toBeGreaterThan(1);

      const requested = new Map(files.map((file) => [file, 0]));
      let isForGood = false;
      await page.route(
        ({ pathname }) => requested.has(pathname),
        (way) => {
          const { pathname } = new URL(way.request().url());
          const times = (requested.get(pathname) ?? 0) + 1;
          requested.set(pathname, times);
          return isForGood || times === 1 ? FAULTS[fault](way) : way.continue();
        },
      );
      await page.goto(route);
      await expect(shown(page)).toBeVisible();
      await expect.poll(() => [...requested].filter(([, times]) => times < 2)).toEqual([]);

      isForGood = true;
      await page.goto(route);
      const main = page.getByRole("main");
      // The list shares a script with the film club: without it, there is not even the list's frame.
      await expect(main).toContainText(
        /Vi fikk ikke åpnet filmklubben|Filmklubben svarer ikke som den skal|Ikke alt i denne delen av siden ble hentet/,
      );
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByText(/Noe gikk galt|Her gikk noe i stykker/)).toHaveCount(0);
      isForGood = false;
      await main.getByRole("button", { name: "Prøv igjen" }).first().click();
      await expect(shown(page)).toBeVisible();
    });
  }
});
