/** The maximum number of pages, in case the platform never ends its list. */
const MAX_PAGES = 50;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** How many the platform sent, including those that could not be read. */
  readonly sent: number;
}

export interface Paging<Item> {
  readonly size: number;
  readonly fetchPage: (query: { readonly skip: number; readonly take: number }) => Promise<Page<Item>>;
  /** An id for each item of a page, in their order. */
  readonly idsOf: (page: readonly Item[]) => readonly string[];
}

/**
 * Fetches a list to its end, page by page (specification, section 9: 10 and 20 are page sizes). Items are deduplicated;
 * a page without new items is the last, in case the platform ignores `skip`.
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

/** Ids for items without one: their content, and their index among items of equal content. */
export const idsByContent = (items: readonly unknown[]): readonly string[] => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = JSON.stringify(item);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return `${count} ${text}`;
  });
};
