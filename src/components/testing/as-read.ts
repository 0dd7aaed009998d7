/** An element's text as it is read: with plain, single spaces. */
export const asRead = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();
