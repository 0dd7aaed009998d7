interface Held {
  readonly key: string;
  readonly status: string;
  readonly production: { readonly key: string };
}

interface Collected<Event> {
  /** The next showing of each production, preferably one that takes place; by date. */
  readonly events: readonly Event[];
  /** Its other showings, cancelled ones included, by the key of the next. */
  readonly others: ReadonlyMap<string, readonly Event[]>;
}

/** Each production once, with its other showings. Keeps the order, which is earliest first. */
export const collected = <Event extends Held>(events: readonly Event[]): Collected<Event> => {
  const groups = new Map<string, Event[]>();
  for (const event of events) groups.set(event.production.key, [...(groups.get(event.production.key) ?? []), event]);
  const others = new Map<string, readonly Event[]>();
  for (const group of groups.values()) {
    const next = group.find(({ status }) => status !== "cancelled") ?? group[0];
    if (next)
      others.set(
        next.key,
        group.filter((event) => event !== next),
      );
  }
  return { events: events.filter(({ key }) => others.has(key)), others };
};
