import { z } from "zod";
import type { GraphqlDoc } from "./field";

/** A computed GraphQL field. */
export interface Derived {
  readonly schema: z.ZodType;
  readonly about: GraphqlDoc;
  value(source: object, context: unknown): unknown;
}

export const derived = <Value, Source extends object, Context>(
  schema: z.ZodType<Value>,
  about: GraphqlDoc,
  value: (source: Source, context: Context) => NoInfer<Value>,
): { readonly schema: z.ZodType; readonly about: GraphqlDoc; value(source: Source, context: Context): unknown } => ({
  schema,
  about,
  value,
});

export interface Naming {
  readonly name: string;
  /** One English sentence for GraphiQL. */
  readonly doc: string;
  readonly implements?: "Node" | "Block" | null;
  /** By name in GraphQL; overrides a schema field of the same name. */
  readonly derived?: Readonly<Record<string, Derived>>;
}

/** Key of a schema's naming. Clones inherit it; values in a Zod registry may not contain schemas. */
const numbers = z.registry<{ readonly naming: number }>();
const namings: Naming[] = [];

/** Gives the schema of an object, or of a closed set of texts, a named GraphQL type. */
export const named = <Schema extends z.ZodType>(naming: Naming, schema: Schema): Schema => {
  const own = schema.clone();
  numbers.add(own, { naming: namings.push(naming) - 1 });
  return own;
};

/** A strict object, with a GraphQL type of this name. */
export const namedObject = <Shape extends z.core.$ZodLooseShape>(name: string, doc: string, shape: Shape) =>
  named({ name, doc }, z.strictObject(shape));

/** A schema's named GraphQL type; undefined without one. */
export const namingOf = (schema: z.ZodType): Naming | undefined => namings[numbers.get(schema)?.naming ?? -1];
