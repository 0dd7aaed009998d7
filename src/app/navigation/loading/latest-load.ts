import { type Load, neverSettles } from "../gatsby-globals";

let latest = 0;

/** Number of the latest navigation, to find out after an `await` whether another has started. */
export const latestNavigation = (): number => latest;

/** The navigation whose page has loaded and is rendering. */
let rendering: number | null = null;

/**
 * Called on arrival. Cancels pending navigations, except one that started after this page's data had loaded but
 * before it rendered: on a slow phone that is time enough for a tap.
 * @returns True when nothing is pending.
 */
export const arriveAtPage = (): boolean => {
  const isSuperseded = rendering !== null && rendering !== latest;
  rendering = null;
  if (!isSuperseded) latest += 1;
  return !isSuperseded;
};

/**
 * Cancels all navigations but the latest. Gatsby completes each one, so a slow page would replace a faster one that
 * was chosen after it.
 */
export const onlyLatest =
  (load: Load): Load =>
  async (path) => {
    latest += 1;
    const own = latest;
    try {
      const page = await load(path);
      if (own !== latest) return neverSettles();
      if (page !== undefined && page.status !== "error") rendering = own;
      return page;
    } catch (error) {
      if (own !== latest) return neverSettles();
      throw error;
    }
  };
