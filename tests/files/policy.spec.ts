import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { readSiteFacts } from "../../server/read-site-facts";
import { builtPages } from "./support/built-pages";
import { attribute, inTemplates, textOf } from "./support/markup";

const hashOf = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("the policy has the hash of every inline script, and no others", () => {
  const { inlineScripts } = readSiteFacts({ env: {} });
  const found = new Set<string>();
  for (const page of builtPages()) {
    const hashes = [...page.elements, ...inTemplates(page.elements)]
      .filter(({ tagName }) => tagName === "script")
      .filter((script) => attribute(script, "src") === null && attribute(script, "type") !== "application/ld+json")
      .map((script) => hashOf(textOf(script)));
    for (const hash of hashes) found.add(hash);
    expect.soft(inlineScripts, page.name).toEqual(expect.arrayContaining(hashes));
  }
  expect([...found].sort()).toEqual(inlineScripts);
});
