import { mkdirSync, writeFileSync } from "node:fs";
import { contentSchemas } from "../plugins/gatsby-source-kulturhus/src/json-schemas";

/** `npm run schemas`: writes content/schemas, which editors' programs complete and check from. */
mkdirSync("content/schemas", { recursive: true });
for (const [file, schema] of contentSchemas()) writeFileSync(`content/schemas/${file}`, schema);
