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

/** For texts their own label, an address or a number; for all else what others of the kind have. */
const candidates = (node: FieldNode, path: JsonPath, others: readonly Json[]): readonly unknown[] => {
  const label = node.about.label ?? "";
  const isMade = node.widget === "slug" || node.about.madeFrom !== undefined;
  if (isMade) return NEW;
  const own = node.kind === "list" ? [[`<p>${label}</p>`]] : [label, `<p>${label}</p>`, ...NEW];
  const borrowed = others.map((other) => valueAt(other, path)).filter((one) => !isEmpty(one));
  // The last one: a film that is to come, rather than one that has been.
  if (node.widget === "date") return borrowed.toSorted().toReversed();
  const isText = node.kind === "text" || node.widget === "html";
  return isText && node.widget !== "image" ? [...own, ...borrowed] : borrowed;
};

interface FilledOptions {
  readonly kind: Placed["kind"];
  readonly value: Json;
  /** Of its own fields. */
  readonly problems: readonly Problem[];
  /** Of the whole content. */
  readonly entities: readonly Placed[];
}

/** The value of a new form with something in each place that is empty and may not be: its page can be looked at. */
export const filledOut = ({ kind, value, problems, entities }: FilledOptions): Json => {
  const root = fieldNode(entityDefinition(kind).schema);
  const others = entities
    .filter((one) => one.kind === kind && one.value.object === value.object)
    .map((one) => one.value);
  return problems.filter(isError).reduce<Json>((filled, { path }) => {
    const [node] = nodesAt(root, path, value);
    // What is made from other fields is wrong while they are empty.
    const isToFill = node?.about.madeFrom !== undefined || isEmpty(valueAt(value, path));
    if (node === undefined || path.length === 0 || !isToFill) return filled;
    const found = candidates(node, path, others).find((one) => node.schema.safeParse(one).success);
    const next = found === undefined ? filled : withValueAt(filled, path, found);
    return isObject(next) ? next : filled;
  }, value);
};
