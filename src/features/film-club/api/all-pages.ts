/** No member has so much of anything; a platform that never ends its list is left there. */
const MAX_PAGES = 50;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** How many the platform sent, with those that could not be read. */
  readonly sent: number;
}

export interface Paging<Item> {
  readonly size: number;
  readonly fetchPage: (query: { readonly skip: number; readonly take: number }) => Promise<Page<Item>>;
  /** An id for each item of a page, in their order. */
  readonly idsOf: (page: readonly Item[]) => readonly string[];
}

/**
 * Fetches a list to its end, page by page (specification, section 9: 10 and 20 are page sizes). Each item counts once;
 * a page that only repeats is the last, so that a platform that ignores `skip` is not asked for ever.
 */
export const allPages = async <Item>({ size, fetchPage, idsOf }: Paging<Item>): Promise<readonly Item[]> => {
  const found = new Map<string, Item>();
  let skip = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, sent } = await fetchPage({ skip, take: size });
    const before = found.size;
    const ids = idsOf(items);
    for (const [index, item] of items.entries()) {
      const id = ids[index] ?? "";
      if (!found.has(id)) found.set(id, item);
    }
    const isRepeated = items.length > 0 && found.size === before;
    if (sent < size || isRepeated) break;
    skip += sent;
  }
  return [...found.values()];
};

/** Ids for things that have none: what they say, and the how manieth they are of those that say the same. */
export const idsByContent = (items: readonly unknown[]): readonly string[] => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = JSON.stringify(item);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return `${count} ${text}`;
  });
};
