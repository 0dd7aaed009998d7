import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { BLOCKS } from "../../domain/blocks";
import { printedSdl } from "../../plugins/gatsby-source-kulturhus/src/create-schema-customization";
import { registrySource } from "./block-registry";
import { writeSchemas } from "./write-schemas";

/**
 * `npm run generate`: writes what is derived from the content definitions: docs/schema.graphql, types for queries; the
 * block registry; and schemas in the content folder (CONTENT_DIR), for completion and validation in editors. With
 * CONTENT_DIR, the project's own content/schemas are written too.
 */
const main = async (): Promise<void> => {
  const folders = new Set(["content", process.env.CONTENT_DIR ?? "content"].map((folder) => resolve(folder)));
  for (const folder of folders) await writeSchemas(folder);
  writeFileSync("docs/schema.graphql", printedSdl());
  writeFileSync("src/blocks/registry.generated.tsx", registrySource(BLOCKS));
};

void main();
