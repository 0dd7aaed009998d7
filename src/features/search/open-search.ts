import type { LocalDateTime } from "../../../domain/time/local-time";
import { fetchedIndex, findIndex } from "./index-files";
import { type Answer, type SearchEngine, searchEngine } from "./search-engine";

let opened: Promise<SearchEngine> | null = null;

const open = async (): Promise<SearchEngine> => {
  const files = fetchedIndex(await findIndex());
  await files.catalogue();
  return searchEngine(files);
};

/** Fetches what every search needs, once per page; after a failure the next call retries. */
const openSearch = (): Promise<SearchEngine> => {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** Prefetches the files for the current input. A failure is reported by the search itself. */
export const preload = async (query: string): Promise<void> => {
  try {
    const engine = await openSearch();
    if (query !== "") await engine.preload(query);
  } catch {
    // The search reports it.
  }
};

/** Searches; when the index is gone, because a new build has replaced it, loads the catalogue again, once. */
export const search = async (query: string, now: LocalDateTime): Promise<Answer> => {
  const first = openSearch();
  const engine = await first;
  try {
    return await engine.search(query, now);
  } catch {
    if (opened === first) opened = null;
    return (await openSearch()).search(query, now);
  }
};
