import type { GatsbyBrowser } from "gatsby";
import { placeOfHash } from "./place-of-hash";
import type { RouteUpdate } from "./route-update";

/** Back and forward: Gatsby's router marks only what it has pushed itself. */
const isReturn = (location: object): boolean => !("action" in location && location.action === "PUSH");

const heightOf = (position: unknown): number => {
  const height: unknown = Array.isArray(position) ? position[1] : undefined;
  return typeof height === "number" ? height : 0;
};

/**
 * Whether Gatsby may scroll: to the hash, else to where the reader was on that page, else to the top.
 *
 * - On the first page never. The browser has done it, and Gatsby, coming later, would take the reader away again.
 * - When only the query changes, or a hash goes, never; back and forward within a page are the browser's own.
 * - A new hash with a target is scrolled to. On the way back the reader's own place counts for more.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const from = prevRouterProps?.location;
  const to = routerProps.location;
  if (from === undefined) return false;
  if (from.pathname !== to.pathname) {
    if (!isReturn(to) || to.hash === "") return true;
    window.scrollTo(0, heightOf(getSavedScrollPosition(to)));
    return false;
  }
  if (isReturn(to)) return false;
  const isNewHash = to.hash !== "" && to.hash !== from.hash;
  return isNewHash || (to.search === from.search && to.hash === from.hash);
};

/** A new page whose address names a place that it lacks begins at its top; Gatsby would leave it where the last one stood. */
export const beginAtTop = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation || prevLocation.pathname === location.pathname || isReturn(location)) return;
  if (location.hash !== "" && placeOfHash(location.hash) === null) window.scrollTo(0, 0);
};
