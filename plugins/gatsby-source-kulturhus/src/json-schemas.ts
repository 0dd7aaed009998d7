import { z } from "zod";
import { FILE_SCHEMAS } from "./pipeline/validate";

/** The JSON Schemas of content files by file name, made from the Zod schemas: "page.json" and its text. */
export const contentSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(FILE_SCHEMAS).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any" });
      return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
