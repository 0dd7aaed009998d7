import { type RefObject, useEffect, useRef } from "react";

/**
 * On small screens the menu opens with the group of the current page; on large ones groups are drop-downs, and open
 * only on request.
 *
 * @returns whether the menu is open as a popover
 */
export const useCurrentGroup = (menu: RefObject<HTMLElement | null>): RefObject<boolean> => {
  const isPopover = useRef(false);
  useEffect(() => {
    const { current } = menu;
    const onToggle = (event: Event) => {
      isPopover.current = Reflect.get(event, "newState") === "open";
      if (!isPopover.current) return;
      current?.querySelector("details a[aria-current]")?.closest("details")?.setAttribute("open", "");
    };
    current?.addEventListener("beforetoggle", onToggle);
    return () => current?.removeEventListener("beforetoggle", onToggle);
  }, [menu]);
  return isPopover;
};
