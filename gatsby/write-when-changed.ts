import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file only when it differs, so that develop reloads it then and builds keep their cache otherwise. */
export const writeWhenChanged = (file: string, content: string | Buffer): void => {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
