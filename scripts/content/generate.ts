import { mkdirSync, writeFileSync } from "node:fs";
import { BLOCKS } from "../../plugins/gatsby-source-kulturhus/src/blocks";
import { contentSchemas } from "../../plugins/gatsby-source-kulturhus/src/content/json-schemas";
import { printedSdl } from "../../plugins/gatsby-source-kulturhus/src/gatsby/create-schema-customization";
import { registrySource } from "./block-registry";

/**
 * `npm run generate`: writes what is derived from the definitions of content: content/schemas, for completion and
 * validation in editors; docs/schema.graphql, the types for queries; the blocks' registry.
 */
mkdirSync("content/schemas", { recursive: true });
for (const [file, schema] of contentSchemas()) writeFileSync(`content/schemas/${file}`, schema);
writeFileSync("docs/schema.graphql", printedSdl());
writeFileSync("src/blocks/registry.generated.tsx", registrySource(BLOCKS));
