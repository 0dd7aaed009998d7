import { resolve } from "node:path";
import { type ThemeSettings, themeCss } from "./site-theme";
import { writeWhenChanged } from "./write-when-changed";

/** Where webpack finds the site's own style sheet; src/theme imports it as "site-theme.css". */
export const THEME_FILE = resolve(".cache/site-theme/theme.css");

export const writeTheme = (theme: ThemeSettings): void => writeWhenChanged(THEME_FILE, themeCss(theme));
