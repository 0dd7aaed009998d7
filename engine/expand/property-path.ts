import { type FieldNode, fieldNode } from "../../domain/define/field-node";
import { choicesOf, isTextual, stepInto } from "../../domain/define/find-nodes";
import type { EntityDefinition } from "../../domain/entities/define-entity";
import { MODELS, type SourceModel } from "../../domain/entities/models";

/** Property paths of filters and bindings: "contents[0].summary", "assets[type=poster].image", "production.object". */

type Segment = { readonly key: string } | { readonly index: number } | { readonly where: readonly [string, string] };

const parsePath = (path: string): readonly Segment[] =>
  path.split(".").flatMap((part): readonly Segment[] => {
    const match = /^([A-Za-z]+)(?:\[(?:(\d+)|([A-Za-z]+)=([A-Za-z0-9_]+))\])?$/.exec(part);
    if (!match?.[1]) return [{ key: part }];
    const key = { key: match[1] };
    if (match[2] !== undefined) return [key, { index: Number(match[2]) }];
    return match[3] && match[4] ? [key, { where: [match[3], match[4]] }] : [key];
  });

const parsed = new Map<string, readonly Segment[]>();

/** Few different paths, but read for every entity and page. */
const parseSegments = (path: string): readonly Segment[] => {
  const segments = parsed.get(path) ?? parsePath(path);
  parsed.set(path, segments);
  return segments;
};

const get = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** The values at a path. A list without an index means each item. */
export const valuesOf = (entity: object, path: string): readonly unknown[] =>
  parseSegments(path)
    .reduce<readonly unknown[]>(
      (values, segment) =>
        values
          .flatMap((value): readonly unknown[] => {
            if ("index" in segment) return Array.isArray(value) ? [value[segment.index]] : [];
            const items = Array.isArray(value) ? value : [value];
            if ("where" in segment) {
              const [name, wanted] = segment.where;
              return items.filter((item) => get(item, name) === wanted);
            }
            return items.map((item) => get(item, segment.key));
          })
          .filter((value) => value !== undefined && value !== null),
      [entity],
    )
    .flat();

/** The fields at the end of a property path; none when the model has no such property. */
const fieldsAt = (model: SourceModel, path: string): readonly FieldNode[] => {
  const [first, ...rest] = path.split(".");
  if (model === "event" && first === "production" && rest.length > 0) return fieldsAt("production", rest.join("."));
  return parseSegments(path).reduce<readonly FieldNode[]>(
    (nodes, segment) => {
      if ("key" in segment) return stepInto(nodes, segment.key);
      if ("index" in segment) return stepInto(nodes, segment.index);
      const items = stepInto(nodes, 0);
      return stepInto(items, segment.where[0]).length > 0 ? items : [];
    },
    [fieldNode(MODELS[model].schema)],
  );
};

/** Whether the property is computed by the model, and so may change from day to day. */
export const isComputed = (model: SourceModel, path: string): boolean => {
  const { computed = {} }: Pick<EntityDefinition, "computed"> = MODELS[model];
  return Object.hasOwn(computed, path);
};

/** Whether a model has the property. */
export const hasProperty = (model: SourceModel, path: string): boolean =>
  isComputed(model, path) || fieldsAt(model, path).length > 0;

/** The possible values of a property, when its schema lists them; otherwise null. */
export const choicesAt = (model: SourceModel, path: string): readonly string[] | null =>
  choicesOf(fieldsAt(model, path));

/** Whether a property's value fits in a line of text. */
export const isText = (model: SourceModel, path: string): boolean => isTextual(fieldsAt(model, path));
