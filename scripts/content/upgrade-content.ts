import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isContentName } from "../../engine/reading/content-folders";
import { migrateContent, type Texts } from "./migrate-content";
import { schemaTexts } from "./write-schemas";
import "../closed-pipe";

const readFolder = (contentRoot: string, folder: string): readonly (readonly [string, string])[] => {
  if (!existsSync(join(contentRoot, folder))) return [];
  return readdirSync(join(contentRoot, folder))
    .filter(isContentName)
    .sort()
    .map((name) => [`${folder}/${name}`, readFileSync(join(contentRoot, folder, name), "utf8")] as const);
};

/** A folder's schemas, if it has any, that differ from this version's. */
const changedSchemas = async (contentRoot: string): Promise<Texts> => {
  const saved = new Map(readFolder(contentRoot, "schemas"));
  if (!existsSync(join(contentRoot, "schemas"))) return new Map();
  const schemas = [...(await schemaTexts(contentRoot))].map(([name, text]) => [`schemas/${name}`, text] as const);
  return new Map(schemas.filter(([file, text]) => text !== saved.get(file)));
};

/** Writes all files: each beside its old one first, then all are renamed. */
const writeTexts = (contentRoot: string, changed: Texts): void => {
  const aside = (file: string): string => `${join(contentRoot, file)}.ny`;
  for (const [file, text] of changed) writeFileSync(aside(file), text);
  for (const file of changed.keys()) renameSync(aside(file), join(contentRoot, file));
};

/**
 * `npm run content:upgrade`: migrates older content to this version. `-- --plan` only prints which files would change.
 */
const main = async (): Promise<void> => {
  const contentRoot = resolve(process.env.CONTENT_DIR ?? "content");
  const isPlan = process.argv.includes("--plan");
  const saved = new Map(["pages", "sites"].flatMap((folder) => readFolder(contentRoot, folder)));
  const changed = new Map([...migrateContent(saved), ...(await changedSchemas(contentRoot))]);
  if (!isPlan) writeTexts(contentRoot, changed);
  for (const file of changed.keys()) console.log(file);
  if (changed.size === 0) console.log("Ingenting å endre.");
  else console.log(`${changed.size} filer ${isPlan ? "vil bli" : "er"} skrevet.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
