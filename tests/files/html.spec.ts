import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { z } from "zod";
import { SITE } from "../browser/support/content";
import { ALL_ROUTES } from "../browser/support/routes";
import { htmlFiles } from "./support/built-site";
import { emptyHeadings } from "./support/empty-headings";

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
  .parse(JSON.parse(readFileSync(resolve("tests/files/html-validate.json"), "utf8")));

const validator = new HtmlValidate(config);

test("each rule that is switched off or softened has its reason", () => {
  expect(Object.keys(reasons)).toEqual(Object.keys(config.rules));
});

const shown = htmlFiles().map(({ name, html }) => ({ name, html: html.replaceAll(/<script.*?<\/script>/gs, "") }));

test("no line can begin with the dot between two facts", () => {
  expect(shown.filter(({ html }) => / · /.test(html)).map(({ name }) => name)).toEqual([]);
});

test("no sentence calls a room by a name that it has elsewhere", () => {
  const names = SITE.halls.flatMap(({ name, inSentence }) => (inSentence === undefined ? [] : [name]));
  const within = new RegExp(`[a-zæøå]\\s(?:${names.join("|")})\\b`, "g");
  const found = shown.flatMap(({ name, html }) =>
    [...html.matchAll(within)].map(({ index, input }) => `${name}: ${input.slice(index - 40, index + 30)}`),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

for (const { name, html } of htmlFiles()) {
  test(`${name} is valid`, async () => {
    const { results } = await validator.validateString(html, name);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
}

test("no heading stands over nothing", () => {
  for (const { name, html } of htmlFiles()) expect.soft(emptyHeadings(html), name).toEqual([]);
});

test("every route is an HTML file, and every HTML file is a route", () => {
  // The not-found page is one file, which is not a page's address.
  const routes = ALL_ROUTES.filter((route) => route !== "/404");
  expect(
    htmlFiles()
      .map(({ address }) => address)
      .sort(),
  ).toEqual([...routes, "/404.html", "/skjerm"].sort());
});
