/** What a click in the preview is on, for the desk's form: editor/api/preview.ts. */
interface PreviewClick {
  readonly type: "kulturhus-visning";
  readonly path: string;
  readonly block: string | null;
  readonly what: "headline" | "poster" | "picture" | "other";
}

/** The last block that starts before an element (components/on-demand/part-start.tsx), in the element's column. */
export const blockAt = (element: Element): string | null => {
  for (let node: Element | null = element; node !== null; node = node.parentElement)
    for (let before: Element | null = node; before !== null; before = before.previousElementSibling)
      if (before instanceof HTMLTemplateElement && before.dataset.part !== undefined) return before.dataset.part;
  return null;
};

export const whatIs = (element: Element): PreviewClick["what"] => {
  if (element.closest("main h1")) return "headline";
  const picture = element.closest<HTMLElement>("picture");
  if (picture === null) return "other";
  return picture.dataset.shape === "poster" ? "poster" : "picture";
};

/**
 * Posts the clicked element to the desk's origin only. A link is not followed by the mouse, since the click is on its
 * part of the page; the keyboard follows it. Buttons work as usual.
 */
export const reportClicks = (desk: string): void => {
  document.addEventListener(
    "click",
    (event) => {
      const { target, detail } = event;
      if (detail === 0 || !(target instanceof Element)) return;
      if (target.closest("a")) {
        event.preventDefault();
        event.stopPropagation();
      }
      const click: PreviewClick = {
        type: "kulturhus-visning",
        path: window.location.pathname,
        block: blockAt(target),
        what: whatIs(target),
      };
      window.parent.postMessage(click, desk);
    },
    { capture: true },
  );
};
