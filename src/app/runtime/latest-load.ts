import { type Load, never } from "./gatsby-globals";

let latest = 0;

/** Which navigation is the latest: after a wait, whoever asked before knows whether it still is. */
export const latestNavigation = (): number => latest;

/** The load whose page has come and is being drawn; the reader has not arrived there yet. */
let landing: number | null = null;

/**
 * The reader has arrived at a page. What is still being waited for is given up, as when the back button led here; but not what
 * was chosen after the page that is arrived at had come and before it was drawn: on a slow phone that is time enough for a tap.
 * Gives whether nothing is being waited for any more.
 */
export const arriveAtPage = (): boolean => {
  const isOvertaken = landing !== null && landing !== latest;
  landing = null;
  if (!isOvertaken) latest += 1;
  return !isOvertaken;
};

/**
 * Only the latest navigation counts. Gatsby finishes every one that was begun, so that a slow page would take a reader away
 * from the faster one that was chosen after it.
 */
export const onlyLatest =
  (load: Load): Load =>
  async (path) => {
    latest += 1;
    const mine = latest;
    try {
      const page = await load(path);
      if (mine !== latest) return never();
      if (page !== undefined && page.status !== "error") landing = mine;
      return page;
    } catch (error) {
      if (mine !== latest) return never();
      throw error;
    }
  };
