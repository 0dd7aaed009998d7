/** How many files are open at a time; a folder may have more than a process may open. */
const BATCH = 64;

/** Maps a list asynchronously, a batch at a time, in order. */
export const inBatches = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  size = BATCH,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
  return results;
};
