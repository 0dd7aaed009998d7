import { isObject } from "./json";

/** What a list's item is known by: its id, or all that it says. */
export const identityOf = (item: unknown): string =>
  isObject(item) && typeof item.id === "string" ? `id ${item.id}` : JSON.stringify(item);

/**
 * Which old item each new one is: the same in the same place, the same elsewhere, or, of what is left, the one in the
 * same place. Null for a new one.
 */
export const matched = (before: readonly unknown[], after: readonly unknown[]): readonly (number | null)[] => {
  const old = before.map(identityOf);
  const own = after.map(identityOf);
  const free = new Map<string, number[]>();
  for (const [at, identity] of old.entries())
    if (own[at] !== identity) free.set(identity, [...(free.get(identity) ?? []), at]);
  const pairs = own.map((identity, at) => (old[at] === identity ? at : (free.get(identity)?.shift() ?? null)));
  const taken = new Set(pairs);
  return pairs.map((pair, at) => {
    if (pair !== null || taken.has(at) || at >= before.length) return pair;
    taken.add(at);
    return at;
  });
};
