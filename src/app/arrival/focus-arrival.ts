import { hasInternal } from "../navigation/has-internal";
import { placeOfHash } from "./place-of-hash";
import type { RouteUpdate } from "./route-update";

/** Gatsby's element around each page. */
const FRAME = "gatsby-focus-wrapper";

/** Focuses an element, which is made focusable for as long as it has the focus. */
const focusOn = (element: HTMLElement): void => {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.dataset.arrival = "";
  element.addEventListener("blur", () => delete element.dataset.arrival, { once: true });
  // keep-scroll.ts decides about scrolling.
  element.focus({ preventScroll: true });
};

const arrivalAt = (hash: string): HTMLElement | null =>
  placeOfHash(hash) ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");

/**
 * Takes the focus from the page that is about to be replaced. Chromium computes the styles of all that has changed so
 * far when an element that holds the focus is removed: 20 to 40 ms of a navigation on a slow phone.
 */
export const releaseFocus = ({ location, prevLocation }: RouteUpdate): void => {
  const { activeElement } = document;
  if (!prevLocation || location.pathname === prevLocation.pathname) return;
  if (activeElement instanceof HTMLElement && activeElement.closest("main")) activeElement.blur();
};

/** The hash of a new page that the router has yet to focus; null when that is not expected. */
let expected: string | null = null;

/**
 * Moves the focus to the heading of a new page, or to the target of its hash. The first page, and a change of query
 * alone, leave the focus where it is.
 */
export const focusArrival = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation) return;
  if (location.pathname === prevLocation.pathname) {
    const place = placeOfHash(location.hash);
    if (place && location.hash !== prevLocation.hash) focusOn(place);
    return;
  }
  expected = location.hash;
  const arrival = arrivalAt(location.hash);
  if (arrival) focusOn(arrival);
};

/** Gatsby's router focuses the element around each new page a moment later; passes the focus on to the heading. */
export const forwardFocus = (): void => {
  if (!hasInternal(document.getElementById(FRAME) !== null, `#${FRAME}`)) return;
  document.addEventListener("focusin", ({ target }) => {
    if (expected === null || !(target instanceof Element) || target.id !== FRAME) return;
    const arrival = arrivalAt(expected);
    expected = null;
    if (arrival) focusOn(arrival);
  });
  // Input in the meantime takes precedence.
  for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, () => (expected = null), true);
};
