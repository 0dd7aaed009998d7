/** How long a screen reader needs to begin with the head, before it is told of a control. */
const PAUSE_MS = 80;

/**
 * Has screen readers say what dialog was opened. It hides what was pressed; Orca then goes without a word to the first
 * control of the dialog, is told nothing new when the browser puts the focus there, and takes what is typed as its own
 * commands. So the focus is on the head of the dialog first, and then where the browser had put it.
 * @returns A function that stops it.
 */
export const nameDialogs = (root: HTMLElement): (() => void) => {
  const watch = new MutationObserver((changes) => {
    for (const { target: dialog } of changes) {
      const first = document.activeElement;
      if (!(dialog instanceof HTMLDialogElement && dialog.open && first instanceof HTMLElement)) continue;
      if (!dialog.contains(first)) continue;
      const head = dialog.querySelector<HTMLElement>("[data-head], h2") ?? dialog;
      head.tabIndex = -1;
      head.focus({ preventScroll: true });
      // Who types at once types into the first field.
      const enter = (): void => {
        clearTimeout(timer);
        dialog.removeEventListener("keydown", enter, { capture: true });
        if (document.activeElement === head) first.focus({ preventScroll: true });
      };
      const timer = setTimeout(enter, PAUSE_MS);
      dialog.addEventListener("keydown", enter, { capture: true });
    }
  });
  watch.observe(root, { subtree: true, attributeFilter: ["open"] });
  return () => watch.disconnect();
};
