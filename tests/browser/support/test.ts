import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { NOW } from "./venue-time";

interface WorkerFixtures {
  /**
   * A context that a worker's tests share, at the time of the tests, so that scripts, styles and fonts are fetched
   * once.
   */
  readonly sharedContext: BrowserContext;
  /** Its one page. A test that uses it must leave only the address changed. */
  readonly sharedPage: Page;
}

/** The visitor has answered the consent dialogue before; tests of the dialogue use a new visitor. */
const haveAnswered = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    // A trailer's frame has no storage.
    if (window === window.top) localStorage.setItem("kulturhus-samtykke", "denied 32503680000000");
  });
};

interface Fixtures {
  /** False for a first-time visitor. */
  readonly hasAnswered: boolean;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  hasAnswered: [true, { option: true }],
  context: async ({ context, hasAnswered }, use) => {
    if (hasAnswered) await haveAnswered(context);
    await use(context);
  },
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, timezoneId, locale, serviceWorkers } = project.use;
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...(baseURL && { baseURL }),
        ...(timezoneId && { timezoneId }),
        ...(locale && { locale }),
        ...(serviceWorkers && { serviceWorkers }),
      });
      await haveAnswered(context);
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
