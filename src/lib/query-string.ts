/**
 * The address's query, read and written without Gatsby's router, which would treat a change of query as a new page and
 * scroll to its top. The history entry keeps the router's own state, so that it knows the page when the visitor comes
 * back.
 */
const listeners = new Set<() => void>();

/** The query with its question mark, or "". */
export const readQuery = (): string => window.location.search;

const write = (query: string, how: "pushState" | "replaceState"): void => {
  const { pathname, search, hash } = window.location;
  if (query === search) return;
  window.history[how](window.history.state, "", pathname + query + hash);
  for (const listener of listeners) listener();
};

/** Puts a query ("?dag=i-dag", or "" for none) into the address as a new history entry. */
export const writeQuery = (query: string): void => write(query, "pushState");

/** Replaces the query without a new history entry. */
export const replaceQuery = (query: string): void => write(query, "replaceState");

/** Calls `listener` when the query may have changed, also by the back button; returns the unsubscribe function. */
export const onQueryChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
};
