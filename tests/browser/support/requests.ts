import { expect, type Page, type Request } from "@playwright/test";

/** Waits until a page has no pending requests and has painted. */
type Quiet = () => Promise<void>;

/**
 * Follows a page's requests from now on. Playwright's "networkidle" waits for half a second without any; this waits
 * only for pending requests, including those caused by a response.
 */
export const followRequests = (page: Page): Quiet => {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  // Code that receives an error status may never read the rest of the response, and the browser then waits for its end.
  page.on("response", (response) => {
    if (response.status() >= 400) underWay.delete(response.request());
  });
  page.on("requestfailed", (request) => underWay.delete(request));
  const allAnswered = () =>
    expect
      .poll(() => [...underWay].map((request) => request.url()), {
        message: "requests that are not answered",
        intervals: [10, 20, 50],
      })
      .toEqual([]);
  return async () => {
    do {
      await allAnswered();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await new Promise((resolve) => requestIdleCallback(resolve));
      });
    } while (underWay.size > 0);
  };
};
