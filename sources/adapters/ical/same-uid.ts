import { type Entry, epochOf } from "./entry";

const isMain = ({ replaces }: Entry): boolean => replaces === null;

const alike = ({ title, start, place, rules }: Entry): string => JSON.stringify([title, epochOf(start), place, rules]);

/**
 * The events of one UID, each with the versions of its occurrences. There is one, whose latest SEQUENCE counts; some
 * systems give several events the same UID, and none of them is passed over.
 */
export const eventsOf = (entries: readonly Entry[]): readonly (readonly Entry[])[] => {
  const mains = entries.filter(isMain);
  const latest = Math.max(...mains.map(({ sequence }) => sequence));
  const current = mains
    .filter(({ sequence }) => sequence === latest)
    // Of two alike, one that is cancelled counts.
    .toSorted((a, b) => Number(a.isCancelled) - Number(b.isCancelled));
  const different = new Map(current.map((one) => [alike(one), one]));
  const [first, ...others] = [...different.values()];
  if (first === undefined) return [entries];
  return [[first, ...entries.filter((one) => !isMain(one))], ...others.map((one) => [one])];
};
