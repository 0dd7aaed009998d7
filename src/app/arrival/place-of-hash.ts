/** The element that an address's hash leads to; null when there is none. */
export const placeOfHash = (hash: string): HTMLElement | null => {
  if (hash === "") return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1)); // a hash that is no encoded text
  }
};
