import { type RefObject, useEffect } from "react";

const DESK = "Redaksjonen";

/** Gives the document the title of the screen, which is the screen's heading: "Uka – Redaksjonen". */
export const useScreenTitle = (screen: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    if (screen.current === null) return;
    const { current } = screen;
    const name = () => {
      const heading = current.querySelector("h1")?.textContent ?? "";
      const title = heading === "" ? DESK : `${heading} – ${DESK}`;
      if (document.title !== title) document.title = title;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(current, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = DESK;
    };
  }, [screen]);
