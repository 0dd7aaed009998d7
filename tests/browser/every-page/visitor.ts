import type { Browser, BrowserContextOptions, Page, Response } from "@playwright/test";
import { DESK } from "../support/accessibility-facts";
import { startFilmClubPlatform } from "../support/film-club-platform";
import { usePlatform } from "../support/film-platform";
import { observeShifts } from "../support/layout-shift";
import { followRequests } from "../support/requests";
import { startStrictSite, violationsIn } from "../support/strict-site";
import { test as base } from "../support/test";
import { NOW } from "../support/venue-time";
import { laidOut, watch } from "../support/watch";
import { keepMeasures } from "./measures";

/** Events of a visit since its first byte, as reported by the browser. */
interface VisitEvents {
  /** In the console, uncaught, or as error responses. */
  readonly errors: readonly string[];
  /** Origins of requests; a context's requests include those of frames and workers. */
  readonly requested: readonly string[];
  /** Unused preloads, which are then fetched twice. */
  readonly wasted: readonly string[];
  /** Violations of the policy. */
  readonly violations: readonly string[];
}

/**
 * A visitor without an answer to the consent dialogue, on the site with its published policy and a film platform. A
 * worker's visits share one page, so that scripts, styles and fonts are fetched once.
 */
export interface Visitor {
  readonly page: Page;
  /** The allowed origins: the site's own first. */
  readonly origins: readonly string[];
  readonly received: () => VisitEvents;
  /** Waits until every request has settled and the result has been painted. */
  readonly quiet: () => Promise<void>;
  /** Reloads a page and waits until it is hydrated and idle. */
  readonly visit: (route: string) => Promise<Response | null>;
}

interface Addresses {
  readonly site: string;
  readonly platform: string;
}

const newVisitor = async (browser: Browser, options: BrowserContextOptions, { site, platform }: Addresses) => {
  const context = await browser.newContext(options);
  await keepMeasures(context, () => context.clock.setFixedTime(NOW));
  await observeShifts(context);
  const violations = await violationsIn(context);
  const page = await context.newPage();
  const { errors } = watch(page, site);
  const requested: string[] = [];
  const wasted: string[] = [];
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && protocol !== "blob:") requested.push(origin);
  });
  page.on("console", (message) => {
    if (message.text().includes("A preload for")) wasted.push(message.text());
  });
  await usePlatform(page, platform);
  const quiet = followRequests(page);
  const all = [errors, requested, wasted, violations] as const;
  let before = all.map(({ length }) => length);
  const visit = async (route: string) => {
    before = all.map(({ length }) => length);
    const response = await page.goto(site + route);
    await laidOut(page);
    await quiet();
    return response;
  };
  const received = () => ({
    errors: errors.slice(before[0]),
    requested: [...new Set(requested.slice(before[1]))],
    wasted: wasted.slice(before[2]),
    violations: violations.slice(before[3]),
  });
  const origins = [site, new URL(platform).origin];
  return { page, origins, received, quiet, visit };
};

export const test = base.extend<object, { readonly visitor: Visitor }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { timezoneId, locale } = project.use;
      const platform = await startFilmClubPlatform();
      const site = await startStrictSite([platform.url118]);
      const options = {
        viewport: DESK,
        serviceWorkers: "block" as const,
        ...(timezoneId && { timezoneId }),
        ...(locale && { locale }),
      };
      const visitor = await newVisitor(browser, options, { site: site.url, platform: platform.url118 });
      await use(visitor);
      await visitor.page.context().close();
      await site.close();
      await platform.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
