import { hasInternal } from "./has-internal";

let isPushing = false;
let hasActions = true;

/** A navigation within the app has been requested; the router's next location should say that it was pushed. */
export const expectAction = (): void => {
  isPushing = true;
};

/** The next location comes from the back button, and need not say anything. */
export const expectNoAction = (): void => {
  isPushing = false;
};

/** Checks the location of a navigation that was requested. */
export const checkAction = (location: object): void => {
  if (isPushing) hasActions = hasInternal("action" in location, "the action of a location");
  isPushing = false;
};

/**
 * Whether a location comes from the back or forward button: Gatsby's router sets `action` only on locations that it has
 * pushed itself. False when it no longer does, so that Gatsby's own behaviour applies.
 */
export const isReturn = (location: object): boolean =>
  hasActions && !("action" in location && location.action === "PUSH");
