import { z } from "zod";
import type { GraphqlDoc } from "./field";

/** A GraphQL field that content does not hold, and how it is computed. */
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
  /** By their names in GraphQL; one that a field of the schema has too takes its place. */
  readonly derived?: Readonly<Record<string, Derived>>;
}

/** Which of the namings a schema has. Clones inherit it; what a registry holds itself may not contain schemas. */
const numbers = z.registry<{ readonly naming: number }>();
const namings: Naming[] = [];

/** Gives an object schema its GraphQL type. */
export const named = <Schema extends z.ZodType>(naming: Naming, schema: Schema): Schema => {
  const own = schema.clone();
  numbers.add(own, { naming: namings.push(naming) - 1 });
  return own;
};

/** The GraphQL type that a schema was given; undefined when it has none. */
export const namingOf = (schema: z.ZodType): Naming | undefined => namings[numbers.get(schema)?.naming ?? -1];
