import { isObject } from "../json/json";
import type { FieldNode } from "./field-node";
import { alternativesOf } from "./find-nodes";

const fieldsBegun = ({ fields }: FieldNode, begun: unknown): Readonly<Record<string, unknown>> => {
  const given = isObject(begun) ? begun : {};
  return Object.fromEntries(
    [...fields].flatMap(([name, field]) => {
      const isNeeded = !field.isOptional && field.preset === undefined;
      return isNeeded || Object.hasOwn(given, name) ? [[name, begunValue(field, given[name])]] : [];
    }),
  );
};

/**
 * The initial value of a new entity: the given fields, and for other required ones null where allowed, an empty list,
 * the only choice, or "" for an editor to fill in.
 */
export const begunValue = (node: FieldNode, begun?: unknown): unknown => {
  const [field = node] = alternativesOf(node, begun);
  const { kind, item, values } = field;
  if (begun === null || (begun === undefined && node.isNullable)) return null;
  if (kind === "object") return fieldsBegun(field, begun);
  if (kind === "list" && item) return Array.isArray(begun) ? begun.map((one) => begunValue(item, one)) : [];
  if (kind === "record" && item && isObject(begun))
    return Object.fromEntries(Object.entries(begun).map(([name, one]) => [name, begunValue(item, one)]));
  if (begun !== undefined) return begun;
  if (kind === "record") return {};
  return values.length === 1 ? values[0] : "";
};
