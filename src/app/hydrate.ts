import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Safari has no idle callback; a moment after loading is idle enough. */
const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 1);
};

/**
 * The static page comes alive when the browser is idle, in slices that let go of the processor every few milliseconds:
 * a tap or a scroll in between is answered at once, however long the programme is.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  whenIdle(() => startTransition(() => void hydrateRoot(container, element)));
};
