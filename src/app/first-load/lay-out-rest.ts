import { whenIdle } from "../../lib/when-idle";

const SOON = { within: 500, orAfter: 1 };

const isWaiting = (): boolean => "rest" in document.head.dataset;

/** Renders everything at once from now on, as on pages that are navigated to within the site. */
export const layOutAll = (): void => {
  delete document.head.dataset.rest;
  for (const part of document.querySelectorAll("[data-laid]")) part.removeAttribute("data-laid");
};

/** Forces layout now: in the next frame, it and the paint would be one long task. */
const layOut = (parts: readonly Element[]): void => {
  for (const part of parts) part.setAttribute("data-laid", "");
  parts[0]?.getBoundingClientRect();
};

const isInView = (part: Element): boolean => part.getBoundingClientRect().top < window.innerHeight;

/** In a folded week nothing is shown, and its days need no layout. */
const isFolded = (part: Element): boolean => part.parentElement?.closest("details:not([open])") != null;

/** How many rows, each laid out before, are added to a page in one frame. */
const AT_ONCE = 5;

/**
 * Renders off-screen rows (`content-visibility`) one at a time during idle periods, so that positions on the page and
 * measurements are right soon after hydration. Each off-screen row is first rendered alone: with all rows before it in
 * place, each that grows makes the browser lay out the whole page again, two thirds of the work
 * (docs/decisions/0024).
 */
export const layOutRest = (): void => {
  const parts = [...document.querySelectorAll("[data-below]:not(:first-child)")].filter((part) => !isFolded(part));
  const inView = parts.filter(isInView);
  const offScreen = parts.filter((part) => !inView.includes(part));
  const groups = Array.from({ length: Math.ceil(offScreen.length / AT_ONCE) }, (_, turn) =>
    offScreen.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE),
  );
  const steps = [
    ...inView.map((part) => () => layOut([part])),
    ...offScreen.map((part, place) => () => {
      offScreen[place - 1]?.removeAttribute("data-laid");
      layOut([part]);
    }),
    ...groups.map((group) => () => layOut(group)),
  ];
  const next = (): void => {
    const step = isWaiting() ? steps.shift() : undefined;
    if (step === undefined) {
      layOutAll();
      return;
    }
    step();
    whenIdle(next, SOON);
  };
  whenIdle(next, SOON);
};
