import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { NOW } from "./house-time";

interface WorkerFixtures {
  /** A context that a worker's tests share, at the tests' moment, so that scripts, styles and fonts are fetched once. */
  readonly sharedContext: BrowserContext;
  /** Its one page. A test that uses it leaves nothing behind but an address. */
  readonly sharedPage: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, timezoneId, locale } = project.use;
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...(baseURL && { baseURL }),
        ...(timezoneId && { timezoneId }),
        ...(locale && { locale }),
      });
      await context.clock.setFixedTime(NOW);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  sharedPage: [
    async ({ sharedContext }, use) => {
      await use(await sharedContext.newPage());
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
