import { z } from "zod";

/** The form control of a field. By default derived from the schema's kind: see `field-node.ts`. */
export type Widget =
  | "text"
  | "headline"
  | "longText"
  | "number"
  | "toggle"
  | "choice"
  | "list"
  | "object"
  | "html"
  | "picture"
  | "image"
  | "point"
  | "date"
  | "moment"
  | "clock"
  | "address"
  | "link"
  | "color"
  | "slug"
  | "reference"
  | "source";

/** A GraphQL type that overrides the one derived from the schema's kind. For lists, that of each item. */
export interface GraphqlAs {
  /** The type's name, without `!` and `[]`: "Float". */
  readonly type: string;
  /** SDL of a directive that follows the type: "@link". */
  readonly directive?: string;
  /** True when Gatsby resolves it by the directive alone, so that nodes have no value. */
  readonly isResolved?: boolean;
  /** Converts the value in content to the node's; identity by default. */
  readonly from?: (value: never) => unknown;
}

/** A field's documentation in GraphQL. */
export interface GraphqlDoc {
  /** One English sentence for GraphiQL; optional where name and example suffice. */
  readonly doc?: string;
  /** A value of the field; for an object, a selection: "hall { name }". */
  readonly example: unknown;
}

/** A content field's metadata, besides its schema. */
export interface About extends Partial<GraphqlDoc> {
  /** Its name for editors, in Bokmål. */
  readonly label: string;
  /** What to write, in Bokmål. The check quotes it when the field is invalid. */
  readonly help: string;
  /** The help of a form, where `help` is about the file; "" for none. */
  readonly atForm?: string;
  readonly widget?: Widget;
  /** Bokmål label of each enum value. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Heading of the field's group in forms, in Bokmål; fields without one come first. */
  readonly group?: string;
  /** True for what one writes first: forms that have such fields fold the others in their groups. */
  readonly isFirst?: boolean;
  /** True for long texts among what is written first: they stand after what is saved together with it, its showings. */
  readonly isProse?: boolean;
  /** True for a text of a few characters, whose control is beside others. */
  readonly isShort?: boolean;
  /** True for a text that several have alike: a form offers what the others of its kind have. */
  readonly isReused?: boolean;
  /** What one item of a list is called, in Bokmål: "bilde". */
  readonly itemName?: string;
  /** What no value of an optional choice means, in Bokmål; "Ingen" by default. */
  readonly none?: string;
  /** The GraphQL type of the node that the field refers to by content id. */
  readonly refersTo?: string;
  /** Its name in GraphQL, if different from the one in content. */
  readonly name?: string;
  /** True for a field that is not in GraphQL. */
  readonly hidden?: boolean;
  /** True for a field written by programs, and absent from forms. */
  readonly isMachine?: boolean;
  /** True for a required field that is nullable in GraphQL: fragments on several blocks must agree on its type. */
  readonly nullable?: boolean;
  readonly as?: GraphqlAs;
  /** Pattern for a new entity's value, made from other fields: "{title}-{ediNumber}". */
  readonly madeFrom?: string;
  /** A picture's use, which determines its minimum size. */
  readonly purpose?: PicturePurpose;
}

export type PicturePurpose = "picture" | "wide" | "poster" | "share" | "logo" | "icon";

const abouts = z.registry<Partial<About>>();

/** The inner schema of an optional, nullable, default or transformed schema; else null. */
export const unwrapped = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.unwrap();
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : null;
};

/** The metadata of a schema and its inner schemas. */
export const aboutOf = (schema: unknown): Partial<About> => {
  if (!(schema instanceof z.ZodType)) return {};
  return { ...aboutOf(unwrapped(schema)), ...abouts.get(schema) };
};

/** A content field. Its label and help are also the title and description in JSON Schema. */
export const field = <Schema extends z.ZodType>(schema: Schema, about: About): Schema => {
  const described = schema.meta({ title: about.label, description: about.help });
  abouts.add(described, about);
  return described;
};

/** Sets metadata shared by all fields of a schema, such as its widget or GraphQL type. */
export const shared = <Schema extends z.ZodType>(schema: Schema, about: Partial<About>): Schema => {
  const own = schema.clone();
  abouts.add(own, about);
  return own;
};

/** A schema for the content id of another type's node. */
export const referenceTo = (type: string): z.ZodString => shared(z.string(), { refersTo: type });

/** A schema for a GraphQL type without a schema of its own. */
export const valueAs = <Value>(as: GraphqlAs): z.ZodCustom<Value> => shared(z.custom<Value>(), { as });

/** The id of an entity or a list item; nodes have an `id` of their own, so GraphQL calls it `key`. */
export const key = <Schema extends z.ZodType>(
  schema: Schema,
  about: Pick<About, "help" | "atForm" | "example" | "doc" | "madeFrom" | "group">,
): Schema => field(schema, { label: "Kjennetegn", doc: "The id that editors wrote.", name: "key", ...about });
