import type { GatsbyBrowser } from "gatsby";
import { isReturn } from "../navigation/router-action";
import { placeOfHash } from "./place-of-hash";
import type { RouteUpdate } from "./route-update";

const heightOf = (position: unknown): number => {
  const height: unknown = Array.isArray(position) ? position[1] : undefined;
  return typeof height === "number" ? height : 0;
};

/**
 * Whether Gatsby may scroll: to the hash, else to the saved position of that page, else to the top.
 *
 * - On the first page never. The browser has scrolled already, and Gatsby, which comes later, would scroll again.
 * - Not when only the query changes or a hash is removed. Back and forward within a page are left to the browser.
 * - A new hash with a target is scrolled to. On the way back the saved position takes precedence.
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

/** Scrolls to the top of a new page whose hash has no target; Gatsby would keep the previous position. */
export const beginAtTop = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation || prevLocation.pathname === location.pathname || isReturn(location)) return;
  if (location.hash !== "" && placeOfHash(location.hash) === null) window.scrollTo(0, 0);
};
