import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the static page and in the first client render; true from when controls answer. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
