import { mergeAttributes, Node } from "@tiptap/react";

/** An element that the editor cannot show as it is, such as a table: it is kept whole, and can be moved or removed. */
export const KeptNode = Node.create({
  name: "kept",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ source: { default: "" } }),
  parseHTML: () => [{ tag: "div[data-kept]", getAttrs: (element) => ({ source: element.getAttribute("data-kept") }) }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "div",
    mergeAttributes(HTMLAttributes, { "data-kept": node.attrs.source }),
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement("div");
      const shown = new DOMParser().parseFromString(String(node.attrs.source), "text/html").body.textContent ?? "";
      dom.dataset.kept = "";
      dom.textContent = `Beholdes som det er: ${shown.replace(/\s+/g, " ").trim().slice(0, 120)}`;
      return { dom };
    },
});
