import { test as base, expect } from "@playwright/test";
import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { type FilmClubPlatform, startFilmClubPlatform } from "../../browser/support/film-club-platform";
import { isHydrated } from "../../browser/support/watch";
import { startHeardSite } from "./heard-site";
import { startWebKit } from "./webkit";

/** What a visitor does in WebKitGTK. */
export class Visitor {
  constructor(
    readonly driver: WebDriver,
    readonly origin: string,
  ) {}

  /** Waits until the page is hydrated and all rows are laid out. */
  async settled(): Promise<void> {
    await expect.poll(() => this.driver.executeScript(isHydrated)).toBe(true);
    await expect.poll(() => this.run(() => "rest" in document.head.dataset)).toBe(false);
  }

  async open(path: string): Promise<void> {
    await this.driver.get(this.origin + path);
    await this.settled();
  }

  /** The first visible element that a selector finds, with an accessible name like this. */
  async find(selector: string, name = /(?:)/): Promise<WebElement> {
    let found: WebElement | undefined;
    const look = async (): Promise<boolean> => {
      for (const one of await this.driver.findElements(By.css(selector)))
        if ((await one.isDisplayed()) && name.test(await one.getAccessibleName())) {
          found = one;
          return true;
        }
      return false;
    };
    // An element may be rendered again between two questions about it.
    await expect.poll(() => look().catch(() => false), `${selector} ${name}`).toBe(true);
    if (!found) throw new Error(`${selector} ${name} is not there`);
    return found;
  }

  async click(selector: string, name?: RegExp): Promise<void> {
    await (await this.find(selector, name)).click();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.driver.actions().sendKeys(key).perform();
  }

  /** Presses Tab until the focus is on an element with this text. */
  async tabTo(words: string): Promise<void> {
    for (let pressed = 0; pressed < 20; pressed += 1) {
      await this.press(Key.TAB);
      if ((await this.focused()) === words) return;
    }
    throw new Error(`Tab never came to «${words}»`);
  }

  run<Result>(script: () => Result): Promise<Result> {
    return this.driver.executeScript<Result>(script);
  }

  focused(): Promise<string | undefined> {
    return this.run(() => document.activeElement?.textContent.trim());
  }

  /** Expects the page's own address to become this: its path, query and hash. */
  async expectAddress(address: string | RegExp): Promise<void> {
    const poll = expect.poll(async () => (await this.driver.getCurrentUrl()).replace(this.origin, ""));
    await (typeof address === "string" ? poll.toBe(address) : poll.toMatch(address));
  }

  /** Expects the text of the first element that a selector finds to become this. */
  async expectText(selector: string, text: string | RegExp): Promise<void> {
    const read = async (): Promise<string> => (await (await this.find(selector)).getText()).replaceAll("\u00ad", "");
    await expect.poll(() => read().catch(String), selector).toMatch(text);
  }
}

interface Running {
  readonly webkit: Awaited<ReturnType<typeof startWebKit>>;
  readonly platform: FilmClubPlatform;
  readonly site: Awaited<ReturnType<typeof startHeardSite>>;
}

/** A test has a browser of its own, and fails by any error that the site's pages report. */
export const test = base.extend<
  { readonly visitor: Visitor; readonly platform: FilmClubPlatform },
  { readonly running: Running }
>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const platform = await startFilmClubPlatform();
      const site = await startHeardSite(platform.url118);
      const webkit = await startWebKit();
      await use({ webkit, platform, site });
      await webkit.stop();
      await site.close();
      await platform.close();
    },
    { scope: "worker" },
  ],
  platform: ({ running }, use) => use(running.platform),
  visitor: async ({ running: { webkit, site } }, use) => {
    const driver = await webkit.browse();
    site.errors.length = 0;
    try {
      // The visitor has answered the consent dialogue before: no page yet, but an address of the site.
      await driver.get(`${site.origin}/favicon.ico`);
      await driver.executeScript(() => localStorage.setItem("kulturhus-samtykke", "denied 32503680000000"));
      await use(new Visitor(driver, site.origin));
    } finally {
      await driver.quit();
    }
    expect(site.errors, "errors that pages reported").toEqual([]);
  },
});

export { expect } from "@playwright/test";
