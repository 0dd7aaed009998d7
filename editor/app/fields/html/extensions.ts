import StarterKit from "@tiptap/starter-kit";
import { KeptNode } from "./kept-node";

/** What the content check lets through, and no more. */
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
