import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { FALLBACK_THEME, type ThemeSettings } from "./site-theme";

/** The few settings that gatsby-config.ts needs before there is a GraphQL layer. The plugin checks the rest. */
const neededSettings = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  host: z.string(),
  locale: z.object({ default: z.string() }),
  theme: z.object({
    favicon: z.string(),
    colors: z.object({ accent: z.string(), light: z.string(), neutral: z.string() }),
    corners: z.string(),
  }),
});

export interface SiteInConfig {
  readonly contentRoot: string;
  /** The house's files that are served as they are: the folder `static` beside its content. */
  readonly staticRoot: string;
  /** The site's id, or undefined when the content folder leaves the choice open. */
  readonly siteId: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly locale: string;
  /** Absolute path of the icon. */
  readonly icon: string;
  readonly theme: ThemeSettings;
}

const FALLBACK = { name: "Kulturhus", description: "", host: "localhost", locale: { default: "nb" } };

const readSettings = (folder: string, siteId: string | undefined) => {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
    const sites = files.flatMap((file) => {
      const parsed = neededSettings.safeParse(JSON.parse(readFileSync(join(folder, file), "utf8")));
      return parsed.success ? [parsed.data] : [];
    });
    return sites.find(({ id }) => id === siteId) ?? (sites.length === 1 && siteId === undefined ? sites[0] : undefined);
  } catch {
    return undefined; // the plugin tells what is wrong, with file and line
  }
};

/** Reads CONTENT_DIR and SITE from the environment and the chosen site's name, address, icon and colours. */
export const readSite = (): SiteInConfig => {
  const contentRoot = resolve(process.env.CONTENT_DIR ?? "content");
  const siteId = process.env.SITE;
  const settings = readSettings(join(contentRoot, "sites"), siteId);
  const { name, description, host, locale } = settings ?? FALLBACK;
  return {
    contentRoot,
    staticRoot: resolve(contentRoot, "../static"),
    siteId,
    name,
    description,
    url: `https://${host}`,
    locale: locale.default,
    icon: settings ? join(contentRoot, "images", settings.theme.favicon) : resolve("src/theme/fallback-icon.svg"),
    theme: settings?.theme ?? FALLBACK_THEME,
  };
};
