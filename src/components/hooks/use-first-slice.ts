import { createContext, startTransition, use, useEffect, useState } from "react";

/**
 * True on a page that is rendered after a navigation, in the browser. Parts that take a slow phone long then render the
 * beginning first. False on the first page, which is prerendered, and where the page needs its full height at once.
 */
export const RenderInSlices = createContext(false);

/** True while only the beginning of a part is rendered; the rest follows in a transition. */
export const useFirstSlice = (isSliced: boolean): boolean => {
  const [isFirst, setFirst] = useState(isSliced);
  useEffect(() => startTransition(() => setFirst(false)), []);
  return isFirst;
};

/** The same, for parts of a page. */
export const useFirstSliceOfPage = (): boolean => useFirstSlice(use(RenderInSlices));
