import { type FieldNode, fieldNode } from "../../../domain/define/field-node";
import { nodesAt } from "../../../domain/define/find-nodes";
import { isObject, type Json, type JsonPath, valueAt, withValueAt } from "../../../domain/json/json";
import { entityDefinition } from "../../../domain/kinds";
import type { Problem } from "../../api/api";
import type { Placed } from "../content/content-folder";
import { isError } from "../desk/desk-problems";

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.every(isEmpty));

/** What nothing else has; an id ends with the number, as films' do. */
const NEW = ["ny-side-0", "/ny-side-0", "0"];

/** What a field may hold for now: nothing, or a text its own label, an address or a number. */
const ownOf = (node: FieldNode): readonly unknown[] => {
  const label = node.about.label ?? "";
  if (node.widget === "slug" || node.about.madeFrom !== undefined) return NEW;
  if (node.isNullable) return [null];
  if (node.kind === "list") return [[`<p>${label}</p>`]];
  const isText = (node.kind === "text" || node.widget === "html") && node.widget !== "image";
  return isText ? [label, `<p>${label}</p>`, ...NEW] : [];
};

/** What others of the kind hold there; of dates the last, as a film that is to come has. */
const borrowedFor = (node: FieldNode, path: JsonPath, others: readonly Json[]): readonly unknown[] => {
  const found = others.map((other) => valueAt(other, path)).filter((one) => !isEmpty(one));
  return node.widget === "date" ? found.toSorted().toReversed() : found;
};

/** The value without the nearest part around a place that may be left out; null when all of it must be there. */
const withoutPart = (root: FieldNode, path: JsonPath, value: Json): unknown => {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const part = path.slice(0, length);
    const [node] = nodesAt(root, part, value);
    if (typeof part.at(-1) === "number") return withValueAt(value, part, undefined);
    if (node?.isNullable || node?.isOptional) return withValueAt(value, part, node.isNullable ? null : undefined);
  }
  return null;
};

export interface FilledOut {
  readonly value: Json;
  /** Labels of the fields whose values are another's. */
  readonly borrowed: readonly string[];
}

interface FilledOptions {
  readonly kind: Placed["kind"];
  readonly value: Json;
  /** Of its own fields. */
  readonly problems: readonly Problem[];
  /** Of the whole content. */
  readonly entities: readonly Placed[];
}

/**
 * The value of a new form, to look at its page before all of it is written. A picture or trailer that is missing is
 * left out, as another's would be taken for its own; a text is its label; what else must be there is borrowed.
 */
export const filledOut = ({ kind, value, problems, entities }: FilledOptions): FilledOut => {
  const root = fieldNode(entityDefinition(kind).schema);
  const others = entities
    .filter((one) => one.kind === kind && one.value.object === value.object)
    .map((one) => one.value);
  // The last first: items of lists keep their places.
  const borrowed: string[] = [];
  const filledValue = problems.filter(isError).reduceRight<Json>((filled, { path }) => {
    const [node] = nodesAt(root, path, filled);
    // What is made from other fields is wrong while they are empty.
    const isToFill = node?.about.madeFrom !== undefined || isEmpty(valueAt(filled, path));
    if (node === undefined || path.length === 0 || !isToFill) return filled;
    const fitting = (candidates: readonly unknown[]) => candidates.find((one) => node.schema.safeParse(one).success);
    const own = fitting(ownOf(node).filter((one) => one !== valueAt(filled, path)));
    const rest = own === undefined ? withoutPart(root, path, filled) : null;
    const isBorrowed = own === undefined && rest === null;
    const found = isBorrowed ? fitting(borrowedFor(node, path, others)) : own;
    if (isBorrowed && found !== undefined) borrowed.unshift(node.about.label ?? "");
    const next = rest ?? (found === undefined ? filled : withValueAt(filled, path, found));
    return isObject(next) ? next : filled;
  }, value);
  return { value: filledValue, borrowed };
};
