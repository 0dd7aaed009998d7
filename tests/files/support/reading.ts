import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that do not begin a line where styles are off. All that a visitor can press is among them. */
const IN_LINE = new Set(
  "a abbr b bdi bdo br button cite code data del dfn em i img ins kbd label legend mark picture q s samp small source span strong sub sup time u var".split(
    " ",
  ),
);

const UNREAD = new Set(["head", "script", "style", "template", "svg", "select", "datalist", "noscript"]);

const BREAK = "\n";

/** Texts of elements, with a break where a line begins. React separates texts in one element by comments. */
const partsOf = (node: Node): readonly string[] => {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!("childNodes" in node)) return [];
  const tag = "tagName" in node ? node.tagName : "";
  if (tag === "br" || UNREAD.has(tag)) return [BREAK];
  const parts: string[] = [];
  let isAfterText = false;
  for (const child of node.childNodes) {
    const isText = defaultTreeAdapter.isTextNode(child);
    if (isText && isAfterText) parts.push(`${parts.pop()}${child.value}`);
    else parts.push(...partsOf(child));
    isAfterText = isText || (isAfterText && defaultTreeAdapter.isCommentNode(child));
  }
  return IN_LINE.has(tag) ? parts : [BREAK, ...parts, BREAK];
};

const ENDS_A_WORD = /[\p{L}\p{N}.!?:,)]$/u;
const BEGINS_A_WORD = /^[\p{L}\p{N}(]/u;

/** Places where one element's text runs into the next one's when a page is read without styles: "I dag|for barn". */
export const joinedWords = (html: string): readonly string[] => {
  const parts = partsOf(parse(html));
  return parts.flatMap((part, at) => {
    const next = parts[at + 1] ?? BREAK;
    return ENDS_A_WORD.test(part) && BEGINS_A_WORD.test(next) ? [`${part.slice(-30)}|${next.slice(0, 30)}`] : [];
  });
};
