import { useCallback, useSyncExternalStore } from "react";

/** Where there is room for the preview beside the form. */
const WIDE = "(width >= 80rem)";

/** Where a week is a grid. */
const GRID = "(width >= 48rem)";

const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", listener);
      return () => list?.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query)?.matches ?? false);
};

export const useIsWide = (): boolean => useMedia(WIDE);
export const useIsGrid = (): boolean => useMedia(GRID);
