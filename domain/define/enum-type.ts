import type { FieldNode } from "./field-node";
import type { EnumType } from "./output";

/** What GraphQL takes as a value of an enum; "2D" and "long-tables" are none. */
const isValueName = (value: unknown): boolean =>
  typeof value === "string" && /^(?!__|(true|false|null)$)[_A-Za-z]\w*$/.test(value);

/**
 * The GraphQL enum of a closed set of texts. Null for any other field, and for a set with a value that is not a name in
 * GraphQL: Gatsby's queries would answer with another value than content has.
 */
export const enumTypeOf = ({ kind, values, naming }: FieldNode): EnumType | null => {
  if (kind !== "choice") return null;
  const odd = values.filter((value) => !isValueName(value));
  if (odd.length > 0) {
    if (naming) throw new Error(`The GraphQL enum ${naming.name} cannot have ${odd.join(", ")}: leave out named().`);
    return null;
  }
  if (!naming) throw new Error(`This set is without a GraphQL type: wrap its schema in named(): ${values.join(", ")}.`);
  return { name: naming.name, doc: naming.doc, values: values.map(String) };
};

/** One enum for a field whose alternatives each have some of the values. */
export const mergedEnum = (enums: readonly (EnumType | null)[]): EnumType | null => {
  const found = enums.filter((one) => one !== null);
  const [first] = found;
  return first ? { ...first, values: [...new Set(found.flatMap(({ values }) => values))] } : null;
};
