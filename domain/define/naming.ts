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
  /** By their names in GraphQL; overrides a field of the schema with the same name. */
  readonly derived?: Readonly<Record<string, Derived>>;
}

/** The key of a schema's naming. Clones inherit it; values of a Zod registry may not contain schemas. */
const numbers = z.registry<{ readonly naming: number }>();
const namings: Naming[] = [];

/** Gives a schema of an object, or of a closed set of texts, its GraphQL type. */
export const named = <Schema extends z.ZodType>(naming: Naming, schema: Schema): Schema => {
  const own = schema.clone();
  numbers.add(own, { naming: namings.push(naming) - 1 });
  return own;
};

/** An object with these fields and no others, which GraphQL has as a type of this name. */
export const namedObject = <Shape extends z.core.$ZodLooseShape>(name: string, doc: string, shape: Shape) =>
  named({ name, doc }, z.strictObject(shape));

/** The GraphQL type that a schema was given; undefined when it has none. */
export const namingOf = (schema: z.ZodType): Naming | undefined => namings[numbers.get(schema)?.naming ?? -1];
