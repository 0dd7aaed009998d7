/** Parts of a screen that a reader can be put back into. */
const PLACES = "li, tr, section, fieldset, form, dialog, main";

const placesAround = (element: Element): readonly HTMLElement[] => {
  const place = element.parentElement?.closest<HTMLElement>(PLACES) ?? null;
  return place === null ? [] : [place, ...placesAround(place)];
};

/**
 * When the element that has the focus is removed, as a button that has done its work, browsers put the focus to the
 * beginning of the document. Puts it to the smallest part around it that is left. A component that moves the focus
 * itself comes after, and wins.
 * @returns A function that ends it.
 */
export const keepFocus = (root: HTMLElement): (() => void) => {
  let focused: Element | null = null;
  let places: readonly HTMLElement[] = [];
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    focused = target;
    places = placesAround(target);
  };
  const mend = (): void => {
    if (focused === null || focused.isConnected) return;
    focused = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const place = places.find(({ isConnected }) => isConnected);
    if (place === undefined) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(mend);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", note);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", note);
  };
};
