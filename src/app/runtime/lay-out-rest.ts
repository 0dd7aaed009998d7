import { whenIdle } from "../../lib/when-idle";

const SOON = { within: 500, orAfter: 1 };

const isWaiting = (): boolean => "rest" in document.head.dataset;

/** From now on everything is laid out at once, as on pages that are gone to within the site. */
export const layOutAll = (): void => {
  delete document.head.dataset.rest;
  for (const part of document.querySelectorAll("[data-laid]")) part.removeAttribute("data-laid");
};

/**
 * Lays out what lies below on the first page, part by part, when the browser has nothing better to do. A place on the page
 * is where it will be before anybody goes there, and whatever measures the page finds it whole.
 */
export const layOutRest = (): void => {
  const waiting = [...document.querySelectorAll("[data-below]:not(:first-child)")];
  const next = (): void => {
    const part = isWaiting() ? waiting.shift() : undefined;
    if (part === undefined) {
      layOutAll();
      return;
    }
    part.setAttribute("data-laid", "");
    whenIdle(next, SOON);
  };
  whenIdle(next, SOON);
};
