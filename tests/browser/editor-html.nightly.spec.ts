import type { Page } from "@playwright/test";
import { sanitise } from "../../domain/html/sanitise";
import { ATTACKS } from "../../engine/testing/attacks/attacks";
import { expect, test } from "./support/test";

/**
 * Editors' HTML is sanitised in the plugin. This tests the result in a browser, which parses the HTML as part of a
 * page, and again as React would insert it. No policy protects these pages.
 */

const ORIGIN = "https://huset.example.no";

/** The allowed elements and attributes; a table's region is added by the plugin. */
const ELEMENTS =
  "p h2 h3 h4 ul ol li a strong em b i blockquote figure figcaption table caption thead tbody tr th td br hr dl dt dd abbr section";
const ATTRIBUTES = "href rel title scope colspan rowspan start class tabindex aria-label";
const SCHEMES = ["https:", "http:", "mailto:", "tel:"];

interface Outcome {
  /** How often a script of the attack ran. */
  readonly hits: number;
  /** Requests besides the page itself. */
  readonly requests: readonly string[];
  /** Disallowed content of the page. */
  readonly remains: readonly string[];
}

const isHarmless = ({ hits, requests, remains }: Outcome): boolean => hits + requests.length + remains.length === 0;

/** Each text is in a page twice: as served, and below it, inserted by script. */
const pageWith = (texts: readonly string[]): string =>
  `<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><title>Huset</title><link rel="icon" href="data:,"></head>
  <body>${texts.map((html) => `<main>${html}</main><section></section>`).join("")}</body></html>`;

/** Every element that attacks may have left in a page, as parsed by the browser. */
const remainsIn = (page: Page, texts: number): Promise<readonly string[]> =>
  page.evaluate(
    ({ elements, attributes, schemes, count }) => {
      const frame = [...document.body.children].map(({ localName }) => localName).join(" ");
      const whole = Array.from({ length: count }, () => "main section").join(" ");
      const left = [...document.body.querySelectorAll("*")].flatMap((element) => {
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
      });
      // An attack that closes its container, or includes the next one, could hide what follows.
      return frame === whole ? left : [...left, `the page is no longer what it was around them: ${frame}`];
    },
    { elements: ELEMENTS.split(" "), attributes: ATTRIBUTES.split(" "), schemes: SCHEMES, count: texts },
  );

/** Returns the effects of texts in one page. */
type Trial = (texts: readonly string[]) => Promise<Outcome>;

/** The page in which texts are tested. */
const trialOn = async (page: Page): Promise<Trial> => {
  let body = "";
  let hits = 0;
  let requests: string[] = [];
  let turn = 0;
  await page.exposeFunction("hit", () => {
    hits += 1;
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  await page.context().route("**/*", (route) => {
    const url = route.request().url();
    if (url.startsWith(`${ORIGIN}/side/`)) return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    requests.push(url);
    return route.fulfill({ contentType: url.endsWith(".js") ? "text/javascript" : "text/plain", body: "" });
  });
  return async (texts) => {
    hits = 0;
    requests = [];
    body = pageWith(texts);
    turn += 1;
    // A raw attack may navigate away while the page loads; that is a request, and is counted.
    await page.goto(`${ORIGIN}/side/${turn}`).catch(() => undefined);
    await page
      .evaluate((written) => {
        for (const [at, section] of document.querySelectorAll("body > section").entries()) {
          section.innerHTML = written[at] ?? "";
        }
        return new Promise((resolve) => setTimeout(resolve, 5 * written.length));
      }, texts)
      .catch(() => undefined);
    const remains = await remainsIn(page, texts.length).catch(() => ["another page"]);
    return { hits, requests, remains };
  };
};

/** How many sanitised texts are in one page: one page each would take minutes on a busy machine. */
const TOGETHER = 25;

const inGroups = (texts: readonly string[]): readonly (readonly string[])[] =>
  texts.flatMap((_text, at) => (at % TOGETHER === 0 ? [texts.slice(at, at + TOGETHER)] : []));

const CLEANED = ATTACKS.map((attack) => sanitise(attack).html);

test("no attack survives: no script runs, no request leaves, nothing foreign is in the page", async ({ page }) => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  const tryOut = await trialOn(page);
  const survived: (Outcome & { readonly text: string })[] = [];
  for (const texts of inGroups(CLEANED)) {
    const outcome = await tryOut(texts);
    if (isHarmless(outcome)) continue;
    survived.push({ text: "of these", ...outcome });
    for (const text of texts) {
      const own = await tryOut([text]);
      if (!isHarmless(own)) survived.push({ text, ...own });
    }
  }
  expect(survived).toEqual([]);
});

test("the same attacks succeed without sanitising, so that the test is known to detect them", async ({ page }) => {
  test.slow();
  const tryOut = await trialOn(page);
  const outcomes: Outcome[] = [];
  for (const attack of ATTACKS) outcomes.push(await tryOut([attack]));
  expect(outcomes.filter(({ hits }) => hits > 0).length).toBeGreaterThan(80);
  expect(outcomes.filter(({ requests }) => requests.length > 0).length).toBeGreaterThan(25);
  expect(outcomes.filter(({ remains }) => remains.length > 0).length).toBeGreaterThan(220);
  // Successful attacks are also detected among harmless texts.
  const harmful = ATTACKS.filter((_attack, at) => !isHarmless(outcomes[at] ?? { hits: 0, requests: [], remains: [] }));
  for (const attack of harmful.filter((_attack, at) => at % TOGETHER === 0)) {
    const outcome = await tryOut([...CLEANED.slice(0, 10), attack, ...CLEANED.slice(10, 20)]);
    expect.soft(isHarmless(outcome), attack).toBe(false);
  }
});

test("allowed markup is not changed", async ({ page }) => {
  const html = '<h2>Kino</h2><p>Se <a href="/filmer">filmene</a> og <strong>kjøp</strong>.</p><ul><li>Én</li></ul>';
  const tryOut = await trialOn(page);
  const outcome = await tryOut([sanitise(html).html]);
  expect(sanitise(html)).toMatchObject({ html, removed: [] });
  expect(outcome).toEqual({ hits: 0, requests: [], remains: [] });
});
