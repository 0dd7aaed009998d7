import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { REDIRECTS } from "../browser/support/content";
import { ALL_ROUTES, NOT_FOUND_ROUTES } from "../browser/support/routes";
import { ask } from "./support/ask";
import { FACTS, PUBLIC_ROOT } from "./support/built-site";
import { type Running, startOwn } from "./support/servers";

/** Our own server sends the whole site as built, so that what tests/files reads is what visitors get. */

let running: Running | undefined;

test.beforeAll(async () => {
  running = await startOwn({ publicRoot: PUBLIC_ROOT, facts: FACTS });
});

test.afterAll(() => running?.stop());

const get = (path: string) => ask({ port: running?.port ?? 0, host: FACTS.host, path });

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(PUBLIC_ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `/${folder === "" ? "" : `${folder}/`}${name}`);

const isNotFound = (path: string): boolean => NOT_FOUND_ROUTES.some((one) => one === path);

test("every page is answered as it was built, with `noindex` until published", async () => {
  for (const route of [...ALL_ROUTES, "/404.html", "/skjerm"]) {
    const file = isNotFound(route) ? "404.html" : join(route, "index.html");
    const { status, headers, body } = await get(route);
    expect.soft(status, route).toBe(isNotFound(route) ? 404 : 200);
    expect.soft(headers["content-type"], route).toBe("text/html; charset=utf-8");
    expect.soft(headers["x-robots-tag"], route).toBe(FACTS.published ? undefined : "noindex");
    expect.soft(body.equals(readFileSync(join(PUBLIC_ROOT, file))), `${route} is its file`).toBe(true);
  }
});

for (const [what, paths, type] of [
  ["calendar", filesIn("kalender", ".ics"), "text/calendar; charset=utf-8"],
  ["channel", filesIn("rss", ".xml"), "application/rss+xml; charset=utf-8"],
  ["part of the sitemap", ["/sitemap-index.xml", "/sitemap-0.xml"], "application/xml; charset=utf-8"],
  ["printed programme", filesIn("programmer", ".pdf"), "application/pdf"],
  ["icon", filesIn("icons", ".png"), "image/png"],
  ["browser's own icon", ["/favicon.ico"], "image/x-icon"],
  ["text for who finds a hole", ["/.well-known/security.txt"], "text/plain; charset=utf-8"],
  ["text for crawlers", ["/robots.txt"], "text/plain; charset=utf-8"],
] as const) {
  test(`every ${what} is ${type}, as it was built`, async () => {
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const { status, headers, body } = await get(path);
      expect.soft([status, headers["content-type"]], path).toEqual([200, type]);
      expect.soft(headers["x-robots-tag"], path).toBe(FACTS.published ? undefined : "noindex");
      expect.soft(body.equals(readFileSync(join(PUBLIC_ROOT, path))), `${path} is its file`).toBe(true);
    }
  });
}

test("every redirect is a 301 to a page", async () => {
  expect(REDIRECTS.length).toBeGreaterThan(0);
  for (const { from, to } of REDIRECTS) {
    const { status, headers } = await get(from);
    expect.soft([status, headers.location], from).toEqual([301, to]);
    expect.soft((await get(to)).status, to).toBe(200);
  }
});
