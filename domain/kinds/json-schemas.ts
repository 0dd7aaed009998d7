import { z } from "zod";
import type { Widget } from "../define/field";
import { fieldNode } from "../define/field-node";
import { ENTITIES, ENTITY_NAMES, entityDefinition } from "./";

/** Patterns of dates and times, with the message that editors such as VS Code show otherwise. */
const PATTERNS: Partial<Readonly<Record<Widget, readonly [pattern: string, message: string]>>> = {
  date: ["^\\d{4}-\\d{2}-\\d{2}$", "Skriv år-måned-dag, for eksempel 2026-12-24."],
  moment: [
    "^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d([+-]\\d{2}:\\d{2})?$",
    "Skriv dato, T og klokkeslett, for eksempel 2026-12-01T18:00.",
  ],
};

/** The file with reference suggestions, beside the schemas: `id-suggestions.ts`. */
export const IDS_FILE = "ids.json";

/** The suggestions for a field: ids of a type, pictures, or page addresses. */
const suggestedFor = (zodSchema: unknown): string | null => {
  const { widget, about } = fieldNode(zodSchema);
  const { refersTo } = about;
  if (refersTo !== undefined) return refersTo;
  if (widget === "image") return "Image";
  // Other addresses are absolute, to other sites.
  const isOwn = zodSchema instanceof z.ZodType && zodSchema.safeParse("/kinoprogram").success;
  return (widget === "link" || widget === "address") && isOwn ? "Page" : null;
};

/** Suggestions only: an unlisted id is not a mistake, so the file may be older than the content. */
const withSuggestions = (jsonSchema: z.core.JSONSchema.BaseSchema, name: string): void => {
  const { items } = jsonSchema;
  const own = typeof items === "object" && !Array.isArray(items) ? items : jsonSchema;
  own.allOf = [{ $ref: `${IDS_FILE}#/definitions/${name}` }];
};

/** A Bokmål label for each value of a choice. */
const withTexts = (
  jsonSchema: z.core.JSONSchema.BaseSchema,
  choices: Readonly<Record<string, string>>,
): z.core.JSONSchema.BaseSchema => ({
  ...jsonSchema,
  ...(Array.isArray(jsonSchema.enum) && {
    enumDescriptions: jsonSchema.enum.map((value) => choices[String(value)] ?? String(value)),
  }),
});

/** Further information for forms: widget, group, labels of choices, the type that an id refers to. */
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

/** The `$schema` of a content file ("pages/om-oss.json"); undefined for other files. */
export const schemaFor = (file: string): string | undefined => {
  const [folder] = file.split("/");
  const name = ENTITY_NAMES.map(entityDefinition).find((one) => (one.file ?? file) === file && one.folder === folder);
  return name && `../schemas/${name.schemaName}.json`;
};

/** JSON Schemas of content files, generated from the Zod schemas, by file name: "page.json". */
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
