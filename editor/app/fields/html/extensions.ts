import { type AnyExtension, mergeAttributes, Node } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { isSafeHref } from "../../../../domain/html/sanitise";
import { TABLE_NODES } from "./table-nodes";

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
      const { body } = new DOMParser().parseFromString(String(node.attrs.source), "text/html");
      for (const part of body.querySelectorAll("p, li, dt, dd, td, th, caption, figcaption")) part.append(" ");
      dom.dataset.kept = "";
      dom.textContent = `Beholdes som det er: ${(body.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 120)}`;
      return { dom };
    },
});

/** The attributes that the check allows; the kit's others would be written and then removed. */
const ATTRIBUTES: Readonly<Record<string, string>> = { link: "href", orderedList: "start" };

/**
 * The kit without everything that guesses what plain text means: rules for typed and pasted text, and the plugins of
 * links and numbered lists, which turning off the rules leaves.
 */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension: AnyExtension) => {
      const plain = { addInputRules: () => [], addPasteRules: () => [] };
      const own = ATTRIBUTES[extension.name];
      if (own === undefined) return extension.extend(plain);
      return extension.extend({
        ...plain,
        addProseMirrorPlugins: () => [],
        addAttributes(this: { readonly parent?: () => Readonly<Record<string, object>> }) {
          return { [own]: this.parent?.()[own] ?? {} };
        },
      });
    });
  },
});

/** Exactly what the content check allows. */
export const EXTENSIONS = [
  KeptNode,
  ...TABLE_NODES,
  Kit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isSafeHref,
    },
    trailingNode: false,
  }),
];
