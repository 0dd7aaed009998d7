import { linkAt, pageBehind } from "./page-link";

/** Nobody else hears of it, so the browser follows the link as it would without script. */
const leave = (event: Event): void => {
  const link = linkAt(event);
  if (link && pageBehind(link) !== null) event.stopPropagation();
};

/**
 * A link that is chosen before the page is alive is the browser's: it has the next page after one answer of the server. React would
 * first make the whole page alive, and only then ask for the next one's data.
 */
export const leaveEarlyTaps = (): void => window.addEventListener("click", leave, { capture: true });

/** The page is alive. */
export const takeTaps = (): void => window.removeEventListener("click", leave, { capture: true });
