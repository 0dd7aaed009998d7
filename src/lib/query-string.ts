/**
 * The address's query, read and written without Gatsby's router, which would take a change of query for a new page and
 * go to its top. The history entry keeps the router's own state, so that it knows the page when the reader comes back.
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

/** Puts a query ("?dag=i-dag", or "" for none) into the address as a step of its own, which the back button undoes. */
export const writeQuery = (query: string): void => write(query, "pushState");

/** Puts a query in the place of the one that is there, so that the back button does not stop at it. */
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
