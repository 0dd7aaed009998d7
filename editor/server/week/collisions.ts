/** A showing that occupies its hall from start to end. */
export interface Booking {
  readonly hall: string;
  readonly start: string;
  readonly end: string | null;
}

/** Compares local times; a showing without a known end occupies only its start. */
export const collides = (one: Booking, other: Booking): boolean =>
  one.hall === other.hall &&
  (one.start === other.start || (one.start < (other.end ?? other.start) && other.start < (one.end ?? one.start)));

interface Sorted<Item> {
  readonly free: readonly Item[];
  readonly skipped: readonly { readonly item: Item; readonly because: Booking }[];
}

/** Splits items into those whose hall is free, given the bookings and earlier items, and the rest. */
export const withoutCollisions = <Item extends Booking>(
  bookings: readonly Booking[],
  items: readonly Item[],
): Sorted<Item> => {
  const free: Item[] = [];
  const skipped: { readonly item: Item; readonly because: Booking }[] = [];
  for (const item of items) {
    const because = [...bookings, ...free].find((one) => collides(one, item));
    if (because === undefined) free.push(item);
    else skipped.push({ item, because });
  }
  return { free, skipped };
};
