import { type Load, neverSettles } from "../gatsby-globals";

let latest = 0;

/** Number of the latest navigation, to find out after an `await` whether another has started. */
export const latestNavigation = (): number => latest;

/** The navigation whose page has loaded and is rendering. */
let landing: number | null = null;

/**
 * Called on arrival. Cancels pending navigations, except one that started after this page's data had loaded but
 * before it rendered: on a slow phone that is time enough for a tap.
 * @returns True when nothing is pending.
 */
export const arriveAtPage = (): boolean => {
  const isOvertaken = landing !== null && landing !== latest;
  landing = null;
  if (!isOvertaken) latest += 1;
  return !isOvertaken;
};

/**
 * Cancels all navigations but the latest. Gatsby completes each one, so a slow page would replace a faster one that
 * was chosen after it.
 */
export const onlyLatest =
  (load: Load): Load =>
  async (path) => {
    latest += 1;
    const mine = latest;
    try {
      const page = await load(path);
      if (mine !== latest) return neverSettles();
      if (page !== undefined && page.status !== "error") landing = mine;
      return page;
    } catch (error) {
      if (mine !== latest) return neverSettles();
      throw error;
    }
  };
