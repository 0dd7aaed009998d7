import { findIndex, loadWordList } from "./index-files";
import { startPagefind } from "./pagefind";
import { type Answer, searchEngine } from "./search-engine";

export type Search = (query: string) => Promise<Answer>;

let opened: Promise<Search> | null = null;

const open = async (): Promise<Search> => {
  const folder = await findIndex();
  return searchEngine({ pagefind: await startPagefind(folder), loadWords: () => loadWordList(folder) });
};

/** Fetches what a search needs, once for all searches of the page; a failure is tried again the next time. */
export const openSearch = (): Promise<Search> => {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** Searches; when the index has gone, because a new build has moved it, looks for it anew, once. */
export const search: Search = async (query) => {
  const first = openSearch();
  const searching = await first;
  try {
    return await searching(query);
  } catch {
    if (opened === first) opened = null;
    return (await openSearch())(query);
  }
};
