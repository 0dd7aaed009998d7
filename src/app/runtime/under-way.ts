import type { Load } from "./gatsby-globals";
import { navigationState } from "./navigation-state";

/** Nobody tells of a navigation of the browser's that was stopped, or that became a download. */
const STOPPED_MS = 30_000;

let isLoading = false;
let isLeaving = false;
let stopped: ReturnType<typeof setTimeout> | undefined;

/** The reader has chosen another page and is not there yet: to load this one anew would take the choice back. */
export const isUnderWay = (): boolean => isLoading || isLeaving || navigationState().kind !== "still";

/** Notes that a page is being gone to, until it has failed or the reader has arrived. */
export const notingTheWay =
  (load: Load): Load =>
  async (path) => {
    isLoading = true;
    try {
      const page = await load(path);
      if (page === undefined || page.status === "error") isLoading = false;
      return page;
    } catch (error) {
      isLoading = false;
      throw error;
    }
  };

/** The reader has arrived, and nothing else is being gone to. */
export const endWay = (): void => {
  isLoading = false;
};

const stay = (): void => {
  isLeaving = false;
};

/** Notes that the browser itself goes to another page: by an address that was typed, or a link before the page is alive. */
export const watchLeaving = (): void => {
  window.addEventListener("beforeunload", () => {
    isLeaving = true;
    clearTimeout(stopped);
    stopped = setTimeout(stay, STOPPED_MS);
  });
  // Back again, with everything as it was left.
  window.addEventListener("pageshow", stay);
};
