import type { Locator } from "@playwright/test";
import { type Entry, NEW_WINDOW } from "./menu";

interface FoundLink extends Entry {
  /** True when the link's text announces the new window. */
  readonly reported: boolean;
}

/** Every link in a part of the page, with its full text, folded or not, in document order. */
export const linksIn = async (part: Locator): Promise<readonly FoundLink[]> => {
  const links = await part.locator("a").evaluateAll((found) =>
    found.map((link) => ({
      text: link.textContent ?? "",
      target: link.getAttribute("href") ?? "",
      newWindow: link.getAttribute("target") === "_blank",
    })),
  );
  return links.map(({ text, target, newWindow }) => ({
    label: text.replace(NEW_WINDOW, "").trim(),
    target,
    newWindow,
    reported: NEW_WINDOW.test(text),
  }));
};

export const withNotice = (entries: readonly Entry[]): readonly FoundLink[] =>
  entries.map((entry) => ({ ...entry, reported: entry.newWindow }));
