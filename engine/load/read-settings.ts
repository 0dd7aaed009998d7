import { type Dirent, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { type SiteSettings, site } from "../../domain/entities/site/site";
import { chosenSite } from "../content/choose-site";
import { isContentName } from "../reading/content-folders";
import { readDocumentAtOnce } from "../reading/read-document";

const entriesIn = (folder: string): readonly Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
};

/**
 * Settings of the site to build, read synchronously and as the check reads them, for Gatsby's own configuration.
 * Undefined when there is no valid site; the check reports why, with file and line.
 */
export const readSettings = (contentRoot: string, siteId: string | undefined): SiteSettings | undefined => {
  const files = entriesIn(join(contentRoot, site.folder))
    .filter((entry) => entry.isFile() && isContentName(entry.name))
    .map((entry) => relative(contentRoot, join(entry.parentPath, entry.name)));
  const sites = files.flatMap((file) => {
    const document = readDocumentAtOnce(contentRoot, file, site.folder);
    const settings = site.schema.safeParse(document?.data);
    return settings.success ? [{ entity: settings.data }] : [];
  });
  return chosenSite(sites, siteId)?.entity;
};
