import redirects from "site-redirects.json";
import { decodedPath } from "../../rules/redirect-path";

/**
 * Where the page that is being loaded has moved to, or null. The list is the one that Gatsby writes for its own
 * redirects in the browser.
 */
export const movedTo = (
  { pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">,
  list: readonly { readonly fromPath: string; readonly toPath: string }[],
): string | null => {
  const path = decodedPath(pathname);
  const found = list.find(({ fromPath }) => decodedPath(fromPath) === path);
  return found ? found.toPath + search + hash : null;
};

/**
 * A host that knows no redirects answers an old address with the not-found page. Gatsby would then put the new page
 * into the old one's HTML and end with an empty page, so the browser goes there before anything is drawn.
 */
export const redirectAtLoad = (): Promise<void> | undefined => {
  const target = movedTo(window.location, redirects);
  if (target === null) return undefined;
  window.location.replace(target);
  return new Promise(() => undefined);
};
