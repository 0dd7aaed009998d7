import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";

/**
 * From the three base colours of a site's theme to all roles that the style sheets use, for light and dark. Lightness
 * is computed: each pair of colours of text or a control reaches its WCAG contrast.
 */
export interface ThemeSettings {
  readonly colors: { readonly accent: string; readonly light: string; readonly neutral: string };
  readonly corners: string;
}

/** Colours of a site whose settings cannot be read: develop also starts with invalid content. */
export const FALLBACK_THEME: ThemeSettings = {
  colors: { accent: "#7a1f2b", light: "#f4c95d", neutral: "#6b5d52" },
  corners: "sharp",
};

const toOklch = converter("oklch");

const parse = (hex: string): Oklch => {
  const color = toOklch(hex);
  if (!color) throw new Error(`"${hex}" is no colour`);
  return color;
};

const hex = (color: Oklch): string => formatHex(clampChroma(color, "oklch"));

/** The colour at a lightness (0 black … 1 white), with its chroma scaled. */
const at = (base: Oklch, lightness: number, chroma = 1): string => hex({ ...base, l: lightness, c: base.c * chroma });

interface ContrastTarget {
  readonly against: string;
  readonly ratio: number;
  readonly direction: "darker" | "lighter";
}

/** The colour, made darker or lighter until it reaches the contrast. */
export const withContrast = (base: Oklch, { against, ratio, direction }: ContrastTarget): string => {
  const step = direction === "darker" ? -0.01 : 0.01;
  const canMove = ({ l }: Oklch): boolean => (direction === "darker" ? l > 0 : l < 1);
  let color = base;
  while (wcagContrast(hex(color), against) < ratio && canMove(color)) color = { ...color, l: color.l + step };
  return hex(color);
};

type Roles = Readonly<Record<string, string>>;

const WHITE = "#ffffff";

const lightRoles = (accent: Oklch, light: Oklch, neutral: Oklch): Roles => {
  const paper = at(neutral, 0.984, 0.32);
  const tint = at(neutral, 0.95, 0.55);
  const text = at(neutral, 0.2, 0.7);
  const button = withContrast(accent, { against: WHITE, ratio: 5.5, direction: "darker" });
  return {
    paper,
    raised: at(neutral, 0.998, 0.1),
    tint,
    line: at(neutral, 0.87, 0.6),
    "line-strong": withContrast(neutral, { against: tint, ratio: 3.2, direction: "darker" }),
    text,
    "text-quiet": withContrast(neutral, { against: tint, ratio: 5.5, direction: "darker" }),
    accent: button,
    "accent-hover": at({ ...accent, l: parse(button).l }, parse(button).l - 0.07),
    "on-accent": WHITE,
    "accent-text": withContrast(accent, { against: tint, ratio: 5, direction: "darker" }),
    beam: withContrast(light, { against: text, ratio: 5, direction: "lighter" }),
    "on-beam": text,
    mark: withContrast(accent, { against: tint, ratio: 5, direction: "darker" }),
  };
};

const darkRoles = (accent: Oklch, light: Oklch, neutral: Oklch): Roles => {
  const paper = at(neutral, 0.175, 0.5);
  const raised = at(neutral, 0.275, 0.6);
  const tint = at(neutral, 0.245, 0.6);
  const button = withContrast({ ...accent, l: 0.45 }, { against: raised, ratio: 2.6, direction: "lighter" });
  const readable = withContrast(parse(button), { against: WHITE, ratio: 4.6, direction: "darker" });
  return {
    paper,
    raised,
    tint,
    line: at(neutral, 0.34, 0.7),
    "line-strong": withContrast(neutral, { against: raised, ratio: 3.2, direction: "lighter" }),
    text: at(neutral, 0.96, 0.4),
    "text-quiet": withContrast({ ...neutral, c: neutral.c * 0.7 }, { against: raised, ratio: 6, direction: "lighter" }),
    accent: readable,
    "accent-hover": at(parse(readable), parse(readable).l - 0.06),
    "on-accent": WHITE,
    "accent-text": withContrast(accent, { against: raised, ratio: 5.5, direction: "lighter" }),
    beam: withContrast(light, { against: raised, ratio: 7, direction: "lighter" }),
    "on-beam": at(neutral, 0.17, 0.5),
    mark: withContrast(light, { against: raised, ratio: 7, direction: "lighter" }),
  };
};

/** Roles of both schemes, for tests and for the style sheet. */
export const themeRoles = ({ colors }: ThemeSettings): { readonly light: Roles; readonly dark: Roles } => {
  const [accent, light, neutral] = [parse(colors.accent), parse(colors.light), parse(colors.neutral)];
  return { light: lightRoles(accent, light, neutral), dark: darkRoles(accent, light, neutral) };
};

const GROUNDS: ReadonlySet<string> = new Set(["paper", "raised", "tint", "on-accent", "on-beam"]);

/** The roles of a row in two colours: of its ground, and of all that is on it. */
const twoColours = (roles: Roles, ground: string, ink: string): Roles =>
  Object.fromEntries(Object.keys(roles).map((role) => [role, (GROUNDS.has(role) ? roles[ground] : roles[ink]) ?? ""]));

/** Rows in the accent colour, and in that of the light; in a dark scheme a large area of it would dazzle. */
export const toneRoles = (theme: ThemeSettings) => {
  const { light, dark } = themeRoles(theme);
  return {
    light: { accent: twoColours(light, "accent", "on-accent"), beam: twoColours(light, "beam", "on-beam") },
    dark: { accent: twoColours(dark, "accent", "on-accent"), beam: twoColours(dark, "tint", "beam") },
  };
};

const declarations = (roles: Roles): string =>
  Object.entries(roles)
    .map(([role, value]) => `--${role}:${value};`)
    .join("");

/** The site's style sheet: roles by scheme and by the tone of a row, always dark where that is "dark"; the corners. */
export const themeCss = (theme: ThemeSettings): string => {
  const { light, dark } = themeRoles(theme);
  const tones = toneRoles(theme);
  const tonesOf = (scheme: "light" | "dark"): string =>
    Object.entries(tones[scheme])
      .map(([tone, roles]) => `[data-tone="${tone}"]{${declarations(roles)}}`)
      .join("");
  const corner = theme.corners === "round" ? "10px" : "2px";
  return [
    `:root{color-scheme:light dark;--corner:${corner};${declarations(light)}}${tonesOf("light")}`,
    `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}${tonesOf("dark")}}`,
    `[data-tone="dark"]{color-scheme:dark;${declarations(dark)}}`,
    "",
  ].join("\n");
};
