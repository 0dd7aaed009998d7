import { z } from "zod";
import type { Widget } from "../define/field";
import { fieldNode } from "../define/field-node";
import { ENTITIES, ENTITY_NAMES, entityDefinition } from "./";

/** The form of dates and times, and what an editor such as VS Code says of any other. */
const PATTERNS: Partial<Readonly<Record<Widget, readonly [pattern: string, message: string]>>> = {
  date: ["^\\d{4}-\\d{2}-\\d{2}$", "Skriv år-måned-dag, for eksempel 2026-12-24."],
  moment: [
    "^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d([+-]\\d{2}:\\d{2})?$",
    "Skriv dato, T og klokkeslett, for eksempel 2026-12-01T18:00.",
  ],
};

/** The file beside the schemas with what fields may refer to: `id-suggestions.ts`. */
export const IDS_FILE = "ids.json";

/** What is suggested for a field: ids of a type, pictures, or addresses of pages. */
const suggestedFor = (zodSchema: unknown): string | null => {
  const { widget, about } = fieldNode(zodSchema);
  const { refersTo } = about;
  if (refersTo !== undefined) return refersTo;
  if (widget === "image") return "Image";
  // Other addresses are whole ones, of other sites.
  const isOwn = zodSchema instanceof z.ZodType && zodSchema.safeParse("/kinoprogram").success;
  return widget === "address" && isOwn ? "Page" : null;
};

/** Suggestions only: an id that is not among them is not a mistake, so that the file may be older than the content. */
const withSuggestions = (jsonSchema: z.core.JSONSchema.BaseSchema, name: string): void => {
  const { items } = jsonSchema;
  const own = typeof items === "object" && !Array.isArray(items) ? items : jsonSchema;
  own.allOf = [{ $ref: `${IDS_FILE}#/definitions/${name}` }];
};

/** A Norwegian text for each value of a choice. */
const withTexts = (
  jsonSchema: z.core.JSONSchema.BaseSchema,
  choices: Readonly<Record<string, string>>,
): z.core.JSONSchema.BaseSchema => ({
  ...jsonSchema,
  ...(Array.isArray(jsonSchema.enum) && {
    enumDescriptions: jsonSchema.enum.map((value) => choices[String(value)] ?? String(value)),
  }),
});

/** Further information for forms: the widget, the group, the labels of choices, the type that an id refers to. */
const describe = ({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: unknown;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}): void => {
  const { widget, about } = fieldNode(zodSchema);
  const { group, choices, refersTo } = about;
  const shape = widget === null || jsonSchema.type !== "string" ? undefined : PATTERNS[widget];
  const { items } = jsonSchema;
  if (choices && typeof items === "object" && !Array.isArray(items)) jsonSchema.items = withTexts(items, choices);
  if (choices) Object.assign(jsonSchema, withTexts(jsonSchema, choices));
  Object.assign(jsonSchema, {
    ...(shape && { pattern: shape[0], patternErrorMessage: shape[1] }),
    ...(widget && { "x-widget": widget }),
    ...(group && { "x-group": group }),
    ...(choices && { "x-choices": choices }),
    ...(refersTo && { "x-refers-to": refersTo }),
  });
  const suggested = suggestedFor(zodSchema);
  if (suggested !== null) withSuggestions(jsonSchema, suggested);
};

/** What `$schema` says in a content file ("pages/om-oss.json"); undefined for a file of no kind. */
export const schemaFor = (file: string): string | undefined => {
  const [folder] = file.split("/");
  const name = ENTITY_NAMES.map(entityDefinition).find((one) => (one.file ?? file) === file && one.folder === folder);
  return name && `../schemas/${name.schemaName}.json`;
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
