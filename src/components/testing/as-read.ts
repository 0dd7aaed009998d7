/** An element's text as it is read: without the marks that only keep figures on one line, and with single spaces. */
export const asRead = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replaceAll("\u2060", "").replace(/\s+/g, " ").trim();
