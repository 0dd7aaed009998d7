import { strings } from "../../lib/strings";

const pageName = (): string => document.querySelector("#gatsby-focus-wrapper h1")?.textContent || document.title;

/**
 * Gatsby tells screen readers of each new page, in English that it has no setting for. Its element stays what is read, and
 * Gatsby still says when; what it writes is put into Norwegian, and it waits until the reader has heard what is being
 * said. Gatsby compares what it wrote last time with what it wants to write, so it is given that back.
 */
export const announcePages = (): void => {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  let written = "";
  announcer.setAttribute("aria-live", "polite");
  Object.defineProperty(announcer, "innerText", {
    configurable: true,
    get: () => written,
    set: (english: string) => {
      written = english;
      announcer.textContent = strings.pageOpened(pageName());
    },
  });
};
