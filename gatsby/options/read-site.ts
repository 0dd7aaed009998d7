import { closeSync, existsSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSettings } from "../../engine/load/read-settings";
import { FALLBACK_THEME, type ThemeSettings } from "../theme/site-theme";

export interface SiteInConfig {
  readonly contentRoot: string;
  /** Static files: the folder `static` beside the content. */
  readonly staticRoot: string;
  /** The folder of pictures; an existing one when the content has none, since Gatsby's plugin fails without. */
  readonly imageRoot: string;
  /** The site's id, or undefined when the content folder leaves the choice open. */
  readonly siteId: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly locale: string;
  /** Absolute path of the icon. */
  readonly icon: string;
  readonly theme: ThemeSettings;
  /** All of its settings; undefined when they are invalid. */
  readonly settings: ReturnType<typeof readSettings>;
}

/**
 * For a site whose settings are invalid: the content check reports why, and a build ends before any of this is visible.
 */
const FALLBACK = { name: "Kulturhus", description: "", host: "localhost", locale: { default: "nb" } };
const FALLBACK_ICON = resolve("src/theme/fallback-icon.svg");
const FALLBACK_IMAGES = resolve("src/theme");

const canBeRead = (file: string): boolean => {
  try {
    closeSync(openSync(file, "r"));
    return true;
  } catch {
    return false;
  }
};

/** Reads CONTENT_DIR and SITE from the environment and the chosen site's name, address, icon and colours. */
export const readSite = (): SiteInConfig => {
  const contentRoot = resolve(process.env.CONTENT_DIR ?? "content");
  const siteId = process.env.SITE;
  const settings = readSettings(contentRoot, siteId);
  const { name, description, host, locale } = settings ?? FALLBACK;
  const images = join(contentRoot, "images");
  const icon = settings && join(images, settings.theme.favicon);
  return {
    contentRoot,
    staticRoot: resolve(contentRoot, "../static"),
    imageRoot: existsSync(images) ? images : FALLBACK_IMAGES,
    siteId,
    name,
    description,
    url: `https://${host}`,
    locale: locale.default,
    // Gatsby's plugin reads it before any content is checked.
    icon: icon !== undefined && canBeRead(icon) ? icon : FALLBACK_ICON,
    theme: settings?.theme ?? FALLBACK_THEME,
    settings,
  };
};
