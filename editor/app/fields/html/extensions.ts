import { mergeAttributes, Node } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";

/** An element the editor cannot render, such as a table: kept whole, can be moved or removed. */
const KeptNode = Node.create({
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

/** Exactly what the content check allows. */
export const EXTENSIONS = [
  KeptNode,
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
    trailingNode: false,
  }),
];
