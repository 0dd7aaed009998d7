import redirects from "site-redirects.json";
import { decodedPath } from "../../../domain/addresses/redirect-path";
import type { SiteRedirects } from "../../../domain/contracts/site-redirects";

const comparable = (path: string): string => decodedPath(path).toLowerCase();

/**
 * The new address of a page that has moved, or null. The list is the one that Gatsby writes for redirects in the
 * browser, in lower case: "/Påske" is "/p%c3%a5ske" in it.
 */
export const movedTo = (
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
  list: SiteRedirects,
): string | null => {
  const path = comparable(pathname);
  const found = list.find(({ fromPath }) => comparable(fromPath) === path);
  return found ? found.toPath + search + hash : null;
};

/**
 * A host without redirects responds to an old address with the not-found page. Gatsby would render the new page into
 * that HTML and end with an empty page, so the browser navigates before hydration.
 */
export const redirectAtLoad = (): Promise<void> | undefined => {
  const target = movedTo(window.location, redirects);
  if (target === null) return undefined;
  window.location.replace(target);
  return new Promise(() => undefined);
};
