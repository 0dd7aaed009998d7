import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { type Film, readProgramme } from "../../film-platform/data/programme";
import { axeFindings } from "./support/axe";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { resize, sideways } from "./support/geometry";
import { comeAs, newMember, profileOf } from "./support/members";
import { expect, test } from "./support/test";
import { instantOf, NOW, now } from "./support/venue-time";
import { interactive } from "./support/watch";

const LIST = "/min-side/liste";
const TICKETS = "/min-side/billetter";

let platform: FilmClubPlatform;

test.beforeEach(async ({ page }) => {
  platform = await startFilmClubPlatform();
  await usePlatform(page, platform.url118);
  await page.clock.setFixedTime(NOW);
});
test.afterEach(() => platform.close());

const programme = () => readProgramme(resolve(".cache/film-platform.json"));

/** Films with a showing that has not ended, by their next one. */
const filmsToCome = (): readonly Film[] => {
  const { films, showings } = programme();
  const next = (film: Film): string | undefined =>
    showings
      .filter(({ ediNumber, status }) => film.ediNumbers.some((one) => one === ediNumber) && status !== "cancelled")
      .filter(({ start, end }) => Date.parse(end ?? start) > NOW.getTime())
      .map(({ start }) => start)
      .sort()[0];
  return films
    .flatMap((film) => {
      const start = next(film);
      return start === undefined ? [] : [{ film, start }];
    })
    .sort((a, b) => a.start.localeCompare(b.start))
    .map(({ film }) => film);
};

const heart = (page: Page, title: string): Locator =>
  page.getByRole("main").getByRole("button", { name: new RegExp(`Min liste: ${title}$`) });

const press = async (page: Page, film: Film): Promise<void> => {
  await page.goto(film.path ?? "");
  await interactive(page);
  await heart(page, film.title).first().click();
  await expect(heart(page, film.title).first()).toHaveAttribute("aria-pressed", "true");
};

/** The titles of the list, in order. */
const titles = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading");

const isSoundAt = async (page: Page): Promise<void> => {
  for (const width of [360, 1280]) {
    await resize(page, { width, height: 780 });
    expect(await axeFindings(page), `${width} px`).toEqual([]);
    expect(await sideways(page), `${width} px`).toEqual([]);
  }
};

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error("the programme has too little for this test");
  return item;
};

