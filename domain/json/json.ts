/** A plain JSON object, as used by server and app. */

export type Json = Readonly<Record<string, unknown>>;
export type JsonPath = readonly (string | number)[];

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Deep equality of JSON values, ignoring key order. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
};

/** The names of the outermost fields that differ. */
export const changedFields = (before: Json, after: Json): readonly string[] =>
  Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));

export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((found, key) => {
    if (Array.isArray(found)) return typeof key === "number" ? found[key] : undefined;
    return isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }, value);

/** Sets the value at a path; undefined removes a field, or a list item. */
export const withValueAt = (value: unknown, [key, ...rest]: JsonPath, part: unknown): unknown => {
  if (key === undefined) return part;
  if (typeof key === "number") {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, at) => {
      if (at !== key) return [item];
      const inner = withValueAt(item, rest, part);
      return inner === undefined ? [] : [inner];
    });
  }
  const own = isObject(value) ? value : {};
  const inner = withValueAt(own[key], rest, part);
  if (inner !== undefined) return { ...own, [key]: inner };
  return Object.fromEntries(Object.entries(own).filter(([name]) => name !== key));
};
