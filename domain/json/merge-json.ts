import { isObject, isSame, type JsonPath } from "./json";
import { identityOf } from "./match-items";

/** A place that two editors have changed differently; undefined on the side that removed it. */
export interface Clash {
  /** The place in the merged value. */
  readonly path: JsonPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Three-way merge; mine wins a conflict. */
  readonly value: unknown;
  readonly clashes: readonly Clash[];
}

interface Three {
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

const hasIds = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.every((item) => isObject(item) && typeof item.id === "string") &&
  new Set(value.map(identityOf)).size === value.length;

const mergeObjects = (before: object, mine: object, theirs: object, path: JsonPath): Merged => {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const own = (holder: object, name: string): unknown =>
    Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;
  const fields = names.map((name) => ({
    name,
    merged: mergeAt({ before: own(before, name), mine: own(mine, name), theirs: own(theirs, name) }, [...path, name]),
  }));
  return {
    value: Object.fromEntries(
      fields.filter(({ merged }) => merged.value !== undefined).map(({ name, merged }) => [name, merged.value]),
    ),
    clashes: fields.flatMap(({ merged }) => merged.clashes),
  };
};

/**
 * Merges lists with ids item by item, when at most one side has reordered them. Null when the lists conflict as a
 * whole: also when an item removed on one side was changed on the other.
 */
const mergeLists = (
  before: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: JsonPath,
): Merged | null => {
  const byId = (items: readonly unknown[]) => new Map(items.map((item) => [identityOf(item), item]));
  const [old, own, other] = [byId(before), byId(mine), byId(theirs)];
  const orderIn = (items: ReadonlyMap<string, unknown>) => [...items.keys()].filter((id) => old.has(id));
  const keepsOrder = (items: ReadonlyMap<string, unknown>) =>
    isSame(
      orderIn(items),
      [...old.keys()].filter((id) => items.has(id)),
    );
  if (!keepsOrder(own) && !keepsOrder(other)) return null;
  const [leading, following] = keepsOrder(own) ? [other, own] : [own, other];
  const order = [...leading.keys()];
  for (const [at, id] of [...following.keys()].entries()) {
    if (leading.has(id)) continue;
    const previous = [...following.keys()][at - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
  }
  const items = order.map((id) => mergeAt({ before: old.get(id), mine: own.get(id), theirs: other.get(id) }, []));
  const isRemoved = (clash: Clash) =>
    clash.path.length === 0 && (clash.mine === undefined || clash.theirs === undefined);
  if (items.some(({ clashes }) => clashes.some(isRemoved))) return null;
  const kept = items.filter(({ value }) => value !== undefined);
  return {
    value: kept.map(({ value }) => value),
    clashes: kept.flatMap(({ clashes }, at) =>
      clashes.map((clash) => ({ ...clash, path: [...path, at, ...clash.path] })),
    ),
  };
};

const mergeAt = ({ before, mine, theirs }: Three, path: JsonPath): Merged => {
  if (isSame(mine, theirs) || isSame(before, theirs)) return { value: mine, clashes: [] };
  if (isSame(before, mine)) return { value: theirs, clashes: [] };
  if (isObject(before) && isObject(mine) && isObject(theirs)) return mergeObjects(before, mine, theirs, path);
  const lists = hasIds(before) && hasIds(mine) && hasIds(theirs) ? mergeLists(before, mine, theirs, path) : null;
  return lists ?? { value: mine, clashes: [{ path, mine, theirs }] };
};

/** Merges two versions of a value, field by field. */
export const mergeJson = (three: Three): Merged => mergeAt(three, []);
