import { useSyncExternalStore } from "react";

/** Where there is room for the preview beside the form. */
const WIDE = "(width >= 80rem)";

const query = (): MediaQueryList | undefined => window.matchMedia?.(WIDE);

const subscribe = (listener: () => void) => {
  const list = query();
  list?.addEventListener("change", listener);
  return () => list?.removeEventListener("change", listener);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);
