import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

interface HouseFiles {
  /** The project's own `static`, which Gatsby has copied to the built site. */
  readonly projectFiles: string;
  /** The `static` beside the content that was built. */
  readonly houseFiles: string;
  readonly publicRoot: string;
}

const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => statSync(join(folder, file)).isFile())
    : [];

/** With CONTENT_DIR set, publishes that folder's static files instead of the project's. */
export const publishStaticFiles = ({ projectFiles, houseFiles, publicRoot }: HouseFiles): void => {
  if (houseFiles === projectFiles) return;
  for (const file of filesBelow(projectFiles)) rmSync(join(publicRoot, file), { force: true });
  if (existsSync(houseFiles)) cpSync(houseFiles, publicRoot, { recursive: true });
};
