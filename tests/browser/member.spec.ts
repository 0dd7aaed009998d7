import type { BrowserContext, Page } from "@playwright/test";
import { STORED } from "../../src/features/analytics/stored";
import { NIGHTLY } from "../support/nightly";
import { axeFindings } from "./support/axe";
import {
  button,
  emailField,
  entry,
  failure,
  fillAccount,
  logIn,
  NEW_MEMBER,
  newEmail,
  passwordField,
} from "./support/film-club-page";
import { type FilmClubPlatform, startFilmClubPlatform } from "./support/film-club-platform";
import { useBuiltPlatform, usePlatform } from "./support/film-platform";
import { expectVisibleFocus } from "./support/focus";
import { expect, test } from "./support/test";
import { interactive } from "./support/watch";

/** Login and logout, against the stand-in film platform. */

let platform: FilmClubPlatform;

test.beforeAll(async () => {
  platform = await startFilmClubPlatform();
});
test.afterAll(() => platform.close());
test.beforeEach(async ({ page }) => {
  await platform.clearFaults();
  await usePlatform(page, platform.url118);
});

const greeting = (page: Page, name: string | RegExp = /^Hei, Demomedlem/) => page.getByRole("heading", { name });

/** The calls of one name that a page has sent, without preflights. */
const callsOf = (page: Page, name: string): readonly string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "OPTIONS" && request.url().endsWith(`/${name}`)) calls.push(request.url());
  });
  return calls;
};

/** Opens a page with a form, or with logout, and waits until it has loaded. */
const opened = async (page: Page, route: string): Promise<void> => {
  await page.goto(route);
  await expect(page.getByRole("main").getByRole("button").last()).toBeVisible();
};

