import { isObject } from "./json";

/** A list item's identity: its id, or else its whole value. */
export const identityOf = (item: unknown): string =>
  isObject(item) && typeof item.id === "string" ? `id ${item.id}` : JSON.stringify(item);

/**
 * Matches new items to old ones: first by identity in the same place, then by identity elsewhere, and the rest by
 * place. Null for a new item.
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
