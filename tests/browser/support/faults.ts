import type { Page, Route } from "@playwright/test";

/** Faults of a response in transit, or at a server during a deploy. */
export const FAULTS = {
  aborted: (route: Route) => route.abort(),
  "answered 500": (route: Route) => route.fulfill({ status: 500, contentType: "text/plain", body: "Internal error" }),
  "answered 404": (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Borte</h1>" }),
  "cut in half": async (route: Route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: typeOf(route), body: body.slice(0, body.length / 2) });
  },
  "not what it should be": (route: Route) =>
    route.fulfill({ contentType: typeOf(route), body: "<!doctype html><p>Logg inn" }),
  "never answered": () => undefined,
} as const;

export type Fault = keyof typeof FAULTS;

const typeOf = (route: Route): string =>
  route.request().url().endsWith(".json") ? "application/json" : "text/javascript";

/** Paths of the scripts and data that a page requests until it is hydrated. */
export const startFilesOf = async (page: Page, visit: () => Promise<void>): Promise<readonly string[]> => {
  const paths = new Set<string>();
  const note = (url: string) => {
    const { pathname } = new URL(url);
    if (/\.(js|json)$/.test(pathname) && !/sw\.js|manifest/.test(pathname)) paths.add(pathname);
  };
  const onRequest = (request: { url(): string }) => note(request.url());
  page.on("request", onRequest);
  await visit();
  page.off("request", onRequest);
  return [...paths];
};
