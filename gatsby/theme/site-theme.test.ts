import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import fc from "fast-check";
import { z } from "zod";
import { type ThemeSettings, themeCss, themeRoles, toneRoles, withContrast } from "./site-theme";

const siteFile = z.object({
  theme: z.object({
    colors: z.object({ accent: z.string(), light: z.string(), neutral: z.string() }),
    corners: z.string(),
  }),
});
const site: ThemeSettings = siteFile.parse(JSON.parse(readFileSync("content/sites/kulturhuset.json", "utf8"))).theme;

const color = fc
  .noBias(fc.integer({ min: 0, max: 0xffffff }))
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const randomColors = fc.sample(fc.record({ accent: color, light: color, neutral: color }), {
  numRuns: 30,
  seed: 20261201,
});
const EXTREMES = [
  { accent: "#000000", light: "#000000", neutral: "#000000" },
  { accent: "#ffffff", light: "#ffffff", neutral: "#ffffff" },
  { accent: "#ffff00", light: "#0000ff", neutral: "#00ff00" },
  { accent: "#0000ff", light: "#ffff00", neutral: "#808080" },
];

/** Role, the role behind it, and the contrast that WCAG requires (1.4.3, 1.4.6 for running text, 1.4.11). */
const PAIRS: readonly (readonly [role: string, behind: string, ratio: number])[] = [
  ["text", "paper", 7],
  ["text", "tint", 7],
  ["text", "raised", 7],
  ["text-quiet", "paper", 4.5],
  ["text-quiet", "tint", 4.5],
  ["text-quiet", "raised", 4.5],
  ["accent-text", "paper", 4.5],
  ["accent-text", "tint", 4.5],
  ["accent-text", "raised", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["line-strong", "paper", 3],
  ["line-strong", "tint", 3],
  ["line-strong", "raised", 3],
  ["mark", "paper", 4.5],
  ["mark", "tint", 4.5],
  ["on-beam", "beam", 4.5],
];

const tooFaint = (colors: ThemeSettings["colors"], scheme: "light" | "dark"): readonly string[] => {
  const roles = themeRoles({ colors, corners: "sharp" })[scheme];
  return PAIRS.flatMap(([role, behind, ratio]) => {
    const reached = wcagContrast(roles[role] ?? "#000", roles[behind] ?? "#000");
    return reached < ratio ? [`${role} on ${behind}: ${reached.toFixed(2)} of ${ratio}`] : [];
  });
};

describe.each(["light", "dark"] as const)("the %s scheme", (scheme) => {
  it("reaches every contrast with the site's colours", () => {
    expect(tooFaint(site.colors, scheme)).toEqual([]);
  });

  it.each(randomColors)("reaches every contrast with $accent, $light and $neutral", (colors) => {
    expect(tooFaint(colors, scheme)).toEqual([]);
  });

  it.each(EXTREMES)("reaches every contrast with the extremes $accent, $light and $neutral", (colors) => {
    expect(tooFaint(colors, scheme)).toEqual([]);
  });

  it.each([site.colors, ...randomColors, ...EXTREMES])(
    "has text that can be read in the rows of $accent and $light",
    (colors) => {
      for (const roles of Object.values(toneRoles({ colors, corners: "sharp" })[scheme])) {
        expect(wcagContrast(roles.text ?? "", roles.paper ?? "")).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it("gives valid CSS colours", () => {
    for (const value of Object.values(themeRoles(site)[scheme])) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("a colour that is moved until its contrast suffices", () => {
  const red = { mode: "oklch", l: 0.6, c: 0.15, h: 25 } as const;

  it("is moved no further than necessary", () => {
    const dark = withContrast(red, { against: "#ffffff", ratio: 4.5, direction: "darker" });
    expect(wcagContrast(dark, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(dark, "#ffffff")).toBeLessThan(5);
  });

  it("is not changed when its contrast suffices", () => {
    expect(withContrast(red, { against: "#ffffff", ratio: 2, direction: "darker" })).toBe(
      withContrast(red, { against: "#ffffff", ratio: 1, direction: "darker" }),
    );
  });

  it("ends at black or white when the ratio cannot be reached", () => {
    expect(withContrast(red, { against: "#000000", ratio: 22, direction: "lighter" })).toBe("#ffffff");
    expect(withContrast(red, { against: "#ffffff", ratio: 22, direction: "darker" })).toBe("#000000");
  });
});

describe("the style sheet", () => {
  const css = themeCss(site);

  it("has the roles for both schemes and for dark rows", () => {
    const { light, dark } = themeRoles(site);
    expect(css).toContain(`--paper:${light.paper};`);
    expect(css).toMatch(new RegExp(`@media \\(prefers-color-scheme:dark\\)\\{:root\\{.*--paper:${dark.paper};`));
    expect(css).toMatch(new RegExp(`\\[data-tone="dark"\\]\\{color-scheme:dark;.*--paper:${dark.paper};`));
  });

  it("has the corners of the site's settings", () => {
    expect(themeCss({ ...site, corners: "sharp" })).toContain("--corner:2px;");
    expect(themeCss({ ...site, corners: "round" })).toContain("--corner:10px;");
  });

  it("refuses what is no colour", () => {
    expect(() => themeCss({ ...site, colors: { ...site.colors, accent: "rødt" } })).toThrow("rødt");
  });
});
