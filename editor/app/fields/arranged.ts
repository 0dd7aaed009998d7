import type { JsonPath } from "../../../domain/json/json";
import { type Field, type Form, fieldsOf } from "../../api/form";

interface Arranged {
  readonly first: readonly Field[];
  /** Long texts among what is written first. */
  readonly prose: readonly Field[];
  /** The others, in the order of their groups; null for those without one. */
  readonly groups: readonly (readonly [name: string | null, fields: readonly Field[]])[];
}

/** Whether a group can be folded: none of its fields is required. */
export const isFoldable = (fields: readonly Field[]): boolean =>
  fields.every(({ isRequired, madeFrom }) => !isRequired || madeFrom !== null);

/** What only links use comes after what people read. */
const isLate = ({ form }: Field): boolean => form.kind === "slug";

/** Fields in the order in which they stand: where some come first, the others are in groups, "Mer" for the rest. */
export const arranged = (fields: readonly Field[]): Arranged => {
  const first = fields.filter(({ isFirst }) => isFirst);
  const more = first.length > 0 ? "Mer" : null;
  const rest = fields.filter(({ isFirst }) => !isFirst).sort((a, b) => Number(isLate(a)) - Number(isLate(b)));
  const names = [...new Set(rest.map(({ group }) => group ?? more))];
  const groups = names.map((name) => [name, rest.filter(({ group }) => (group ?? more) === name)] as const);
  const rank = ([name, within]: (typeof groups)[number]): number => {
    if (name === null) return 0;
    if (name === more) return 3;
    return isFoldable(within) ? 2 : 1;
  };
  return {
    first: first.filter(({ isProse }) => isProse !== true),
    prose: first.filter(({ isProse }) => isProse === true),
    groups: groups.sort((a, b) => rank(a) - rank(b)),
  };
};

/** Problems in the order in which their fields stand. */
export const inFormOrder = <Found extends { readonly path: JsonPath }>(
  form: Form,
  value: unknown,
  problems: readonly Found[],
): readonly Found[] => {
  const { first, prose, groups } = arranged(fieldsOf(form, value));
  const names = [...first, ...prose, ...groups.flatMap(([, fields]) => fields)].map(({ name }) => name);
  return [...problems].sort((a, b) => names.indexOf(String(a.path[0])) - names.indexOf(String(b.path[0])));
};
