import { z } from "zod";
import { aboutOf, innermost, type Widget } from "./field";

const BY_KIND: readonly (readonly [kind: new (...given: never) => unknown, widget: Widget])[] = [
  [z.ZodNumber, "number"],
  [z.ZodBoolean, "toggle"],
  [z.ZodEnum, "choice"],
  [z.ZodLiteral, "choice"],
  [z.ZodArray, "list"],
  [z.ZodDiscriminatedUnion, "object"],
  [z.ZodObject, "object"],
  [z.ZodRecord, "object"],
  [z.ZodString, "text"],
  [z.ZodStringFormat, "text"],
];

/** The form control of a schema: the one it names, or the one that follows from its kind; it may be absent. */
export const widgetOf = (schema: unknown): Widget | null => {
  const { widget, refersTo } = aboutOf(schema);
  if (refersTo !== undefined) return innermost(schema) instanceof z.ZodArray ? "list" : "reference";
  if (widget !== undefined) return widget;
  const plain = innermost(schema);
  return BY_KIND.find(([kind]) => plain instanceof kind)?.[1] ?? null;
};
