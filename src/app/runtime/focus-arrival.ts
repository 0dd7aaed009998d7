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

/**
 * A reader who has come to another page goes on from its heading, or from the place that the hash names. The first page,
 * and a change of query alone, leave the focus where it is.
 */
export const focusArrival = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation) return;
  const place = placeOfHash(location.hash);
  if (location.pathname === prevLocation.pathname) {
    if (place && location.hash !== prevLocation.hash) focusOn(place);
    return;
  }
  const arrival =
    place ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (arrival) focusOn(arrival);
};
