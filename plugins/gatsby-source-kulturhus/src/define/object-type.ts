import { z } from "zod";
import { type About, aboutOf, type GraphqlAs, type GraphqlDoc, innermost, unwrapped } from "./field";
import { type Naming, namingOf } from "./naming";
import { nodeId } from "./node-id";

/** A field of a GraphQL type, and how its value is read from the object in content. */
export interface OutputField {
  readonly name: string;
  /** Its name in content. */
  readonly contentName: string;
  /** SDL: "[Hall!]! @link". */
  readonly type: string;
  readonly about: Partial<GraphqlDoc>;
  /** True for a scalar or a list of scalars: the example of any other field is a selection. */
  readonly isScalar: boolean;
  /** The type of its values, when it is no node. */
  readonly uses: ObjectType | null;
  /** The type of nodes that are embedded in the object in content, and that the field links to. */
  readonly holds: ObjectType | null;
  /** True for a field that Gatsby resolves by its directive alone; nodes have no value for it. */
  readonly isResolved: boolean;
  /** A method, so that fields of different objects fit in one list (bivariance). */
  value(source: object, context: unknown): unknown;
}

/** A GraphQL object type made from a schema. */
export interface ObjectType {
  readonly name: string;
  readonly doc: string;
  readonly implements: "Node" | "Block" | null;
  readonly fields: readonly OutputField[];
}

/** The GraphQL output of a schema's values. */
interface Output {
  readonly type: string;
  readonly directive: string;
  readonly isList: boolean;
  readonly isNullable: boolean;
  readonly uses: ObjectType | null;
  readonly holds: ObjectType | null;
  readonly isResolved: boolean;
  /** Never called with null or undefined. */
  from(value: unknown, context: unknown): unknown;
}

const plainly = (type: string): Output => ({
  type,
  directive: "",
  isList: false,
  isNullable: false,
  uses: null,
  holds: null,
  isResolved: false,
  from: (value) => value,
});

const linkTo = (type: string): Output => ({
  ...plainly(type),
  directive: " @link",
  from: (id) => nodeId(type, String(id)),
});

const otherwise = ({ type, directive, from, isResolved = false }: GraphqlAs): Output => ({
  ...plainly(type),
  isResolved,
  directive: directive === undefined ? "" : ` ${directive}`,
  ...(from && { from }),
});

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
    from: (items, context) => (Array.isArray(items) ? items.map((one) => item.from(one, context)) : []),
  };
};

const SCALARS = ["String", "Int", "Float", "Boolean", "ID"];

/** SDL of an output's type; lists are never null and hold no null. */
const typeText = ({ type, directive, isList, isNullable }: Output): string => {
  if (isList) return `[${type}!]!${directive}`;
  return `${type}${isNullable ? "" : "!"}${directive}`;
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
  isScalar: SCALARS.includes(output.type),
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

/** The fields of all alternatives; what is not in each of them is nullable, and described by the first that has it. */
const schemaFields = (schema: ObjectSchema, replaced: readonly string[]): readonly OutputField[] => {
  const objects = alternatives(schema);
  const names = [...new Set(objects.flatMap(({ shape }) => Object.keys(shape)))];
  return names.flatMap((contentName) => {
    const found = objects.flatMap(({ shape }) => shape[contentName] ?? []);
    const about = aboutOf(found[0]);
    const name = about.name ?? contentName;
    if (about.hidden || replaced.includes(name)) return [];
    const [first, ...rest] = found.map(outputOf);
    if (first === undefined) return [];
    const isNullable = found.length < objects.length || [first, ...rest].some((output) => output.isNullable);
    const value = (source: object): unknown => Reflect.get(source, contentName);
    return [outputField(name, { ...first, isNullable }, { about, value, contentName })];
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

/** The GraphQL type of a schema that has been named. */
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

/** An object of content as GraphQL has it: `null` and `[]` for what is absent. */
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
