import { expect, type Page, type Request } from "@playwright/test";

/** In a page: whether it is hydrated. */
export const isHydrated = (): boolean => {
  const heading = document.querySelector("main h1");
  return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
};

/** Waits until the page is hydrated. */
const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated);
};

const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))));

/** Waits until the page is hydrated and all rows are laid out: a long one takes seconds. */
export const laidOut = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.waitForFunction(() => !("rest" in document.head.dataset));
  await idle(page);
};

/** Waits until the page is hydrated, and lays out all of it at once, as a first scroll does. */
export const interactive = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.evaluate(() => {
    delete document.head.dataset.rest;
  });
  await idle(page);
};

/** Counts how often a page is loaded from now on. */
export const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
};

/** Scrolls to the very end, a screen at a time, so that everything lazy is loaded. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
  });

/** The errors that the page logs in the console from now on. */
export const hearErrors = (page: Page): readonly string[] => {
  const received: string[] = [];
  page.on("console", (said) => {
    if (said.type() === "error") received.push(said.text());
  });
  return received;
};

interface Watch {
  /** Errors in the console, uncaught errors, failed requests and error responses. */
  readonly errors: readonly string[];
  /** Requests to other hosts than the site's own. */
  readonly foreign: readonly string[];
  readonly stop: () => void;
}

/** Records a page's errors and requests, from now until `stop`. */
export const watch = (page: Page, origin: string): Watch => {
  const errors: string[] = [];
  const foreign: string[] = [];
  const stops: (() => void)[] = [];
  const isOwn = (url: string): boolean => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url);

  const onRequest = (request: Request) => {
    if (!isOwn(request.url())) foreign.push(request.url());
  };
  page.on("request", onRequest);
  stops.push(() => page.off("request", onRequest));

  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === "error") errors.push(message.text());
  };
  page.on("console", onConsole);
  stops.push(() => page.off("console", onConsole));

  const onError = (error: Error) => {
    errors.push(String(error));
  };
  page.on("pageerror", onError);
  stops.push(() => page.off("pageerror", onError));

  return {
    errors,
    foreign,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};

/** The site's address from the configuration. */
export const originOf = (baseURL: string | undefined): string => {
  expect(baseURL).toBeDefined();
  return new URL(baseURL ?? "").origin;
};
