import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentSchemas, IDS_FILE } from "../../domain/kinds/json-schemas";
import { idSuggestions } from "../../engine/content/id-suggestions";
import { readContent } from "../../engine/reading/read-content";

/** A content folder's JSON Schemas by file, with suggestions from its content. */
export const schemaTexts = async (contentRoot: string): Promise<ReadonlyMap<string, string>> =>
  new Map([...contentSchemas(), [IDS_FILE, idSuggestions(await readContent(contentRoot))]]);

/** Writes the JSON Schemas into a content folder. */
export const writeSchemas = async (contentRoot: string): Promise<void> => {
  const folder = join(contentRoot, "schemas");
  mkdirSync(folder, { recursive: true });
  for (const [file, schema] of await schemaTexts(contentRoot)) writeFileSync(join(folder, file), schema);
};
