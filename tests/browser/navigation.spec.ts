import type { Page } from "@playwright/test";
import { NIGHTLY } from "../support/nightly";
import { expect, test } from "./support/test";
import { hearErrors, interactive } from "./support/watch";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const dataOf = (path: string) => `**/page-data${path}/page-data.json`;
const message = (page: Page) => page.getByRole("alertdialog", { name: "Vi får ikke kontakt" });

/** Navigates as a link does; the target may not be linked here. */
const go = (page: Page, to: string) => page.evaluate((path) => window.___navigate?.(path), to);

/** A link as an editor would write it. */
const write = (page: Page, href: string, words: string) =>
  page.evaluate(
    ([to, text]) => {
      const link = Object.assign(document.createElement("a"), { href: to, textContent: text });
      document.querySelector("main")?.prepend(link);
    },
    [href, words] as const,
  );

/** False once the browser has navigated away from the loaded page. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in window);

/** Delays requests of an address until released. */
const hold = async (page: Page, address: string): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const delayed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await delayed;
    await route.continue();
  });
  return letGo;
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await interactive(page);
  await mark(page);
};

test.describe("on every navigation", () => {
  test("a link in a text to an old address is redirected, and Back returns", async ({ page }) => {
    await open(page, "/om-oss");
    await write(page, "/program?dag=i-dag", "Programmet");
    await page.getByRole("link", { name: "Programmet", exact: true }).click();
    await expect(page).toHaveURL("/kinoprogram?dag=i-dag");
    await expect(heading(page)).toHaveText("Kinoprogram");
    await page.goBack();
    await expect(page).toHaveURL("/om-oss");
    await expect(heading(page)).toHaveText("Om oss");
    expect(await isSamePage(page)).toBe(true);
  });

  test("an unknown address shows the not-found page", async ({ page }) => {
    await open(page, "/om-oss");
    await go(page, "/finnes-ikke");
    await expect(heading(page)).toHaveText("Her mangler det et sete");
    await expect(page).toHaveURL("/finnes-ikke");
    expect(await isSamePage(page)).toBe(true);
  });

  test("the page is announced in Norwegian, and focus moves to its heading", async ({ page }) => {
    await open(page, "/om-oss");
    await go(page, "/festsal");
    await expect(page.locator("#gatsby-announcer")).toHaveText("Ny side: Festsal");
    await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "polite");
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page.locator("#gatsby-announcer")).toHaveText("Ny side: Om oss");
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("body")).not.toContainText("Navigated to");
  });

  test("the language of the page stays in place, so that nothing is styled and laid out twice", async ({ page }) => {
    await open(page, "/om-oss");
    await page.evaluate(() => {
      const changes: string[] = [];
      Reflect.set(window, "languageChanges", changes);
      new MutationObserver((found) => changes.push(...found.map(({ attributeName }) => String(attributeName)))).observe(
        document.documentElement,
        { attributeFilter: ["lang"] },
      );
    });
    await go(page, "/kinoprogram");
    await expect(heading(page)).toHaveText("Kinoprogram");
    await expect(page).toHaveTitle(/^Kinoprogram/);
    await page.getByRole("navigation", { name: "Dager i programmet" }).getByRole("link").last().click();
    await expect(page).toHaveURL(/#/);
    expect(await page.evaluate(() => Reflect.get(window, "languageChanges"))).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("lang", "nb");
  });

  for (const [how, isOutlined] of [
    ["keyboard", true],
    ["mouse", false],
  ] as const) {
    test(
      `the heading ${isOutlined ? "shows" : "does not show"} its focus to who uses the ${how}`,
      NIGHTLY,
      async ({ page }) => {
        await open(page, "/om-oss");
        await write(page, "/festsal", "Se festsalen");
        const link = page.getByRole("link", { name: "Se festsalen" });
        if (how === "mouse") await link.click();
        else {
          await page.keyboard.press("Tab");
          await link.focus();
          await page.keyboard.press("Enter");
        }
        await expect(heading(page)).toBeFocused();
        await expect(heading(page)).toHaveCSS("outline-style", isOutlined ? "solid" : "none");
      },
    );
  }
});

