import { fetchedIndex, findIndex } from "./index-files";
import { type Answer, type SearchEngine, searchEngine } from "./search-engine";

let opened: Promise<SearchEngine> | null = null;

const open = async (): Promise<SearchEngine> => {
  const files = fetchedIndex(await findIndex());
  await files.catalogue();
  return searchEngine(files);
};

/** Fetches what every search needs, once for all searches of the page; a failure is tried again the next time. */
const openSearch = (): Promise<SearchEngine> => {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** Fetches what a search for what is typed so far will need. A failure shows when there is a search. */
export const preload = async (query: string): Promise<void> => {
  try {
    const engine = await openSearch();
    if (query !== "") await engine.preload(query);
  } catch {
    // The search itself tells.
  }
};

/** Searches; when the index has gone, because a new build has moved it, looks for it anew, once. */
export const search = async (query: string): Promise<Answer> => {
  const first = openSearch();
  const engine = await first;
  try {
    return await engine.search(query);
  } catch {
    if (opened === first) opened = null;
    return (await openSearch()).search(query);
  }
};
