import { startTransition, useEffect, useState } from "react";

/** Gatsby's router marks what it has pushed itself, and nothing else: neither the first page nor back and forward. */
export const isForward = (location: Pick<Location, "hash">): boolean =>
  location.hash === "" && "action" in location && location.action === "PUSH";

/**
 * True while only the first row of a page is to be drawn. The heading of a page that is gone to is there at once, and the rest
 * follows in slices: to draw a whole front page takes a slow phone half a second. Back, forward and places on a page need the
 * page's whole height, and the first page is there already.
 */
export const useFirstRowFirst = (location: Pick<Location, "hash">): boolean => {
  const [isFirstOnly, setFirstOnly] = useState(() => isForward(location));
  useEffect(() => startTransition(() => setFirstOnly(false)), []);
  return isFirstOnly;
};
