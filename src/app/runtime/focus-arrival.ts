import { placeOfHash } from "./place-of-hash";
import type { RouteUpdate } from "./route-update";

/** Gives the focus to what need not be able to have it otherwise, for as long as it has it. */
const focusOn = (element: HTMLElement): void => {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.dataset.arrival = "";
  element.addEventListener("blur", () => delete element.dataset.arrival, { once: true });
  // Where the page stands is keep-scroll's business.
  element.focus({ preventScroll: true });
};

const arrivalAt = (hash: string): HTMLElement | null =>
  placeOfHash(hash) ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");

/** The hash of a new page whose router has yet to move the focus; null when nothing is expected of it. */
let expected: string | null = null;

/**
 * A reader who has come to another page goes on from its heading, or from the place that the hash names. The first page,
 * and a change of query alone, leave the focus where it is.
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

/** Gatsby's router gives the focus to the frame around each new page, a moment later; it is handed on. */
export const handOnFocus = (): void => {
  document.addEventListener("focusin", ({ target }) => {
    if (expected === null || !(target instanceof Element) || target.id !== "gatsby-focus-wrapper") return;
    const arrival = arrivalAt(expected);
    expected = null;
    if (arrival) focusOn(arrival);
  });
  // What the reader presses meanwhile counts for more.
  for (const sign of ["pointerdown", "keydown"]) document.addEventListener(sign, () => (expected = null), true);
};
