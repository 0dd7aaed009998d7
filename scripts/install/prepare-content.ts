import { existsSync } from "node:fs";
import { writeSchemas } from "../content/write-schemas";

/**
 * `prepare`, run by npm after `npm ci`: the schemas that VS Code reads are generated, and not in git. A copy of the
 * code alone, for a house in a folder of its own, has no content.
 */
const main = async (): Promise<void> => {
  if (existsSync("content")) await writeSchemas("content");
};

void main();
