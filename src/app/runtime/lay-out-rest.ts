import { whenIdle } from "../../lib/when-idle";

const SOON = { within: 500, orAfter: 1 };

const isWaiting = (): boolean => "rest" in document.head.dataset;

/** From now on everything is laid out at once, as on pages that are gone to within the site. */
export const layOutAll = (): void => {
  delete document.head.dataset.rest;
  for (const part of document.querySelectorAll("[data-laid]")) part.removeAttribute("data-laid");
};

/** Lays them out here and now: in the next frame, it and the drawing of the frame would be one long task. */
const layOut = (parts: readonly Element[]): void => {
  for (const part of parts) part.setAttribute("data-laid", "");
  parts[0]?.getBoundingClientRect();
};

const isInView = (part: Element): boolean => part.getBoundingClientRect().top < window.innerHeight;

/** So many parts, each laid out alone before, come into a page in one frame. */
const AT_ONCE = 5;

/**
 * Lays out what lies below on the first page, part by part, when the browser has nothing better to do. A place on the page
 * is where it will be before anybody goes there, and whatever measures the page finds it whole. Each part out of sight is first
 * laid out alone: with all parts before it in place, each that grows has the browser go through the whole page again, which was
 * two thirds of the work (docs/decisions/0024).
 */
export const layOutRest = (): void => {
  const parts = [...document.querySelectorAll("[data-below]:not(:first-child)")];
  const inView = parts.filter(isInView);
  const outOfSight = parts.filter((part) => !inView.includes(part));
  const groups = Array.from({ length: Math.ceil(outOfSight.length / AT_ONCE) }, (_, turn) =>
    outOfSight.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE),
  );
  const steps = [
    ...inView.map((part) => () => layOut([part])),
    ...outOfSight.map((part, place) => () => {
      outOfSight[place - 1]?.removeAttribute("data-laid");
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
