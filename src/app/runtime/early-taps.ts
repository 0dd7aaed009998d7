import { linkAt, pageBehind } from "./page-link";
import { leave as leavePage } from "./under-way";

/**
 * What a tap, a click or a press of Enter on a link is made of, and a finger that begins to scroll on one. React makes a whole part
 * alive at once for any of them.
 */
const PARTS = [
  "pointerdown",
  "pointerup",
  "pointercancel",
  "touchstart",
  "touchend",
  "touchcancel",
  "mousedown",
  "mouseup",
  "keydown",
  "keypress",
  "keyup",
  "click",
];

let pressed: Element | null = null;

/** Nobody else hears of it, so the browser follows the link as it would without script. */
const leave = (event: Event): void => {
  const link = linkAt(event);
  if (!link || pageBehind(link) === null) return;
  if (event.type === "pointerdown") pressed = link;
  if (event.type === "click") leavePage();
  event.stopPropagation();
};

/** The link that is pressed takes the focus; one that the keyboard goes to is left to the page. */
const leaveFocus = (event: Event): void => {
  if (pressed !== null && linkAt(event) === pressed) event.stopPropagation();
};

/**
 * A link that is chosen before the page is alive is the browser's: it has the next page after one answer of the server. React would
 * first make the whole page alive, and only then ask for the next one's data.
 */
export const leaveEarlyTaps = (): void => {
  for (const part of PARTS) window.addEventListener(part, leave, { capture: true });
  window.addEventListener("focusin", leaveFocus, { capture: true });
};

/** The page is alive. */
export const takeTaps = (): void => {
  pressed = null;
  for (const part of PARTS) window.removeEventListener(part, leave, { capture: true });
  window.removeEventListener("focusin", leaveFocus, { capture: true });
};
