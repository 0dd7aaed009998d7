import type { Page } from "@playwright/test";
import { sanitise } from "../../plugins/gatsby-source-kulturhus/src/pipeline/sanitise";
import { ATTACKS } from "../../plugins/gatsby-source-kulturhus/src/testing/attacks/attacks";
import { expect, test } from "./support/test";

/**
 * What editors write is cleaned in the plugin. Here a browser says whether it is clean: it reads the HTML as part of a page,
 * and again as React would write it into one. No policy protects these pages.
 */

const HOUSE = "https://huset.example.no";

/** The elements and attributes that may be left; a table's region is ours. */
const ELEMENTS =
  "p h2 h3 h4 ul ol li a strong em b i blockquote figure figcaption table caption thead tbody tr th td br hr dl dt dd abbr section";
const ATTRIBUTES = "href rel title scope colspan rowspan start class tabindex aria-label";
const SCHEMES = ["https:", "http:", "mailto:", "tel:"];

interface Outcome {
  /** How often a script of the attack's ran. */
  readonly hits: number;
  /** Requests besides the page itself. */
  readonly requests: readonly string[];
  /** What stands in the page and should not. */
  readonly remains: readonly string[];
}

const pageWith = (html: string): string =>
  `<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><title>Huset</title><link rel="icon" href="data:,"></head>
  <body><main>${html}</main><section></section></body></html>`;

/** Every element that an attack may have left in a page, looked at as the browser understands it. */
const remainsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ elements, attributes, schemes }) =>
      [...document.body.querySelectorAll("*")].slice(0).flatMap((element) => {
        const name = element.localName;
        if ((name === "main" || name === "section") && element.parentElement === document.body) return [];
        const found = elements.includes(name) ? [] : [`<${name}>`];
        for (const attribute of element.getAttributeNames()) {
          if (!attributes.includes(attribute)) found.push(`${name} ${attribute}`);
        }
        if (element instanceof HTMLAnchorElement && element.href !== "" && !schemes.includes(element.protocol)) {
          found.push(`${name} leads to ${element.protocol}`);
        }
        return found;
      }),
    { elements: ELEMENTS.split(" "), attributes: ATTRIBUTES.split(" "), schemes: SCHEMES },
  );

/** Gives each attack a page of its own and tells what came of it. */
const tryOut = async (page: Page, attacks: readonly string[]): Promise<readonly Outcome[]> => {
  let body = "";
  let hits = 0;
  let requests: string[] = [];
  await page.exposeFunction("hit", () => {
    hits += 1;
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  await page.context().route("**/*", (route) => {
    const url = route.request().url();
    if (url.startsWith(`${HOUSE}/side/`)) return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    requests.push(url);
    return route.fulfill({ contentType: url.endsWith(".js") ? "text/javascript" : "text/plain", body: "" });
  });
  const outcomes: Outcome[] = [];
  for (const [index, html] of attacks.entries()) {
    hits = 0;
    requests = [];
    body = pageWith(html);
    // A raw attack may take the page away while it loads; that is a request, and is counted.
    await page.goto(`${HOUSE}/side/${index}`).catch(() => undefined);
    await page
      .evaluate((written) => {
        const section = document.querySelector("section");
        if (section) section.innerHTML = written;
        return new Promise((resolve) => setTimeout(resolve, 5));
      }, html)
      .catch(() => undefined);
    const remains = await remainsIn(page).catch(() => ["another page"]);
    outcomes.push({ hits, requests, remains });
  }
  return outcomes;
};

test("no attack survives: no script runs, no request leaves, nothing foreign is in the page", async ({ page }) => {
  test.slow();
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  const outcomes = await tryOut(
    page,
    ATTACKS.map((attack) => sanitise(attack).html),
  );
  const survived = outcomes.flatMap((outcome, index) =>
    outcome.hits + outcome.requests.length + outcome.remains.length > 0 ? [{ attack: ATTACKS[index], ...outcome }] : [],
  );
  expect(survived).toEqual([]);
});

test("the same attacks do harm where nobody cleans them, so that the test is known to see it", async ({ page }) => {
  test.slow();
  const outcomes = await tryOut(page, ATTACKS);
  expect(outcomes.filter(({ hits }) => hits > 0).length).toBeGreaterThan(80);
  expect(outcomes.filter(({ requests }) => requests.length > 0).length).toBeGreaterThan(25);
  expect(outcomes.filter(({ remains }) => remains.length > 0).length).toBeGreaterThan(220);
});

test("what editors may write is left as it was", async ({ page }) => {
  const html = '<h2>Kino</h2><p>Se <a href="/filmer">filmene</a> og <strong>kjøp</strong>.</p><ul><li>Én</li></ul>';
  const [outcome] = await tryOut(page, [sanitise(html).html]);
  expect(sanitise(html)).toMatchObject({ html, removed: [] });
  expect(outcome).toEqual({ hits: 0, requests: [], remains: [] });
});
