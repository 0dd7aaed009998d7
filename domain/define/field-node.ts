import { z } from "zod";
import { type About, aboutOf, unwrapped, type Widget } from "./field";
import { type Naming, namingOf } from "./naming";

/** The kind of a field's values; "union" for one of several, "other" where only the schema can tell. */
export type FieldKind =
  | "text"
  | "number"
  | "toggle"
  | "choice"
  | "list"
  | "record"
  | "object"
  | "options"
  | "union"
  | "other";

/**
 * A schema as a tree of plain data, built once. SDL, JSON Schemas, nodes, forms, places of pictures and HTML, and
 * messages walk it, and only this module inspects Zod's classes.
 */
export interface FieldNode {
  readonly kind: FieldKind;
  readonly about: Partial<About>;
  /** The form control: set by the field, or derived from its kind. */
  readonly widget: Widget | null;
  /** True when it may be absent, and has no default. */
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  /** The default; undefined without one. */
  readonly preset: unknown;
  /** Its named GraphQL type, if any. */
  readonly naming: Naming | undefined;
  /** The values of a choice. */
  readonly values: readonly unknown[];
  /** For a number; null without a limit. */
  readonly limits: { readonly min: number | null; readonly max: number | null; readonly isWhole: boolean };
  /** The node of a list's items, or of a record's values. */
  readonly item: FieldNode | null;
  /** For an object, by name in content. */
  readonly fields: ReadonlyMap<string, FieldNode>;
  /** Alternatives: objects distinguished by the field `by`, or the kinds of a union. */
  readonly options: readonly FieldNode[];
  readonly by: string | null;
  /** The schema itself, for validating a value. */
  readonly schema: z.ZodType;
  /** The schema without optional, nullable, default and transform wrappers: identical for all wrapped forms. */
  readonly plain: object;
}

const WIDGETS: Readonly<Record<FieldKind, Widget | null>> = {
  text: "text",
  number: "number",
  toggle: "toggle",
  choice: "choice",
  list: "list",
  record: "object",
  object: "object",
  options: "object",
  union: null,
  other: null,
};

const widgetOf = (kind: FieldKind, { widget, refersTo }: Partial<About>): Widget | null => {
  if (refersTo !== undefined) return kind === "list" ? "list" : "reference";
  return widget ?? WIDGETS[kind];
};

const limit = (value: number | null): number | null =>
  value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? null : value;

type Shape = Pick<FieldNode, "kind" | "values" | "limits" | "item" | "fields" | "options" | "by">;

const OTHER: Shape = {
  kind: "other",
  values: [],
  limits: { min: null, max: null, isWhole: false },
  item: null,
  fields: new Map(),
  options: [],
  by: null,
};

const TEXTS = [z.ZodString, z.ZodStringFormat, z.ZodTemplateLiteral];

const shapeOf = (plain: unknown): Shape => {
  if (TEXTS.some((kind) => plain instanceof kind)) return { ...OTHER, kind: "text" };
  if (plain instanceof z.ZodNumber) {
    const { minValue: min, maxValue: max, format } = plain;
    return { ...OTHER, kind: "number", limits: { min: limit(min), max: limit(max), isWhole: format === "safeint" } };
  }
  if (plain instanceof z.ZodBoolean) return { ...OTHER, kind: "toggle" };
  if (plain instanceof z.ZodEnum) return { ...OTHER, kind: "choice", values: plain.options };
  if (plain instanceof z.ZodLiteral) return { ...OTHER, kind: "choice", values: [...plain.values] };
  if (plain instanceof z.ZodArray) return { ...OTHER, kind: "list", item: fieldNode(plain.element) };
  if (plain instanceof z.ZodRecord) return { ...OTHER, kind: "record", item: fieldNode(plain.valueType) };
  if (plain instanceof z.ZodObject) {
    const fields = Object.entries(plain.shape).map(([name, inner]) => [name, fieldNode(inner)] as const);
    return { ...OTHER, kind: "object", fields: new Map(fields) };
  }
  if (plain instanceof z.ZodDiscriminatedUnion)
    return { ...OTHER, kind: "options", options: plain.options.map(fieldNode), by: plain.def.discriminator };
  if (plain instanceof z.ZodUnion) return { ...OTHER, kind: "union", options: plain.options.map(fieldNode) };
  return OTHER;
};

type Wrapping = Pick<FieldNode, "isOptional" | "isNullable" | "preset" | "naming" | "plain">;

/** Outer wrappers override inner ones. */
const wrappingOf = (schema: z.ZodType): Wrapping => {
  const inner = unwrapped(schema);
  const within =
    inner instanceof z.ZodType
      ? wrappingOf(inner)
      : { isOptional: false, isNullable: false, preset: undefined, naming: undefined, plain: schema };
  const isDefault = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return {
    ...within,
    isOptional: within.isOptional || schema instanceof z.ZodOptional,
    isNullable: within.isNullable || schema instanceof z.ZodNullable,
    preset: isDefault ? schema.def.defaultValue : within.preset,
    naming: namingOf(schema) ?? within.naming,
  };
};

const made = new WeakMap<z.ZodType, FieldNode>();

/** The tree of a schema. Zod core schemas, as inside unions, are accepted as they are. */
export const fieldNode = (given: unknown): FieldNode => {
  const schema = given instanceof z.ZodType ? given : z.unknown();
  const known = made.get(schema);
  if (known) return known;
  const wrapping = wrappingOf(schema);
  const shape = shapeOf(wrapping.plain);
  const about = aboutOf(schema);
  const node = { ...shape, ...wrapping, about, widget: widgetOf(shape.kind, about), schema };
  made.set(schema, node);
  return node;
};
