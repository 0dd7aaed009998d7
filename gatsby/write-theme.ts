import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type ThemeSettings, themeCss } from "./site-theme";

/** Where webpack finds the site's own style sheet; src/theme imports it as "site-theme.css". */
export const THEME_FILE = resolve(".cache/site-theme/theme.css");

/** Writes the style sheet when it has changed, so that develop reloads it and builds keep their cache. */
export const writeTheme = (theme: ThemeSettings): void => {
  const css = themeCss(theme);
  if (existsSync(THEME_FILE) && readFileSync(THEME_FILE, "utf8") === css) return;
  mkdirSync(dirname(THEME_FILE), { recursive: true });
  writeFileSync(THEME_FILE, css);
};
