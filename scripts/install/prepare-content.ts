import { existsSync } from "node:fs";
import { writeSchemas } from "../content/write-schemas";

/**
 * `prepare`, which npm runs after `npm ci`: the schemas that VS Code reads are derived, and not in git. A copy of the
 * code alone, for a house with a folder of its own, has no content.
 */
const main = async (): Promise<void> => {
  if (existsSync("content")) await writeSchemas("content");
};

void main();
