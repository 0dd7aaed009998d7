import redirects from "site-redirects.json";
import { gatsby } from "./gatsby-globals";
import { movedTo } from "./redirect-at-load";

let target = "";

const isOwn = (address: string): boolean => address.startsWith("/");

/**
 * Stands before Gatsby's navigation. An address that has moved is gone to where it is now: Gatsby does so only for one
 * without query, and not for one that leads to another site. What is asked for is remembered, since Gatsby's loader is told
 * path and query only.
 */
export const mindTargets = (list: Parameters<typeof movedTo>[1] = redirects): void => {
  const navigate = gatsby.navigate();
  if (!navigate) return;
  globalThis.___navigate = (to, options) => {
    const moved = typeof to === "string" && isOwn(to) ? movedTo(new URL(to, window.location.origin), list) : null;
    if (moved !== null && !isOwn(moved)) {
      window.location.assign(moved);
      return;
    }
    target = moved ?? (typeof to === "string" ? to : "");
    navigate(moved ?? to, options);
  };
};

/** The whole address, with its hash, of a path that was asked for last. */
export const addressOf = (path: string): string => (target.split("#")[0] === path ? target : path);
