import { resolve } from "node:path";
import { writeWhenChanged } from "../write-when-changed";
import { type ThemeSettings, themeCss } from "./site-theme";

/** The file that webpack resolves as "site-theme.css"; src/theme imports it. */
export const THEME_FILE = resolve(".cache/site-theme/theme.css");

export const writeTheme = (theme: ThemeSettings): void => writeWhenChanged(THEME_FILE, themeCss(theme));