test.describe("the wait", () => {
  test("is announced after a second, in place, and ends when the page is there", async ({ page }) => {
    await open(page, "/om-oss");
    const letGo = await hold(page, dataOf("/kommunestyresal"));
    await go(page, "/kommunestyresal");
    const reported = page.getByRole("status").filter({ hasText: "Siden er på vei. Vent litt." });
    await expect(reported).toBeVisible();
    await expect(page).toHaveURL("/om-oss");
    await expect(heading(page)).toHaveText("Om oss");
    letGo();
    await expect(heading(page)).toHaveText("Kommunestyresal");
    await expect(reported).toBeHidden();
  });

  test("for one page is cancelled by a later choice", async ({ page }) => {
    await open(page, "/om-oss");
    const letGo = await hold(page, dataOf("/kommunestyresal"));
    const late = page.waitForResponse((response) => response.url().includes("/page-data/kommunestyresal/"));
    await go(page, "/kommunestyresal");
    await go(page, "/spisesal");
    await expect(heading(page)).toHaveText("Spisesal");
    letGo();
    await late;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page).toHaveURL("/spisesal");
    await expect(heading(page)).toHaveText("Spisesal");
  });

  test("to a page that was chosen while the previous one was rendering is not lost", NIGHTLY, async ({ page }) => {
    await open(page, "/om-oss");
    const letGo = await hold(page, dataOf("/spisesal"));
    await page.evaluate(() => {
      const { pushState } = history;
      // The address changes when the first page has loaded, and before it is rendered.
      history.pushState = (...args) => {
        history.pushState = pushState;
        history.pushState(...args);
        window.___navigate?.("/spisesal");
      };
    });
    await go(page, "/kommunestyresal");
    await expect(heading(page)).toHaveText("Kommunestyresal");
    letGo();
    await expect(page).toHaveURL("/spisesal");
    await expect(heading(page)).toHaveText("Spisesal");
  });
});

