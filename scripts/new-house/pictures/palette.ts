import { clampChroma, converter, formatHex } from "culori";
import type { ThemeSettings } from "../../../gatsby/theme/site-theme";

/** The inks of the drawings: night and dusk behind, the accent, the light, paper. */
export interface Inks {
  readonly night: string;
  readonly dusk: string;
  readonly accent: string;
  readonly deep: string;
  readonly light: string;
  readonly paper: string;
}

const toOklch = converter("oklch");

const ink = (hex: string, l: number, chroma = 1): string => {
  const color = toOklch(hex);
  if (color === undefined) throw new Error(`"${hex}" is no colour`);
  return formatHex(clampChroma({ ...color, l, c: color.c * chroma }, "oklch"));
};

/** A house's own inks, from the three colours of its theme. */
export const inksOf = ({ accent, light, neutral }: ThemeSettings["colors"]): Inks => ({
  night: ink(accent, 0.24, 0.55),
  dusk: ink(accent, 0.36, 0.7),
  accent: ink(accent, 0.52),
  deep: ink(neutral, 0.3),
  light: ink(light, 0.85),
  paper: ink(neutral, 0.96, 0.5),
});
