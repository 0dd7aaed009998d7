import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { BuiltSite } from "./changing-site";

export interface EventsCall {
  readonly site: string | null;
  readonly keys: readonly string[];
}

/** The response of the events call: a list, or a status code. */
type Answer = (call: EventsCall) => readonly object[] | number;

export interface FilmPlatform {
  readonly url: string;
  readonly calls: readonly EventsCall[];
  readonly close: () => Promise<void>;
}

const send = (response: ServerResponse, origin: string, answer: readonly object[] | number): void => {
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Content-Type", "application/json");
  response.statusCode = typeof answer === "number" ? answer : 200;
  response.end(JSON.stringify(typeof answer === "number" ? {} : answer));
};

/** A server for the events call alone (specification, section 7), on a free port of this machine. */
export const startPlatform = async (answer: Answer): Promise<FilmPlatform> => {
  const calls: EventsCall[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const call = { site: searchParams.get("site"), keys: (searchParams.get("keys") ?? "").split(",") };
    if (pathname === "/events") calls.push(call);
    send(response, request.headers.origin ?? "", pathname === "/events" ? answer(call) : 404);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/**
 * In the site's start script: the settings of `site-runtime.json`, whose names webpack shortens, but not the nested
 * ones.
 */
const SETTING = /("site":\d+,"url":)(?:null|"[^"]*")/;

const START_SCRIPT = /\/app-[0-9a-f]+\.js$/;

const withAddress = (script: string, url: string): string => {
  if (!SETTING.test(script)) throw new Error("The start script has no address of a film platform to replace");
  return script.replace(SETTING, (_setting, start: string) => `${start}${JSON.stringify(url)}`);
};

/**
 * Makes the pages of this browser use another film platform than they were built with, by changing the settings in
 * transit.
 */
export const usePlatform = async (page: Page, url: string): Promise<void> => {
  await page.context().route(START_SCRIPT, async (route) => {
    // A test may end, or leave the page, while the script is in transit.
    const script = await route
      .fetch()
      .then((response) => response.text())
      .catch(() => null);
    if (script === null) await route.abort().catch(() => undefined);
    else await route.fulfill({ contentType: "text/javascript", body: withAddress(script, url) }).catch(() => undefined);
  });
};

/**
 * The same at the server, where a worker fetches the scripts: an intervention for `ChangingSite`.
 * @param before A script that runs before the start script.
 */
export const platformScripts =
  ({ publicRoot }: BuiltSite, url: string, before = "") =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url ?? "";
    if (!START_SCRIPT.test(path)) return false;
    response.setHeader("Content-Type", "text/javascript");
    response.end(before + withAddress(readFileSync(join(publicRoot, path), "utf8"), url));
    return true;
  };

/** The film platform that the site was built with, or none. */
export const useBuiltPlatform = (page: Page): Promise<void> => page.context().unrouteAll();
