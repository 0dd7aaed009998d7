/** @jest-environment jsdom */
import { forceScheme } from "./force-scheme";

const STYLES =
  "@media (prefers-color-scheme: dark) { a { color: red } }" +
  "@media (prefers-color-scheme: light) { a { color: blue } }" +
  "@media print { a { color: black } }" +
  "@media screen { @media (prefers-color-scheme: dark) { b { color: red } } }";

/** A style sheet of the page; jsdom parses its rules, but knows no query of the colour scheme. */
const addStyles = (): CSSStyleSheet => {
  const style = document.createElement("style");
  style.textContent = STYLES;
  document.head.append(style);
  const { sheet } = style;
  if (sheet === null) throw new Error("no sheet");
  // As in a browser; in jsdom it is undefined.
  Object.defineProperty(sheet, "href", { value: null });
  return sheet;
};

const mediaOf = (rules: CSSRuleList): readonly string[] =>
  [...rules].flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.media.mediaText, ...mediaOf(rule.cssRules)] : []));

beforeAll(() => {
  // jsdom has no name for it in the window.
  Object.assign(globalThis, { CSSMediaRule: addStyles().cssRules[0]?.constructor });
});
beforeEach(() => document.head.replaceChildren());

test.each([
  ["dark", ["all", "not all", "print", "screen", "all"]],
  ["light", ["not all", "all", "print", "screen", "not all"]],
] as const)("rules of the scheme %s hold, those of the other do not, and others are as before", (scheme, expected) => {
  const sheet = addStyles();
  forceScheme(scheme);
  expect(document.documentElement.style.colorScheme).toBe(scheme);
  expect(mediaOf(sheet.cssRules)).toEqual(expected);
});

test("another scheme can be forced after the first", () => {
  const sheet = addStyles();
  forceScheme("dark");
  forceScheme("light");
  expect(mediaOf(sheet.cssRules)).toEqual(["not all", "all", "print", "screen", "not all"]);
});

test("styles that are added later follow", async () => {
  forceScheme("dark");
  const sheet = addStyles();
  await new Promise((resolve) => setTimeout(resolve));
  expect(mediaOf(sheet.cssRules)).toEqual(["all", "not all", "print", "screen", "all"]);
});
