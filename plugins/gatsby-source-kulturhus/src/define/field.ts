import { z } from "zod";

/** The form control of a field. By default it follows from the schema's kind: see `widgetOf`. */
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
  | "date"
  | "moment"
  | "clock"
  | "address"
  | "color"
  | "slug"
  | "reference"
  | "source";

/** Another GraphQL type than the schema's kind gives. For lists, that of each item. */
export interface GraphqlAs {
  /** Name of the type, without `!` and `[]`: "Float". */
  readonly type: string;
  /** SDL of a directive that follows the type: "@link". */
  readonly directive?: string;
  /** True when Gatsby resolves it by the directive alone, so that nodes hold no value for it. */
  readonly isResolved?: boolean;
  /** From the value in content to the value of the node; the value itself when left out. */
  readonly from?: (value: never) => unknown;
}

/** What GraphQL says about a field. */
export interface GraphqlDoc {
  /** One English sentence for GraphiQL; may be left out where name and example say it. */
  readonly doc?: string;
  /** A value of the field; for a field with fields of its own, a selection: "hall { name }". */
  readonly example: unknown;
}

/** The metadata of a content field, besides its schema. */
export interface About extends Partial<GraphqlDoc> {
  /** What editors call it, in Bokmål. */
  readonly label: string;
  /** What to write there, in Bokmål. The check quotes it when the field is wrong. */
  readonly help: string;
  readonly widget?: Widget;
  /** Bokmål for each value of an enum. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Heading in Bokmål under which a form shows the field; fields without one come first. */
  readonly group?: string;
  /** GraphQL type of the node that the field names by its content id. */
  readonly refersTo?: string;
  /** Its name in GraphQL, where it is not that in content. */
  readonly name?: string;
  /** True for a field that GraphQL leaves out. */
  readonly hidden?: boolean;
  /** True for a required field that is nullable in GraphQL: fragments on several blocks must agree on its type. */
  readonly nullable?: boolean;
  readonly as?: GraphqlAs;
  /** How the editors' desk fills it in a new entity, from other fields: "{title}-{ediNumber}". */
  readonly madeFrom?: string;
  /** What a picture is for, which decides how large it has to be. */
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

/** The schema without what makes it optional, nullable, defaulted or transformed. */
export const innermost = (schema: unknown): unknown => {
  const inner = unwrapped(schema);
  return inner === null ? schema : innermost(inner);
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
  about: Pick<About, "help" | "example" | "doc" | "madeFrom">,
): Schema => field(schema, { label: "Id", doc: "The id that editors wrote.", name: "key", ...about });
