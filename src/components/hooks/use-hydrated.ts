import { useSyncExternalStore } from "react";

/** The value never changes after hydration. */
const subscribe = () => () => undefined;

/** False on the static page and in the first client render; true once hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
