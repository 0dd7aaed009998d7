import { hasInternal } from "../navigation/has-internal";
import { appTexts } from "../texts";

const pageName = (): string => document.querySelector("#gatsby-focus-wrapper h1")?.textContent || document.title;

/**
 * Gatsby announces each new page to screen readers, in English and without a setting. Its element and its timing stay;
 * the text becomes Norwegian and the announcement polite. Gatsby compares its last text with the next, so the getter
 * returns what it wrote.
 */
export const announcePages = (): void => {
  const announcer = document.getElementById("gatsby-announcer");
  if (!hasInternal(announcer !== null, "#gatsby-announcer") || announcer === null) return;
  let written = "";
  announcer.setAttribute("aria-live", "polite");
  Object.defineProperty(announcer, "innerText", {
    configurable: true,
    get: () => written,
    set: (english: string) => {
      written = english;
      announcer.textContent = appTexts.pageOpened(pageName());
    },
  });
};
