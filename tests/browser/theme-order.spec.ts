import { expect, test } from "./support/test";

test("the theme comes first in the style sheet, so that modules can add to its classes", async ({
  sharedPage: page,
}) => {
  await page.goto("/kinoprogram");
  const { theme, modules } = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const selectors = rules.map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : ""));
    const own = [...document.querySelectorAll("main [class], header [class]")]
      .flatMap(({ classList }) => [...classList])
      .filter((name) => !/^(ds-|visually-hidden)/.test(name));
    const mentions = (name: string) => (selector: string) => selector.includes(`.${CSS.escape(name)}`);
    return {
      theme: ["ds-button", "visually-hidden"].map((name) => selectors.findLastIndex(mentions(name))),
      modules: own.map((name) => selectors.findIndex(mentions(name))).filter((at) => at >= 0),
    };
  });
  expect(modules.length).toBeGreaterThan(50);
  expect(Math.min(...theme)).toBeGreaterThan(0);
  expect(Math.max(...theme)).toBeLessThan(Math.min(...modules));
});
