import { useFirstSlice } from "../components/hooks/use-first-slice";

export { RenderInSlices } from "../components/hooks/use-first-slice";

/**
 * Gatsby's router sets `action` only on locations that it has pushed itself (docs/gatsby-internals.md): not on the
 * first page, nor back and forward.
 */
export const isForward = (location: Pick<Location, "hash">): boolean =>
  location.hash === "" && "action" in location && location.action === "PUSH";

/**
 * True while only the beginning of a page is rendered (`Grid`). After a navigation the heading appears at once, and the
 * rest follows in slices: rendering a whole front page takes a slow phone half a second. Back, forward and hashes need
 * the page's full height, and the first page is prerendered.
 */
export const useFirstRowFirst = (location: Pick<Location, "hash">): boolean => useFirstSlice(isForward(location));