test.describe("logging in", () => {
  test("returns to the member's page, and Back never to the form", async ({ page }) => {
    await page.goto("/kinoprogram");
    await page.goto("/manebyen-20267?fra=test");
    await interactive(page);
    await expect(entry(page)).toHaveText("Logg inn");
    await entry(page).click();
    await expect(page).toHaveURL("/logg-inn?til=%2Fmanebyen-20267%3Ffra%3Dtest");
    await logIn(page, platform);
    await expect(page).toHaveURL("/manebyen-20267?fra=test");
    await expect(entry(page)).toHaveAccessibleName(/^Min side\s?, logget inn som Demomedlem/);
    await page.goBack();
    await expect(page).toHaveURL("/manebyen-20267?fra=test");
    await page.goBack();
    await expect(page).toHaveURL("/kinoprogram");
    await expect(entry(page)).toHaveAttribute("href", "/min-side");
  });

  for (const partner of [118, 178] as const) {
    test(`works at partner ${partner}, and lasts`, NIGHTLY, async ({ page }) => {
      await usePlatform(page, platform[`url${partner}`]);
      await opened(page, "/logg-inn");
      await logIn(page, platform, platform.member[`password${partner}`]);
      await expect(page).toHaveURL("/min-side");
      await expect(greeting(page, `Hei, Demomedlem ${partner}!`)).toBeVisible();
      await page.reload();
      await expect(greeting(page, `Hei, Demomedlem ${partner}!`)).toBeVisible();
      await expect(page.getByText(platform.member.email)).toBeVisible();
    });
  }

  test("is not shown to members", async ({ page }) => {
    await opened(page, "/logg-inn");
    await logIn(page, platform);
    await expect(greeting(page)).toBeVisible();
    for (const route of ["/logg-inn?til=%2Ffilmer", "/ny-konto?til=%2Ffilmer"]) {
      await page.goto(route);
      await expect(page.getByRole("heading", { name: /^Du er logget inn som Demomedlem/ })).toBeVisible();
      await expect(passwordField(page)).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Fortsett der du var" })).toHaveAttribute("href", "/filmer");
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  test("requires an address and a password, with error messages", async ({ page }) => {
    const calls = callsOf(page, "login");
    await opened(page, "/logg-inn");
    await emailField(page).fill("kari");
    await button(page, "Logg inn").click();
    const summary = page.getByRole("region", { name: "Skjemaet er ikke sendt" });
    await expect(summary).toBeFocused();
    await expectVisibleFocus(page);
    await expect(emailField(page)).toHaveAccessibleDescription(/Skriv hele e-postadressen/);
    await expect(emailField(page)).toHaveValue("kari");
    expect(await axeFindings(page)).toEqual([]);
    await summary.getByRole("link", { name: "Skriv passordet ditt." }).click();
    await expect(passwordField(page)).toBeFocused();
    expect(calls).toEqual([]);
  });

  test("with a wrong password shows an error, keeps the input, and can be retried", async ({ page }) => {
    await opened(page, "/logg-inn");
    await logIn(page, platform, "feil passord");
    await expect(failure(page)).toBeFocused();
    await expect(failure(page)).toContainText("E-postadressen eller passordet er feil.");
    await expect(emailField(page)).toHaveValue(platform.member.email);
    await expect(passwordField(page)).toHaveValue("feil passord");
    expect(await axeFindings(page)).toEqual([]);
    await logIn(page, platform);
    await expect(greeting(page)).toBeVisible();
  });

  test("works with the keyboard alone, from the header and back", async ({ page }) => {
    await page.goto("/filmer");
    await interactive(page);
    await entry(page).focus();
    await page.keyboard.press("Enter");
    await expect(emailField(page)).toBeVisible();
    const tabTo = async (field: ReturnType<typeof emailField>) => {
      for (let pressed = 0; pressed < 30; pressed += 1) {
        await page.keyboard.press("Tab");
        if (await field.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error("Tab never came to the field");
    };
    await tabTo(emailField(page));
    await expectVisibleFocus(page);
    await page.keyboard.type(platform.member.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(platform.member.password118);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(passwordField(page)).toHaveAttribute("type", "text");
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/filmer");
    await expect(entry(page)).toHaveAttribute("href", "/min-side");
  });
});

test.describe("a new account", () => {
  test("is created, logged in, returns to the previous page, and can be logged in to again", async ({ page }) => {
    const email = newEmail();
    await page.goto("/filmer");
    await interactive(page);
    await entry(page).click();
    await page.getByRole("link", { name: "Opprett konto" }).click();
    await expect(page).toHaveURL("/ny-konto?til=%2Ffilmer");
    await fillAccount(page, email);
    await button(page, "Opprett konto").click();
    await expect(page).toHaveURL("/filmer");
    await expect(entry(page)).toHaveAccessibleName(/logget inn som Kari Nordmann/);
    await opened(page, "/min-side");
    await button(page, "Logg ut").click();
    await expect(page.getByRole("heading", { name: "Du er logget ut" })).toBeFocused();
    await page.getByRole("main").getByRole("link", { name: "Logg inn" }).click();
    await emailField(page).fill(email);
    await passwordField(page).fill(NEW_MEMBER.password);
    await button(page, "Logg inn").click();
    await expect(greeting(page, "Hei, Kari Nordmann!")).toBeVisible();
  });

  test("for an address in use reveals nothing to a stranger", async ({ page }) => {
    await opened(page, "/ny-konto");
    await expect(page.getByText("Har du konto fra før, finner du lista og billettene bare i den.")).toBeVisible();
    await fillAccount(page, platform.member.email);
    await button(page, "Opprett konto").click();
    await expect(greeting(page, `Hei, ${NEW_MEMBER.userName}!`)).toBeVisible();
    await page.goto("/min-side/billetter");
    await expect(page.getByText("Du har ingen billetter nå.")).toBeVisible();
  });
});

test("a forgotten password is answered without telling whether there is an account", async ({ page }) => {
  const email = newEmail();
  await opened(page, "/glemt-passord");
  await emailField(page).fill(email);
  await button(page, "Send meg en e-post").click();
  await expect(page.getByRole("heading", { name: "Sjekk e-posten din" })).toBeFocused();
  await expect(page.getByText(`Hvis ${email} hører til en konto, kommer det snart en e-post dit.`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Prøv en annen adresse").click();
  await expect(emailField(page)).toBeVisible();
});

const storedBy = async (page: Page, context: BrowserContext) => {
  const keys = (where: "localStorage" | "sessionStorage") =>
    page.evaluate((name) => Object.keys(Reflect.get(window, name)), where);
  return [
    ...(await keys("localStorage")).map((name) => ({ where: "localStorage", name })),
    ...(await keys("sessionStorage")).map((name) => ({ where: "sessionStorage", name })),
    ...(await context.cookies()).map(({ name }) => ({ where: "cookie", name })),
  ];
};

/** The contents of the page's storage and the worker's caches, as text. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(request.url);
    }
    return cached.join("\n");
  });

test("logout shows when the session could not be ended, correctly", async ({ page, context }) => {
  await opened(page, "/logg-inn");
  await logIn(page, platform);
  await expect(greeting(page)).toBeVisible();
  await platform.setFault({ call: "login", kind: "500" });
  await button(page, "Logg ut").click();
  const reported = page.getByRole("status").filter({ hasText: "fikk ikke avsluttet økten" });
  await expect(reported).toContainText("12 timer");
  await expect(reported).toContainText("slette informasjonskapslene");
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(await storedTexts(page)).not.toContain(platform.member.email);
  const answer = await context.request.get(`${platform.url118}/tickets`);
  expect(answer.status(), "the cookie that is left still opens the member's tickets").toBe(200);
  expect(await axeFindings(page)).toEqual([]);
});

test("a login at once is not ended by the previous logout", async ({ page, context }) => {
  await opened(page, "/logg-inn");
  await logIn(page, platform);
  await expect(greeting(page)).toBeVisible();
  await platform.setFault({ call: "login", kind: "delay", delay: 1500, times: 1 });
  await button(page, "Logg ut").click();
  await page.getByRole("main").getByRole("link", { name: "Logg inn" }).click();
  await logIn(page, platform);
  await expect(greeting(page)).toBeVisible();
  expect((await context.request.get(`${platform.url118}/tickets`)).status()).toBe(200);
});

test("the page lists what a member's browser stores, and logging out removes the member's data", async ({
  page,
  context,
}) => {
  await opened(page, "/logg-inn");
  await logIn(page, platform);
  await expect(greeting(page)).toBeVisible();
  const held = await storedBy(page, context);
  const reported = ({ where, name }: (typeof held)[number]) =>
    STORED.some((one) => one.where === where && one.name.test(name));
  expect(held.filter((one) => !reported(one))).toEqual([]);
  expect(held.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["cw-profile", "film-club-session", "XSRF-TOKEN"]),
  );
  await button(page, "Logg ut").click();
  await expect(page.getByRole("heading", { name: "Du er logget ut" })).toBeFocused();
  await expect(entry(page)).toHaveText("Logg inn");
  await expect(page.getByRole("status").filter({ hasText: "økten hos filmklubben er avsluttet" })).toBeVisible();
  const left = (await storedBy(page, context)).filter(({ where }) => where !== "sessionStorage");
  expect(left).toEqual([{ where: "localStorage", name: "kulturhus-samtykke" }]);
  expect(await storedTexts(page)).not.toContain(platform.member.email);
  const answer = await context.request.get(`${platform.url118}/tickets`);
  expect(answer.status(), "the platform knows the browser no more").toBe(401);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Du er ikke logget inn" })).toBeVisible();
});

test("two tabs: the other follows login and logout", NIGHTLY, async ({ page, context }) => {
  const other = await context.newPage();
  await usePlatform(other, platform.url118);
  await other.goto("/min-side");
  await expect(other.getByRole("heading", { name: "Du er ikke logget inn" })).toBeVisible();
  await opened(page, "/logg-inn?til=%2Fmin-side");
  await logIn(page, platform);
  await expect(greeting(page)).toBeVisible();
  await expect(greeting(other)).toBeVisible();
  await expect(entry(other)).toHaveAttribute("href", "/min-side");
  await button(page, "Logg ut").click();
  await expect(other.getByRole("heading", { name: "Du er ikke logget inn" })).toBeVisible();
  await expect(entry(other)).toHaveText("Logg inn");
  await expect(other.getByText(platform.member.email)).toHaveCount(0);
});

test("an expired session is shown, and a new login returns to the page", async ({ page }) => {
  await opened(page, "/logg-inn");
  await logIn(page, platform);
  await expect(greeting(page)).toBeVisible();
  await platform.setFault({ call: "switchTokensDx", kind: "401" });
  await platform.setFault({ call: "watchlist", kind: "401" });
  await page.reload();
  const reported = page.getByRole("status").filter({ hasText: "Innloggingen er utløpt." });
  await expect(reported).toBeVisible();
  await expect(button(page, "Logg ut")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Logg inn" }).click();
  await expect(emailField(page)).toHaveValue(platform.member.email);
  expect(await axeFindings(page)).toEqual([]);
  await platform.clearFaults();
  await passwordField(page).fill(platform.member.password118);
  await button(page, "Logg inn").click();
  await expect(page).toHaveURL("/min-side");
  await expect(greeting(page)).toBeVisible();
  await expect(reported).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(
    `axe finds nothing on the forms and the member's page at ${width} px, light and dark`,
    NIGHTLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const check = async () => {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await axeFindings(page), `${page.url()}, ${colorScheme}`).toEqual([]);
          expect.soft(await sideways(), `${page.url()}, ${colorScheme}`).toBeLessThanOrEqual(0);
        }
      };
      for (const route of ["/min-side", "/ny-konto", "/glemt-passord", "/logg-inn"]) {
        await page.goto(route);
        await expect(page.getByText(/^(Ikke medlem ennå|Har du konto fra før|Husker du passordet)/)).toBeVisible();
        await check();
      }
      await logIn(page, platform);
      await expect(greeting(page)).toBeVisible();
      await check();
    },
  );
}

test.describe("the entry in the header", () => {
  /** Its place depends on its neighbours' font, which a slow machine shows only from the second load on. */
  const sizeOfEntry = async (page: Page) => {
    const box = await entry(page).boundingBox();
    return { width: box?.width ?? 0, height: box?.height ?? 0 };
  };
  for (const width of [360, 768, 1280]) {
    test(`has the same width for a member and for others at ${width} px`, NIGHTLY, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/om-oss");
      await interactive(page);
      await expect(entry(page)).toHaveText("Logg inn");
      const before = await sizeOfEntry(page);
      expect(before.width).toBeGreaterThanOrEqual(44);
      expect(before.height).toBeGreaterThanOrEqual(44);
      await page.evaluate(() =>
        localStorage.setItem("cw-profile", JSON.stringify({ userName: "Kari", email: "k@example.no", token: "t" })),
      );
      await page.reload();
      await expect(entry(page)).toHaveAttribute("href", "/min-side");
      expect(await sizeOfEntry(page)).toEqual(before);
    });
  }
});

test.describe("without a film club", () => {
  test("it shows that it is unavailable, if the site has no address for it", async ({ page }) => {
    await useBuiltPlatform(page);
    await page.goto("/logg-inn");
    await expect(page.getByRole("heading", { name: "Filmklubben er stengt akkurat nå" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ["/logg-inn", "/ny-konto", "/glemt-passord", "/min-side"]) {
    test(`${route} says that the film club needs it, and has no controls without function`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByText("Filmklubben trenger JavaScript.")).toBeVisible();
      await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
      await expect(entry(page)).toHaveAttribute("href", "/logg-inn");
    });
  }
});
