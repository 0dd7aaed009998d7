/** Containers that can take the focus back. */
const PLACES = "li, tr, section, fieldset, form, dialog, main";

const placesAround = (element: Element): readonly HTMLElement[] => {
  const place = element.parentElement?.closest<HTMLElement>(PLACES) ?? null;
  return place === null ? [] : [place, ...placesAround(place)];
};

/**
 * When the focused element is removed, such as a button after use, browsers move the focus to the start of the
 * document. This moves it to the smallest remaining container. A component that moves the focus itself does so later,
 * and wins.
 * @returns A function that stops it.
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
