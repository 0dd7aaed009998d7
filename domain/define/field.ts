import { z } from "zod";

/** The form control of a field. By default it follows from the schema's kind: see `field-node.ts`. */
export type Widget =
  | "text"
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
  | "color"
  | "slug"
  | "reference"
  | "source";

/** A GraphQL type other than the one that follows from the schema's kind. For lists, that of each item. */
export interface GraphqlAs {
  /** Name of the type, without `!` and `[]`: "Float". */
  readonly type: string;
  /** SDL of a directive that follows the type: "@link". */
  readonly directive?: string;
  /** True when Gatsby resolves it by the directive alone, so that nodes have no value for it. */
  readonly isResolved?: boolean;
  /** Converts the value in content to that of the node; the same value when left out. */
  readonly from?: (value: never) => unknown;
}

/** The documentation of a field in GraphQL. */
export interface GraphqlDoc {
  /** One English sentence for GraphiQL; may be left out where name and example suffice. */
  readonly doc?: string;
  /** A value of the field; for a field with fields of its own, a selection: "hall { name }". */
  readonly example: unknown;
}

/** The metadata of a content field, besides its schema. */
export interface About extends Partial<GraphqlDoc> {
  /** Its name for editors, in Bokmål. */
  readonly label: string;
  /** What to write there, in Bokmål. The check quotes it when the field is invalid. */
  readonly help: string;
  readonly widget?: Widget;
  /** Bokmål for each value of an enum. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Heading in Bokmål under which a form shows the field; fields without one come first. */
  readonly group?: string;
  /** The GraphQL type of the node that the field refers to by its content id. */
  readonly refersTo?: string;
  /** Its name in GraphQL, if different from that in content. */
  readonly name?: string;
  /** True for a field that is not in GraphQL. */
  readonly hidden?: boolean;
  /** True for a field that programs write, and forms do not have. */
  readonly isMachine?: boolean;
  /** True for a required field that is nullable in GraphQL: fragments on several blocks must agree on its type. */
  readonly nullable?: boolean;
  readonly as?: GraphqlAs;
  /** The pattern by which a new entity's value is made from other fields: "{title}-{ediNumber}". */
  readonly madeFrom?: string;
  /** The use of a picture, which determines its minimum size. */
  readonly purpose?: PicturePurpose;
}

export type PicturePurpose = "picture" | "wide" | "poster" | "share" | "logo" | "icon";

const abouts = z.registry<Partial<About>>();

/** The inner schema of optional, nullable, default and transformed schemas; null for all others. */
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

/** A field of content. Its label and help are also the title and description of its JSON Schema. */
export const field = <Schema extends z.ZodType>(schema: Schema, about: About): Schema => {
  const described = schema.meta({ title: about.label, description: about.help });
  abouts.add(described, about);
  return described;
};

/** Sets metadata that all fields with a schema share, such as its widget or its GraphQL type. */
export const shared = <Schema extends z.ZodType>(schema: Schema, about: Partial<About>): Schema => {
  const own = schema.clone();
  abouts.add(own, about);
  return own;
};

/** A schema for the content id of a node of another type. */
export const referenceTo = (type: string): z.ZodString => shared(z.string(), { refersTo: type });

/** A schema for values of a GraphQL type that no schema describes. */
export const valueAs = <Value>(as: GraphqlAs): z.ZodCustom<Value> => shared(z.custom<Value>(), { as });

/** The id of an entity or of a list's item; nodes have an `id` of their own, so GraphQL calls it `key`. */
export const key = <Schema extends z.ZodType>(
  schema: Schema,
  about: Pick<About, "help" | "example" | "doc" | "madeFrom" | "group">,
): Schema => field(schema, { label: "Id", doc: "The id that editors wrote.", name: "key", ...about });
