import type { BrowserContext, Page } from "@playwright/test";

/** The layout shift of a page, as the browser computes it. */
interface Shift {
  readonly total: number;
  /** The shifted elements, a line for each shift. */
  readonly what: string;
}

/** The maximum layout shift: a fifth of the value that search engines call good. */
export const LITTLE = 0.02;

/** Records layout shifts of pages that are loaded from now on. */
export const observeShifts = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Reflect.set(window, "layoutShifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        const sources: unknown = Reflect.get(entry, "sources");
        const what = Array.isArray(sources)
          ? sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ""} «${node?.textContent?.slice(0, 30)}»`)
          : [];
        shifts.push({ value: Number(Reflect.get(entry, "value")), what: what.join("; ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shift since the page was loaded. */
export const shiftOf = async (page: Page): Promise<Shift> => {
  const shifts: readonly { readonly value: number; readonly what: string }[] = await page.evaluate(() =>
    Reflect.get(window, "layoutShifts"),
  );
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what}`).join("\n"),
  };
};
