import redirects from "site-redirects.json";
import { gatsby } from "./gatsby-globals";
import { hasInternal } from "./has-internal";
import { movedTo } from "./redirect-at-load";
import { expectAction, expectNoAction } from "./router-action";

let target = "";

const isOwn = (address: string): boolean => address.startsWith("/");

/**
 * Wraps Gatsby's navigation. An address that has moved is replaced by its new one: Gatsby does so only for one without
 * a query, and not for one on another site. The requested address is remembered, since Gatsby's loader only gets path
 * and query.
 */
export const wrapNavigate = (list: Parameters<typeof movedTo>[1] = redirects): void => {
  const navigate = gatsby.navigate();
  if (!hasInternal(typeof navigate === "function", "___navigate") || !navigate) return;
  window.addEventListener("popstate", expectNoAction);
  globalThis.___navigate = (to, options) => {
    const moved = typeof to === "string" && isOwn(to) ? movedTo(new URL(to, window.location.origin), list) : null;
    if (moved !== null && !isOwn(moved)) {
      window.location.assign(moved);
      return;
    }
    target = moved ?? (typeof to === "string" ? to : "");
    if (typeof to === "string") expectAction();
    navigate(moved ?? to, options);
  };
};

/** The whole address, with its hash, of the path that was requested last. */
export const addressOf = (path: string): string => (target.split("#")[0] === path ? target : path);
