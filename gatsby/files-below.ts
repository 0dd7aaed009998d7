import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The files in a folder and the folders in it, by their paths in it; none without the folder. */
export const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => statSync(join(folder, file)).isFile())
    : [];
