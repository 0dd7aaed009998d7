/**
 * The address's query, read and written without Gatsby's router, which would take a change of query for a new page
 * and go to its top. The history entry keeps the router's own state, so that it knows the page when the reader comes back.
 */
const listeners = new Set<() => void>();

/** The query with its question mark, or "". */
export const readQuery = (): string => window.location.search;

/** Puts a query ("?dag=i-dag", or "" for none) into the address as a step of its own, which the back button undoes. */
export const writeQuery = (query: string): void => {
  const { pathname, search, hash } = window.location;
  if (query === search) return;
  window.history.pushState(window.history.state, "", pathname + query + hash);
  for (const listener of listeners) listener();
};

/** Calls `listener` when the query may have changed, also by the back button; gives back how to stop. */
export const onQueryChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
};
