/** A showing that takes its hall from a start to an end. */
export interface Taken {
  readonly hall: string;
  readonly start: string;
  readonly end: string | null;
}

/** Wall-clock moments in order; a showing without a known end takes its start alone. */
export const collides = (one: Taken, other: Taken): boolean =>
  one.hall === other.hall &&
  (one.start === other.start || (one.start < (other.end ?? other.start) && other.start < (one.end ?? one.start)));

interface Sorted<Item> {
  readonly kept: readonly Item[];
  readonly skipped: readonly { readonly item: Item; readonly because: Taken }[];
}

/** Those that have their hall to themselves, beside what is there and those kept before them. */
export const withoutCollisions = <Item extends Taken>(
  there: readonly Taken[],
  items: readonly Item[],
): Sorted<Item> => {
  const kept: Item[] = [];
  const skipped: { readonly item: Item; readonly because: Taken }[] = [];
  for (const item of items) {
    const because = [...there, ...kept].find((one) => collides(one, item));
    if (because === undefined) kept.push(item);
    else skipped.push({ item, because });
  }
  return { kept, skipped };
};
