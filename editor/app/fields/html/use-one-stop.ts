import { type KeyboardEvent, useState } from "react";

/** Where a key leads from one of several buttons, round at both ends; null for a key that leads nowhere. */
const led = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
};

/**
 * Makes the buttons of a toolbar one stop for Tab, the one that had the focus last, as the pattern for toolbars asks
 * (WAI-ARIA Authoring Practices).
 */
export const useOneStop = (count: number) => {
  const [current, setCurrent] = useState(0);
  const stop = (at: number) => ({ tabIndex: at === current ? 0 : -1, onFocus: () => setCurrent(at) });
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const to = led(event.key, current, count);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  };
  return { stop, move };
};
