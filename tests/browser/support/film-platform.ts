import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";

export interface EventsCall {
  readonly site: string | null;
  readonly keys: readonly string[];
}

/** What the events call answers: a list, or a status code. */
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

/** Tells the page, before it loads, where its film platform is. */
export const usePlatform = async (page: Page, url: string): Promise<void> => {
  await page.addInitScript((address) => Reflect.set(globalThis, "kulturhusFilmPlatform", address), url);
};