test.describe("the place on the page", () => {
  const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test("is the target of a new hash, clear of the edge, and the saved one on the way back", async ({ page }) => {
    await open(page, "/praktisk-informasjon");
    const ids = await page.evaluate(() => [...document.querySelectorAll("main h2[id]")].map(({ id }) => id));
    const last = ids.at(-1) ?? "";
    await page.evaluate(() => window.scrollTo(0, 200));
    await go(page, `/praktisk-informasjon#${last}`);
    await expect(page.locator(`#${last}`)).toBeInViewport();
    await expect(page.locator(`#${last}`)).toBeFocused();
    await expect
      .poll(() => page.locator(`#${last}`).evaluate((one) => one.getBoundingClientRect().top))
      .toBeGreaterThan(8);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await go(page, "/festsal");
    await expect(heading(page)).toHaveText("Festsal");
    expect(await place(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText("Praktisk informasjon");
    await expect.poll(() => place(page)).toBe(300);
  });

  test("is the top of a new page that lacks what its address names", async ({ page }) => {
    await open(page, "/praktisk-informasjon");
    await page.evaluate(() => window.scrollTo(0, 500));
    await go(page, "/festsal#finnes-ikke");
    await expect(heading(page)).toHaveText("Festsal");
    await expect.poll(() => place(page)).toBe(0);
  });

  test("is not changed for a visitor who reloads and scrolls before hydration", async ({ page }) => {
    await open(page, "/praktisk-informasjon");
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.goto("/om-oss");
    await page.goto("/praktisk-informasjon");
    await interactive(page);
    expect(await place(page)).toBe(0);
  });
});

test.describe("a page that fails to load", () => {
  test("online is logged, and reached directly with its query and hash", async ({ page }) => {
    const errors = hearErrors(page);
    await open(page, "/om-oss");
    await page.route(`${dataOf("/kommunestyresal")}**`, (route) => route.fulfill({ status: 503, body: "" }));
    await go(page, "/kommunestyresal?a=1#innhold");
    await expect(heading(page)).toHaveText("Kommunestyresal");
    await expect(page).toHaveURL("/kommunestyresal?a=1#innhold");
    expect(await isSamePage(page)).toBe(false);
    expect(errors).toContain("Failed to load page /kommunestyresal");
  });

  test("offline leaves the page as it is, with a retry button", async ({ page, context }) => {
    const errors = hearErrors(page);
    await open(page, "/om-oss");
    await write(page, "/kommunestyresal", "Kommunestyresalen");
    await context.setOffline(true);
    await page.getByRole("link", { name: "Kommunestyresalen" }).click();
    await expect(message(page)).toBeVisible();
    await expect(message(page)).toBeFocused();
    await expect(page).toHaveURL("/om-oss");
    await expect(heading(page)).toHaveText("Om oss");
    expect(errors).toContain("Failed to load page /kommunestyresal");
    await page.getByRole("button", { name: "Prøv igjen" }).click();
    await expect(message(page)).toContainText("Fortsatt ikke kontakt.");
    await page.getByRole("button", { name: "Lukk" }).click();
    await expect(message(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Kommunestyresalen" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(message(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(message(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Kommunestyresalen" })).toBeFocused();
    expect(await isSamePage(page)).toBe(true);
  });
});

test("a template whose code fails to load is logged and reported, and the static page stays", async ({ page }) => {
  const errors = hearErrors(page);
  const thrown: string[] = [];
  page.on("pageerror", ({ message: text }) => thrown.push(text));
  await page.route("**/component---*.js", (route) => route.abort());
  await page.goto("/om-oss");
  await expect.poll(() => errors.some((text) => text.startsWith("bundle loading error"))).toBe(true);
  await expect.poll(() => thrown.length).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText("Om oss");
  await page.getByRole("link", { name: "til forsiden" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("pages behind links in view", () => {
  const requestedPages = (page: Page): readonly string[] => {
    const requested: string[] = [];
    page.on("request", (request) => {
      const [, path] = /\/page-data\/(.+)\/page-data\.json/.exec(request.url()) ?? [];
      if (path) requested.push(`/${path}`);
    });
    return requested;
  };

  test("are loaded before the click, which needs no network", async ({ page, context }) => {
    // Some of its code may be loaded with another page that is linked to.
    const loaded: string[] = [];
    page.on("requestfinished", (request) => loaded.push(request.url()));
    await open(page, "/om-oss");
    await write(page, "/kommunestyresal", "Kommunestyresalen");
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of ["/page-data/kommunestyresal/", "/block---RoomBlock", "/block---SeatingPlansBlock"])
      await expect.poll(() => loaded.some((url) => url.includes(part))).toBe(true);
    await context.setOffline(true);
    await page.getByRole("link", { name: "Kommunestyresalen" }).click();
    await expect(heading(page)).toHaveText("Kommunestyresal");
    expect(await isSamePage(page)).toBe(true);
  });

  test("are not loaded with Save-Data, until the link is pressed", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    );
    const requested = requestedPages(page);
    await open(page, "/filmer");
    const link = page
      .getByRole("main")
      .getByRole("link", { name: /Nattekspressen/ })
      .first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(requested).toEqual(["/filmer"]);
    await link.click();
    await expect(heading(page)).toHaveText(/Nattekspressen/);
    expect(requested).toEqual(["/filmer", "/nattekspressen-20261"]);
  });
});

test.describe("the start scripts", () => {
  test("wait for the page, and then it hydrates", async ({ page, request }) => {
    const html = await (await request.get("/filmer")).text();
    expect(html.replace(/<template[\s\S]*?<\/template>/g, "")).not.toMatch(/<script[^>]+src=/);
    const letGo = await hold(page, "**/static/**/*.webp");
    const ran: string[] = [];
    page.on("request", (requested) => {
      if (requested.url().includes("component---")) ran.push(requested.url());
    });
    await page.goto("/filmer", { waitUntil: "domcontentloaded" });
    await expect(heading(page)).toBeVisible();
    expect(ran).toEqual([]);
    letGo();
    await interactive(page);
  });

  test("do not wait for a picture when the reader has pressed something", NIGHTLY, async ({ page }) => {
    const letGo = await hold(page, "**/static/**/*.webp");
    await page.goto("/filmer", { waitUntil: "domcontentloaded" });
    await page.keyboard.press("Tab");
    await interactive(page);
    letGo();
  });
});

test("a tap during hydration navigates natively, and starts nothing", NIGHTLY, async ({ page }) => {
  // React listens from now on, but its scheduled work never runs: a tap that reached it would run it synchronously.
  await page.addInitScript(() => {
    Reflect.set(
      globalThis,
      "MessageChannel",
      class {
        port1 = {};
        port2 = { postMessage: () => undefined };
      },
    );
  });
  await page.goto("/om-oss");
  await page.waitForFunction(() => {
    const root = document.getElementById("___gatsby");
    return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
  await mark(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Personvernerklæring" }).click();
  await expect(heading(page)).toHaveText("Personvernerklæring");
  expect(await isSamePage(page)).toBe(false);
});
