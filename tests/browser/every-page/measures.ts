import type { BrowserContext, Page } from "@playwright/test";

const NAMES = ["mark", "measure", "getEntries", "getEntriesByName", "getEntriesByType"] as const;

/** Sets a context's clock, and keeps the browser's own performance entries, which Playwright's clock disables. */
export const keepMeasures = async (context: BrowserContext, setClock: () => Promise<void>): Promise<void> => {
  // Scripts run in the order in which they were added.
  await context.addInitScript(() => Reflect.set(window, "ownPerformance", window.performance));
  await setClock();
  await context.addInitScript((names) => {
    const own: Performance = Reflect.get(window, "ownPerformance");
    for (const name of names) Reflect.set(window.performance, name, own[name].bind(own));
  }, NAMES);
};

/** Scripts that a page has requested before hydration, and not together with its start scripts. */
export const requestedLate = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [hydration] = performance.getEntriesByName("onInitialClientRender");
    if (!hydration) throw new Error("Gatsby does not say when the page was hydrated");
    const atOnce = [...document.querySelectorAll("template[data-start]")]
      .flatMap((template) => (template instanceof HTMLTemplateElement ? [...template.content.children] : []))
      .map((part) => part.getAttribute("src") ?? part.getAttribute("href"));
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < hydration.startTime)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js") && !atOnce.includes(path));
  });
