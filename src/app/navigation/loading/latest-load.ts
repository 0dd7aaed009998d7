import { type Load, neverSettles } from "../gatsby-globals";

let latest = 0;

/** Number of the latest navigation, to find out after an `await` whether another has started. */
export const latestNavigation = (): number => latest;

/** The latest navigation, while its page is loading. */
let loading: number | null = null;

/** Whether a page is loading that has not been cancelled. */
export const isPageLoading = (): boolean => loading !== null;

/** Called on the back button, which need not load a page: its page must not be replaced by one chosen before. */
export const cancelNavigations = (): void => {
  latest += 1;
  loading = null;
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
    loading = own;
    try {
      const page = await load(path);
      return own === latest ? page : neverSettles();
    } catch (error) {
      if (own !== latest) return neverSettles();
      throw error;
    } finally {
      if (own === loading) loading = null;
    }
  };
