import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../files-below";

interface SiteFiles {
  /** The project's own `static`, which Gatsby has copied to the built site. */
  readonly projectFiles: string;
  /** The `static` beside the content that was built. */
  readonly siteFiles: string;
  readonly publicRoot: string;
}

/** With CONTENT_DIR set, publishes that folder's static files instead of the project's. */
export const publishStaticFiles = ({ projectFiles, siteFiles, publicRoot }: SiteFiles): void => {
  if (siteFiles === projectFiles) return;
  for (const file of filesBelow(projectFiles)) rmSync(join(publicRoot, file), { force: true });
  if (existsSync(siteFiles)) cpSync(siteFiles, publicRoot, { recursive: true });
};
