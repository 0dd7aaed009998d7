import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { z } from "zod";
import { addressAfterRedirect, type HtmlFile, htmlFiles, internalPath } from "./support/built-site";
import { ALL_ROUTES } from "./support/routes";
import { expect, test } from "./support/test";

const { reasons, config } = z
  .object({
    reasons: z.record(z.string(), z.string().min(20)),
    config: z.object({
      root: z.boolean(),
      extends: z.array(z.string()),
      rules: z.record(
        z.string(),
        z.union([z.literal("off"), z.tuple([z.literal("error"), z.record(z.string(), z.boolean())])]),
      ),
    }),
  })
  .parse(JSON.parse(readFileSync(resolve("tests/browser/html-validate.json"), "utf8")));

const validator = new HtmlValidate(config);

interface Outline {
  readonly references: readonly string[];
  readonly ids: readonly string[];
  readonly names: { readonly lang: string | null; readonly title: string };
}

/** What a page refers to, and what can be referred to in it; read as a browser reads it, without running it. */
const outlineOf = (page: Page, { html }: HtmlFile): Promise<Outline> =>
  page.evaluate((markup) => {
    const found = new DOMParser().parseFromString(markup, "text/html");
    const attributes = (selector: string, name: string): string[] =>
      [...found.querySelectorAll(`${selector}[${name}]`)].map((element) => element.getAttribute(name) ?? "");
    const sets = attributes("*", "srcset").flatMap((set) =>
      set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
    );
    const shared = [...found.querySelectorAll("meta[property='og:image'], meta[property='og:url']")].map(
      (element) => element.getAttribute("content") ?? "",
    );
    return {
      references: [
        ...attributes("*", "href"),
        ...attributes("*", "src"),
        ...attributes("*", "action"),
        ...attributes("*", "poster"),
        ...sets,
        ...shared,
      ],
      ids: [...found.querySelectorAll("[id]")].map(({ id }) => id),
      names: { lang: found.documentElement.getAttribute("lang"), title: found.title },
    };
  }, html);

test("every HTML file is valid", async () => {
  test.slow();
  expect(Object.keys(reasons), "each rule that is switched off or softened has its reason").toEqual(
    Object.keys(config.rules),
  );
  const files = htmlFiles();
  expect(files.length).toBeGreaterThanOrEqual(ALL_ROUTES.length);
  const faults: string[] = [];
  for (const { name, html } of files) {
    const { results } = await validator.validateString(html, name);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) faults.push(`${name}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(faults).toEqual([]);
});

test("every route is an HTML file, and every HTML file is a route", () => {
  const addresses = htmlFiles().map(({ address }) => address);
  // The not-found page is one file, which is no page's address.
  const routes = ALL_ROUTES.filter((route) => route !== "/404");
  expect(addresses.sort()).toEqual([...routes, "/404.html", "/skjerm"].sort());
});

test("no internal link, picture, script or fragment is dead", async ({ sharedPage: page }) => {
  await page.goto("about:blank");
  const outlines = new Map<string, Outline & { readonly name: string }>();
  for (const file of htmlFiles()) outlines.set(file.address, { ...(await outlineOf(page, file)), name: file.name });

  const dead: string[] = [];
  let followed = 0;
  for (const [address, { references, name }] of outlines) {
    for (const reference of new Set(references)) {
      const target = internalPath(reference, address);
      if (target === null) continue;
      followed += 1;
      const page = addressAfterRedirect(target.path);
      if (page === null) dead.push(`${name}: ${reference}`);
      else if (target.hash !== "" && !outlines.get(page)?.ids.includes(target.hash)) {
        dead.push(`${name}: ${reference} (there is no #${target.hash})`);
      }
    }
  }
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(outlines.size * 40);
});

test("no page links to an address that is redirected, or with a slash at its end", async ({ sharedPage: page }) => {
  await page.goto("about:blank");
  const detours: string[] = [];
  for (const file of htmlFiles()) {
    const { references } = await outlineOf(page, file);
    for (const reference of new Set(references)) {
      const path = internalPath(reference, file.address)?.path;
      if (path === undefined) continue;
      if (addressAfterRedirect(path) !== path || (path !== "/" && path.endsWith("/"))) {
        detours.push(`${file.name}: ${reference}`);
      }
    }
  }
  expect(detours).toEqual([]);
});

test("no page uses an id twice", async ({ sharedPage: page }) => {
  await page.goto("about:blank");
  for (const file of htmlFiles()) {
    const { ids } = await outlineOf(page, file);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      file.name,
    ).toEqual([]);
  }
});
