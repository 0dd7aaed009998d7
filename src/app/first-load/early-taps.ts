import { leavingStarted } from "../navigation/navigation-in-progress";
import { linkAt, pageBehind } from "../navigation/page-link";

/**
 * The events of a tap, a click, a press of Enter on a link, or the start of a scroll on one. React hydrates a whole
 * boundary synchronously for any of them.
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

/** Stops propagation, so that the browser does a full page navigation. */
const bypass = (event: Event): void => {
  const link = linkAt(event);
  if (!link || pageBehind(link) === null) return;
  if (event.type === "pointerdown") pressed = link;
  if (event.type === "click") leavingStarted();
  event.stopPropagation();
};

/** The pressed link takes the focus without React; focus by keyboard is left to the page. */
const bypassFocus = (event: Event): void => {
  if (pressed !== null && linkAt(event) === pressed) event.stopPropagation();
};

/**
 * Before hydration, links navigate natively: the next page then needs one response. React would first hydrate the whole
 * page synchronously, and then request the next page's data.
 */
export const bypassReact = (): void => {
  for (const part of PARTS) window.addEventListener(part, bypass, { capture: true });
  window.addEventListener("focusin", bypassFocus, { capture: true });
};

/** Called after hydration. */
export const stopBypassingReact = (): void => {
  pressed = null;
  for (const part of PARTS) window.removeEventListener(part, bypass, { capture: true });
  window.removeEventListener("focusin", bypassFocus, { capture: true });
};
