import { z } from "zod";
import { aboutOf } from "../define/field";
import { widgetOf } from "../define/widget";
import { ENTITIES } from ".";

/** Further information for forms: the widget, the group, the labels of choices, the type that an id refers to. */
const describe = ({ zodSchema, jsonSchema }: { readonly zodSchema: unknown; readonly jsonSchema: object }): void => {
  const { group, choices, refersTo } = aboutOf(zodSchema);
  const widget = widgetOf(zodSchema);
  Object.assign(jsonSchema, {
    ...(widget && { "x-widget": widget }),
    ...(group && { "x-group": group }),
    ...(choices && { "x-choices": choices }),
    ...(refersTo && { "x-refers-to": refersTo }),
  });
};

/** The JSON Schemas of content files by file name, generated from the Zod schemas: "page.json" and its text. */
export const contentSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.values(ENTITIES).map(({ schemaName, fileSchema }) => {
      const json = z.toJSONSchema(fileSchema, {
        io: "input",
        target: "draft-7",
        unrepresentable: "any",
        override: describe,
      });
      return [`${schemaName}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
