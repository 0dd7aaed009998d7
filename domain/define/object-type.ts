import type { z } from "zod";

import type { About } from "./field";
import { type FieldNode, fieldNode } from "./field-node";
import { alternativesOf } from "./find-nodes";
import type { Naming } from "./naming";
import {
  type EnumType,
  linkTo,
  type ObjectType,
  type Output,
  type OutputField,
  otherwise,
  plainly,
  SCALARS,
  typeText,
} from "./output";

/** Whether a text can be a GraphQL enum value, unlike "2D" and "long-tables". */
const isValueName = (value: unknown): boolean =>
  typeof value === "string" && /^(?!__|(true|false|null)$)[_A-Za-z]\w*$/.test(value);

/**
 * The GraphQL enum of a closed set of texts. Null for any other field, and for a set with a value that is not a GraphQL
 * name: Gatsby's queries would return a value that differs from the content's.
 */
const enumTypeOf = ({ kind, values, naming }: FieldNode): EnumType | null => {
  if (kind !== "choice") return null;
  const odd = values.filter((value) => !isValueName(value));
  if (odd.length > 0) {
    if (naming) throw new Error(`The GraphQL enum ${naming.name} cannot have ${odd.join(", ")}: leave out named().`);
    return null;
  }
  if (!naming) throw new Error(`This set is without a GraphQL type: wrap its schema in named(): ${values.join(", ")}.`);
  return { name: naming.name, doc: naming.doc, values: values.map(String) };
};

/** One enum for a field whose alternatives have different values. */
const mergedEnum = (enums: readonly (EnumType | null)[]): EnumType | null => {
  const found = enums.filter((one) => one !== null);
  const [first] = found;
  return first ? { ...first, values: [...new Set(found.flatMap(({ values }) => values))] } : null;
};

const outputOfObject = (node: FieldNode): Output => {
  const type = typeOf(node);
  if (type.implements === "Node") {
    const link = linkTo(type.name);
    return { ...link, holds: type, from: (value, context) => link.from(Reflect.get(Object(value), "id"), context) };
  }
  return { ...plainly(type.name), uses: type, from: (value, context) => fieldsOf(type, Object(value), context) };
};

const outputOfPlain = (node: FieldNode): Output => {
  if (isObject(node)) return outputOfObject(node);
  if (node.kind === "number") return plainly(node.limits.isWhole ? "Int" : "Float");
  if (node.kind === "toggle") return plainly("Boolean");
  const enumType = enumTypeOf(node);
  if (enumType) return { ...plainly(enumType.name), enumType };
  if (node.kind === "text" || node.kind === "choice") return plainly("String");
  throw new Error('No GraphQL type follows from this schema: say it with "as".');
};

/** A list's metadata applies to its items. */
const outputOfItem = (node: FieldNode, about: Partial<About>): Output => {
  if (about.refersTo !== undefined) return linkTo(about.refersTo);
  return about.as === undefined ? outputOfPlain(node) : otherwise(about.as);
};

const outputOf = (node: FieldNode): Output => {
  const { about, item: element } = node;
  const isNullable = about.nullable === true || node.isOptional || node.isNullable;
  if (node.kind !== "list" || element === null) return { ...outputOfItem(node, about), isNullable };
  const item = outputOfItem(element, { ...element.about, ...about });
  return {
    ...item,
    isList: true,
    // A repeated text, number or id is a mistake, and would be a duplicate React key.
    from: (items, context) => (Array.isArray(items) ? [...new Set(items.map((one) => item.from(one, context)))] : []),
  };
};

const outputField = (
  name: string,
  output: Output,
  { about, value, contentName = name }: Pick<OutputField, "about" | "value"> & { readonly contentName?: string },
): OutputField => ({
  contentName,
  name,
  about,
  value: (source, context) => {
    const found = value(source, context);
    if (found === undefined || found === null) return output.isList ? [] : null;
    return output.from(found, context);
  },
  type: typeText(output),
  isScalar: output.enumType !== null || SCALARS.includes(output.type),
  enumType: output.enumType,
  uses: output.uses,
  holds: output.holds,
  isResolved: output.isResolved,
});

const isObject = ({ kind }: FieldNode): boolean => kind === "object" || kind === "options";

/** The fields of all options; one missing from some is nullable, and documented by the first that has it. */
const nodeFields = (node: FieldNode, replaced: readonly string[]): readonly OutputField[] => {
  const objects = alternativesOf(node);
  const names = [...new Set(objects.flatMap(({ fields }) => [...fields.keys()]))];
  return names.flatMap((contentName) => {
    const found = objects.flatMap(({ fields }) => fields.get(contentName) ?? []);
    const about = found[0]?.about ?? {};
    const name = about.name ?? contentName;
    if (about.hidden || replaced.includes(name)) return [];
    const outputs = found.map(outputOf);
    const [first] = outputs;
    if (first === undefined) return [];
    if (outputs.some(({ type }) => type !== first.type)) throw new Error(`The alternatives of ${name} differ in type.`);
    const isNullable = found.length < objects.length || outputs.some((output) => output.isNullable);
    const enumType = mergedEnum(outputs.map((output) => output.enumType));
    const value = (source: object): unknown => Reflect.get(source, contentName);
    return [outputField(name, { ...first, isNullable, enumType }, { about, value, contentName })];
  });
};

const makeObjectType = (node: FieldNode, { name, doc, derived = {}, ...naming }: Naming): ObjectType => {
  const own = Object.entries(derived).map(([field, { schema, about, ...one }]) =>
    outputField(field, outputOf(fieldNode(schema)), { about, value: (...given) => one.value(...given) }),
  );
  return {
    name,
    doc,
    implements: naming.implements ?? null,
    fields: [...nodeFields(node, Object.keys(derived)), ...own],
  };
};

const known = new WeakMap<object, ObjectType>();

const typeOf = (node: FieldNode): ObjectType => {
  const found = known.get(node.plain);
  if (found) return found;
  if (!(isObject(node) && node.naming))
    throw new Error("This object is without a GraphQL type: wrap its schema in named().");
  const made = makeObjectType(node, node.naming);
  known.set(node.plain, made);
  return made;
};

/** The GraphQL type of a named schema. */
export const objectTypeOf = (schema: z.ZodType): ObjectType => typeOf(fieldNode(schema));

/** An object in content in its GraphQL form: `null` and `[]` for absent values. */
export const fieldsOf = (type: ObjectType, source: object, context: unknown): Readonly<Record<string, unknown>> => {
  const fields: Record<string, unknown> = {};
  for (const field of type.fields) if (!field.isResolved) fields[field.name] = field.value(source, context);
  return fields;
};

/** Nodes embedded in a content object, such as a site's halls. */
export const embeddedNodes = (
  { fields }: ObjectType,
  source: object,
): readonly { readonly type: ObjectType; readonly source: object }[] =>
  fields.flatMap(({ holds: type, contentName }) => {
    if (type === null) return [];
    const held: unknown = Reflect.get(source, contentName);
    return [held].flat().flatMap((one) => (typeof one === "object" && one !== null ? [{ type, source: one }] : []));
  });
