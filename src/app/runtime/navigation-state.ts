/** What the reader is told of a navigation. */
export type NavigationState =
  | { readonly kind: "still" }
  /** It has taken a second, and goes on. */
  | { readonly kind: "waiting" }
  /** The page cannot be had while there is no network; the reader stays. */
  | { readonly kind: "held"; readonly path: string; readonly tried: "once" | "now" | "again" };

const STILL: NavigationState = { kind: "still" };

let state: NavigationState = STILL;
const listeners = new Set<() => void>();

export const navigationState = (): NavigationState => state;

/** On the static page nothing is under way. */
export const noNavigation = (): NavigationState => STILL;

export const setNavigationState = (next: NavigationState): void => {
  if (next.kind === "still" && state.kind === "still") return;
  state = next;
  for (const listener of listeners) listener();
};

export const stayStill = (): void => setNavigationState(STILL);

/** Calls back when it changes; gives back how to stop. */
export const subscribeToNavigation = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
