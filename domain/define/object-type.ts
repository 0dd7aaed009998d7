import { z } from "zod";
import { enumTypeOf, mergedEnum } from "./enum-type";
import { type About, aboutOf, innermost, unwrapped } from "./field";
import { type Naming, namingOf } from "./naming";
import {
  linkTo,
  type ObjectType,
  type Output,
  type OutputField,
  otherwise,
  plainly,
  SCALARS,
  typeText,
} from "./output";

const outputOfObject = (schema: ObjectSchema): Output => {
  const type = objectTypeOf(schema);
  if (type.implements === "Node") {
    const link = linkTo(type.name);
    return { ...link, holds: type, from: (value, context) => link.from(Reflect.get(Object(value), "id"), context) };
  }
  return { ...plainly(type.name), uses: type, from: (value, context) => fieldsOf(type, Object(value), context) };
};

const TEXTS = [z.ZodString, z.ZodStringFormat, z.ZodTemplateLiteral, z.ZodEnum, z.ZodLiteral];

const outputOfPlain = (schema: unknown): Output => {
  if (isObjectSchema(schema)) return outputOfObject(schema);
  if (schema instanceof z.ZodNumber) return plainly(schema.format === "safeint" ? "Int" : "Float");
  if (schema instanceof z.ZodBoolean) return plainly("Boolean");
  const enumType = enumTypeOf(schema);
  if (enumType) return { ...plainly(enumType.name), enumType };
  if (TEXTS.some((kind) => schema instanceof kind)) return plainly("String");
  throw new Error('No GraphQL type follows from this schema: say it with "as".');
};

const mayBeAbsent = (schema: unknown): boolean => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return true;
  const inner = unwrapped(schema);
  return inner !== null && mayBeAbsent(inner);
};

/** Metadata of a list applies to its items. */
const outputOfItem = (schema: unknown, about: Partial<About>): Output => {
  if (about.refersTo !== undefined) return linkTo(about.refersTo);
  return about.as === undefined ? outputOfPlain(innermost(schema)) : otherwise(about.as);
};

const outputOf = (schema: unknown): Output => {
  const about = aboutOf(schema);
  const plain = innermost(schema);
  const isNullable = about.nullable === true || mayBeAbsent(schema);
  if (!(plain instanceof z.ZodArray)) return { ...outputOfItem(schema, about), isNullable };
  const item = outputOfItem(plain.element, { ...aboutOf(plain.element), ...about });
  return {
    ...item,
    isList: true,
    // A text, number or id that is written twice is meant once, and names an element in React.
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

type ObjectSchema = z.ZodObject | z.ZodDiscriminatedUnion;

const isObjectSchema = (schema: unknown): schema is ObjectSchema =>
  schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion;

/** The object alternatives of a schema. */
const alternatives = (schema: unknown): readonly z.ZodObject[] => {
  if (schema instanceof z.ZodObject) return [schema];
  return schema instanceof z.ZodDiscriminatedUnion ? schema.options.flatMap(alternatives) : [];
};

/** The fields of all alternatives; one that not all have is nullable, and documented by the first that has it. */
const schemaFields = (schema: ObjectSchema, replaced: readonly string[]): readonly OutputField[] => {
  const objects = alternatives(schema);
  const names = [...new Set(objects.flatMap(({ shape }) => Object.keys(shape)))];
  return names.flatMap((contentName) => {
    const found = objects.flatMap(({ shape }) => shape[contentName] ?? []);
    const about = aboutOf(found[0]);
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

const known = new WeakMap<z.ZodType, ObjectType>();

const makeObjectType = (schema: ObjectSchema, naming: Naming): ObjectType => {
  const own = Object.entries(naming.derived ?? {}).map(([name, one]) =>
    outputField(name, outputOf(one.schema), { about: one.about, value: (...given) => one.value(...given) }),
  );
  return {
    name: naming.name,
    doc: naming.doc,
    implements: naming.implements ?? null,
    fields: [...schemaFields(schema, Object.keys(naming.derived ?? {})), ...own],
  };
};

/** The GraphQL type of a named schema. */
export const objectTypeOf = (schema: z.ZodType): ObjectType => {
  const found = known.get(schema);
  if (found) return found;
  const plain = innermost(schema);
  const naming = namingOf(schema);
  if (!(isObjectSchema(plain) && naming))
    throw new Error("This object is without a GraphQL type: wrap its schema in named().");
  const made = makeObjectType(plain, naming);
  known.set(schema, made);
  return made;
};

/** The GraphQL form of an object in content: `null` and `[]` for what is absent. */
export const fieldsOf = (type: ObjectType, source: object, context: unknown): Readonly<Record<string, unknown>> => {
  const fields: Record<string, unknown> = {};
  for (const field of type.fields) if (!field.isResolved) fields[field.name] = field.value(source, context);
  return fields;
};

/** The nodes embedded in an object of content, such as the halls of a site. */
export const embeddedNodes = (
  { fields }: ObjectType,
  source: object,
): readonly { readonly type: ObjectType; readonly source: object }[] =>
  fields.flatMap(({ holds: type, contentName }) => {
    if (type === null) return [];
    const held: unknown = Reflect.get(source, contentName);
    return [held].flat().flatMap((one) => (typeof one === "object" && one !== null ? [{ type, source: one }] : []));
  });
