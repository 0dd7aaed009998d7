import { useEffect } from "react";

/** Keeps the screen awake while the component is mounted, where the browser can. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const release = (held: WakeLockSentinel | null): void => void held?.release().catch(() => undefined);
    const request = (): void => {
      // Not in every browser, although the types say so.
      const { wakeLock }: { readonly wakeLock?: WakeLock } = navigator;
      if (document.visibilityState !== "visible") return;
      wakeLock?.request("screen").then(
        (held) => {
          if (isOver) release(held);
          else lock = held;
        },
        () => undefined, // Low battery, for example: the screen turns off as usual.
      );
    };
    request();
    // Browsers release it when the page is hidden.
    document.addEventListener("visibilitychange", request);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", request);
      release(lock);
    };
  }, []);
};
