import { z } from "zod";
import { aboutOf, innermost, type Widget } from "./field";

/** The form control of a schema: the one that a field names, or else that of the schema's kind, for example a list. */
export const widgetOf = (schema: unknown): Widget | undefined => {
  const { widget } = aboutOf(schema);
  if (widget) return widget;
  const kind = innermost(schema);
  if (kind instanceof z.ZodArray) return "list";
  if (kind instanceof z.ZodObject) return "object";
  if (kind instanceof z.ZodEnum) return "choice";
  if (kind instanceof z.ZodNumber) return "number";
  if (kind instanceof z.ZodBoolean) return "toggle";
  return kind instanceof z.ZodString ? "text" : undefined;
};
