import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import { sentenceCase } from "../../../domain/time/norwegian";
import { type ThemeSettings, themeRoles } from "../../../gatsby/theme/site-theme";

type Colors = ThemeSettings["colors"];
type Role = Readonly<Record<string, string>>;

/** Pairs of roles for text or controls, with the contrast that WCAG 2.2 AA requires. */
const PAIRS: readonly (readonly [front: string, back: string, ratio: number, what: string])[] = [
  ["text", "paper", 4.5, "teksten"],
  ["text", "tint", 4.5, "teksten på tonet bunn"],
  ["text-quiet", "tint", 4.5, "den dempede teksten"],
  ["on-accent", "accent", 4.5, "teksten på knappene"],
  ["accent-text", "paper", 4.5, "lenkene"],
  ["on-beam", "beam", 4.5, "teksten på lyset"],
  ["line-strong", "paper", 3, "kantene på feltene"],
];
const SCHEMES = [
  ["light", "lyst"],
  ["dark", "mørkt"],
] as const;

/** Each colour's lightness range and maximum chroma: a pale accent is none, nor is a colourful grey. */
const LIMITS: Readonly<Record<keyof Colors, { readonly l: readonly [number, number]; readonly c: number }>> = {
  accent: { l: [0.3, 0.62], c: 1 },
  light: { l: [0.72, 0.95], c: 1 },
  neutral: { l: [0.35, 0.65], c: 0.06 },
};
const NAMES: Readonly<Record<keyof Colors, string>> = { accent: "hovedfargen", light: "lyset", neutral: "gråtonen" };
const KEYS = ["accent", "light", "neutral"] as const;

const toOklch = converter("oklch");

const within = (hex: string, { l: [least, most], c }: (typeof LIMITS)["accent"]): string => {
  const color = toOklch(hex);
  if (color === undefined || (color.l >= least && color.l <= most && color.c <= c)) return hex.toUpperCase();
  const mended = { ...color, l: Math.min(most, Math.max(least, color.l)), c: Math.min(c, color.c) };
  return formatHex(clampChroma(mended, "oklch")).toUpperCase();
};

/** Pairs with too little contrast: "knappene mot bunnen i mørkt fargevalg". */
const faults = (colors: Colors): readonly string[] => {
  const roles = themeRoles({ colors, corners: "sharp" });
  const faint = (of: Role, [front, back, ratio]: (typeof PAIRS)[number]): boolean =>
    wcagContrast(of[front] ?? "#000000", of[back] ?? "#000000") < ratio;
  return SCHEMES.flatMap(([scheme, name]) =>
    PAIRS.filter((pair) => faint(roles[scheme], pair)).map(([, , , what]) => `${what} i ${name} fargevalg`),
  );
};

interface Mended {
  readonly colors: Colors;
  /** The changes and their reasons, in Bokmål. */
  readonly notes: readonly string[];
}

const percent = (value: number): string => value.toLocaleString("nb", { maximumFractionDigits: 1 });

/**
 * Colours from which the theme makes readable pages, light and dark: the given ones, brought within the limits of their
 * uses. The theme itself makes each role dark or light enough.
 */
export const mendColors = (given: Colors): Mended => {
  const colors: Colors = {
    accent: within(given.accent, LIMITS.accent),
    light: within(given.light, LIMITS.light),
    neutral: within(given.neutral, LIMITS.neutral),
  };
  const changed = KEYS.filter((key) => colors[key] !== given[key].toUpperCase());
  const roles = themeRoles({ colors, corners: "sharp" });
  const least = (scheme: "light" | "dark"): number =>
    wcagContrast(roles[scheme]["on-accent"] ?? "", roles[scheme].accent ?? "");
  return {
    colors,
    notes: [
      ...changed.map(
        (key) => `${NAMES[key]} er endret fra ${given[key].toUpperCase()} til ${colors[key]}, så alt blir lett å lese.`,
      ),
      ...faults(colors).map((fault) => `Kontrasten er for svak: ${fault}.`),
      `Teksten på knappene har kontrast ${percent(least("light"))} i lyst og ${percent(least("dark"))} i mørkt fargevalg; kravet er 4,5.`,
    ].map(sentenceCase),
  };
};
