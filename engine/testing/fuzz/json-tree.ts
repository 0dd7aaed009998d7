/** Places in a JSON value, and the value with one of them changed. Keys such as "__proto__" are not special. */

export type TreePath = readonly (string | number)[];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The paths of all values, beginning with the root. */
export const pathsIn = (value: unknown, path: TreePath = []): readonly TreePath[] => {
  const below: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [path, ...below.flatMap(([key, child]) => pathsIn(child, [...path, key]))];
};

export const valueAt = (value: unknown, path: TreePath): unknown =>
  path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[String(key)] : undefined;
  }, value);

/** Changes the entries of the list or object around a place. */
export type Entries = readonly (readonly [string | number, unknown])[];

/** The value with the entry at a path replaced by any number of others. */
export const changedAt = (
  value: unknown,
  path: TreePath,
  change: (key: string | number, inner: unknown) => Entries,
): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return change("", value)[0]?.[1];
  const into = (name: string | number, inner: unknown): Entries => {
    if (String(name) !== String(key)) return [[name, inner]];
    return rest.length === 0 ? change(name, inner) : [[name, changedAt(inner, rest, change)]];
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => into(index, item).map(([, inner]) => inner));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => into(name, inner)));
};
