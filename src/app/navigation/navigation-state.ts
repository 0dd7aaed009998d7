/** The status of a navigation that is shown. */
export type NavigationState =
  | { readonly kind: "idle" }
  /** It has taken a second, and continues. */
  | { readonly kind: "waiting" }
  /** The page cannot be loaded offline; the current one stays. */
  | { readonly kind: "held"; readonly path: string; readonly tried: "once" | "now" | "again" };

const IDLE: NavigationState = { kind: "idle" };

let state: NavigationState = IDLE;
const listeners = new Set<() => void>();

export const navigationState = (): NavigationState => state;

/** The state of the prerendered page. */
export const idleNavigation = (): NavigationState => IDLE;

export const setNavigationState = (next: NavigationState): void => {
  if (next.kind === "idle" && state.kind === "idle") return;
  state = next;
  for (const listener of listeners) listener();
};

export const clearNavigationStatus = (): void => setNavigationState(IDLE);

/** Calls back on each change. @returns How to unsubscribe. */
export const subscribeToNavigation = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
