import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentSchemas, IDS_FILE } from "../../domain/kinds/json-schemas";
import { idSuggestions } from "../../engine/content/id-suggestions";
import { readContent } from "../../engine/reading/read-content";

/** Writes the JSON Schemas into a content folder, with suggestions from its content. */
export const writeSchemas = async (contentRoot: string): Promise<void> => {
  const folder = join(contentRoot, "schemas");
  mkdirSync(folder, { recursive: true });
  for (const [file, schema] of contentSchemas()) writeFileSync(join(folder, file), schema);
  writeFileSync(join(folder, IDS_FILE), idSuggestions(await readContent(contentRoot)));
};