test("hearts are beside films everywhere, toggle before login, and load nothing of the film club", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  const film = pick(filmsToCome(), 0);
  for (const path of ["", "/kinoprogram", film.path ?? ""]) {
    // A film is among those that are shown now, or that come.
    await page.goto(path === "" ? "/filmer" : path);
    if (path === "" && (await heart(page, film.title).count()) === 0) await page.goto("/kommende-filmer");
    await interactive(page);
    const one = heart(page, film.title).first();
    await expect(one).toHaveAttribute("aria-pressed", "false");
    await one.click();
    await expect(one).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(one).toHaveAttribute("aria-pressed", "true");
    await one.click();
    await expect(one).toHaveAttribute("aria-pressed", "false");
  }
  expect(scripts.size).toBeGreaterThan(3);
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  for (const mark of ["marsToken", "X-XSRF-TOKEN"]) {
    expect(texts.filter((text) => text.includes(mark)).length, mark).toBe(0);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("no controls without function: no hearts, no reviews, and a note on the member pages", async ({ page }) => {
    await page.goto("/nattekspressen-20261");
    await expect(page.getByRole("button", { name: /Min liste/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Vis anmeldelsene" })).toHaveCount(0);
    for (const path of [LIST, TICKETS]) {
      await page.goto(path);
      await expect(page.getByText("Denne delen av siden trenger JavaScript.")).toBeVisible();
      await expect(page.getByText("Henter").filter({ visible: true })).toHaveCount(0);
    }
  });
});

test("the list before logging in: empty, then sorted by next showing, with calendars, and films to take off", async ({
  page,
  request,
}) => {
  await page.goto(LIST);
  await expect(page.getByText("Ingen filmer på lista ennå.")).toBeVisible();
  await isSoundAt(page);
  const films = filmsToCome();
  const chosen = [pick(films, 2), pick(films, 0), pick(films, 1)];
  for (const film of chosen) await press(page, film);
  await page.goto(LIST);
  await expect(titles(page)).toHaveText([0, 1, 2].map((index) => pick(films, index).title));
  await expect(page.getByRole("link", { name: "Logg inn", exact: true }).last()).toHaveAttribute(
    "href",
    `/logg-inn?til=${encodeURIComponent(LIST)}`,
  );
  await isSoundAt(page);
  const calendar = page.getByRole("link", { name: /^Legg i kalender/ }).first();
  const file = await request.get((await calendar.getAttribute("href")) ?? "");
  expect(await file.text()).toContain("BEGIN:VEVENT");
  await page.getByRole("button", { name: `Ta bort ${pick(films, 1).title} fra lista` }).click();
  await expect(page.getByText(`${pick(films, 1).title} er tatt bort fra lista.`)).toBeVisible();
  await expect(titles(page)).toHaveText([0, 2].map((index) => pick(films, index).title));
});

test("the local list is merged at login, and nothing is lost", async ({ page }) => {
  const films = filmsToCome();
  const [one, other] = [pick(films, 0), pick(films, 1)];
  for (const film of [one, other]) await press(page, film);
  await comeAs(page, await newMember(platform.url118, "flytter@example.no"));
  await page.goto(LIST);
  await expect(titles(page)).toHaveText([one.title, other.title]);
  await expect(page.getByRole("button", { name: /^Ta bort/ })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("kulturhus-min-liste"))).toBeNull();
  await isSoundAt(page);
  await page.goto(one.path ?? "");
  await expect(heart(page, one.title).first()).toHaveAttribute("aria-disabled", "true");
});

test.describe("tickets", () => {
  const FIRST = "I dag";

  test.beforeEach(async ({ page }) => {
    // The morning of the platform's current day.
    await page.clock.setFixedTime(instantOf(`${now().slice(0, 10)}T09:00`));
    await page.goto(TICKETS);
  });

  const openAsMember = async (page: Page): Promise<void> => {
    await comeAs(page, await profileOf(platform.url118, platform.member.email, platform.member.password118));
    await page.reload();
    await expect(page.getByRole("heading", { name: FIRST, exact: true })).toBeVisible();
  };

  const code = (page: Page): Locator => page.getByRole("img", { name: /^QR-kode til å vise i døra/ });

  test("are listed with today's first, with QR code and seats as text", async ({ page }) => {
    await openAsMember(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      FIRST,
      "Senere",
      "Kjøpte du uten konto?",
      "Slik bruker du billetten",
    ]);
    const today = page.getByRole("region", { name: FIRST });
    await expect(today.getByText(/^Rad \d+, sete \d/).first()).toBeVisible();
    await expect(today.getByText(/^118-\w{12}$/)).toBeVisible();
    const box = await code(page).first().boundingBox();
    expect(box?.width ?? 0).toBeGreaterThan(200);
    await isSoundAt(page);
    await resize(page, { width: 360, height: 780 });
    expect((await code(page).first().boundingBox())?.width ?? 0).toBeGreaterThan(200);
  });

  test("can be shown without a network and with a platform that fails, after one visit", async ({ page, context }) => {
    await openAsMember(page);
    await context.setOffline(true);
    await expect(code(page).first()).toBeVisible();
    await context.setOffline(false);
    await page.route(`${platform.url118}/**`, (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Vi får ikke kontakt med filmklubben.")).toBeVisible();
    await expect(page.getByText("lagret på denne enheten")).toBeVisible();
    await expect(code(page)).toHaveCount(2);
    await isSoundAt(page);
    await page.unroute(`${platform.url118}/**`);
    await page.getByRole("button", { name: "Prøv igjen" }).click();
    await expect(page.getByText("Vi får ikke kontakt med filmklubben.")).toHaveCount(0);
    await expect(code(page)).toHaveCount(2);
  });
});
