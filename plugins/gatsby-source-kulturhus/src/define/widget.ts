import { z } from "zod";
import { aboutOf, unwrapped, type Widget } from "./field";

/** The schema below everything that makes a value optional, nullable or another one. */
const kindOf = (schema: unknown): unknown => {
  const inner = unwrapped(schema);
  return inner === null ? schema : kindOf(inner);
};

/** The form control of a schema: the one that a field names, or else that of the schema's kind, for example a list. */
export const widgetOf = (schema: unknown): Widget | undefined => {
  const { widget } = aboutOf(schema);
  if (widget) return widget;
  const kind = kindOf(schema);
  if (kind instanceof z.ZodArray) return "list";
  if (kind instanceof z.ZodObject) return "object";
  if (kind instanceof z.ZodEnum) return "choice";
  if (kind instanceof z.ZodNumber) return "number";
  if (kind instanceof z.ZodBoolean) return "toggle";
  return kind instanceof z.ZodString ? "text" : undefined;
};
