import type { HtmlNode } from "../html-node";
import { element, type Marks, marksIn, NO_MARKS, oneLine, paragraphsOf, type Run, runOf } from "./pasted-line";
import { type Item, lifted, listsOf, wordItemOf } from "./pasted-lists";
import { linesOf, tableOf } from "./pasted-table";
import { emojiIn, isLettered, LETTERS, leftOut } from "./what-is-left-out";

/** Where blocks are: headings, quotes, rules and tables are not everywhere. */
export type Place = "page" | "quote" | "part";

interface Around {
  readonly place: Place;
  readonly marks: Marks;
  /** Collects the names of what is left out. */
  readonly left: Set<string>;
}

/** Elements within a line. All others begin a new one, so that no two texts run together. */
const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q ruby s samp small span strike strong sub sup time tt u var".split(
    " ",
  ),
);

const isList = ({ tagName = "" }: HtmlNode): boolean => /^(?:ul|ol|menu|dir)$/.test(tagName);

/** The level of a heading: of HTML, of ARIA, or of a Word style; null for others. */
const headingLevel = ({ tagName = "", properties = {} }: HtmlNode): number | null => {
  const { role, ariaLevel, style, className } = properties;
  const classes = [className ?? []].flat().join(" ");
  const named = /\b(?:Mso)?(?:Heading|Overskrift)([1-9])\b/.exec(classes)?.[1];
  const outlined = /mso-outline-level:\s*([1-9])/i.exec(String(style ?? ""))?.[1];
  const written = /^h([1-6])$/.exec(tagName)?.[1] ?? named ?? outlined;
  if (written !== undefined) return Math.min(Number(written), 6);
  if (String(role) === "heading") return Math.min(Math.max(Number(ariaLevel) || 2, 1), 6);
  return /\bMsoTitle\b/.test(classes) ? 1 : /\bMsoSubtitle\b/.test(classes) ? 2 : null;
};

const itemsOf = (list: HtmlNode, level: number, around: Around): readonly Item[] => {
  const isOrdered = list.tagName === "ol";
  if (isOrdered && isLettered(list)) around.left.add(LETTERS);
  let number = isOrdered ? Number(list.properties?.start ?? 1) : null;
  return (list.children ?? []).flatMap((child): readonly Item[] => {
    if (isList(child)) return itemsOf(child, level + 1, around);
    const { ariaLevel, dataAriaLevel, value } = child.properties ?? {};
    if (isOrdered && value !== undefined) number = Number(value);
    const nodes = child.tagName === "li" ? (child.children ?? []) : [child];
    const blocks = blocksIn(nodes, { ...around, place: "part" });
    const items = lifted({ level: Number(ariaLevel ?? dataAriaLevel) || level, isOrdered, number, blocks });
    if (items.length > 0) number = null;
    return items;
  });
};

/** Blocks of any HTML, as the desk's editor has them: no two texts that stood apart run together. */
export const blocksIn = (nodes: readonly HtmlNode[], around: Around): HtmlNode[] => {
  const { place, left } = around;
  const blocks: HtmlNode[] = [];
  let line: Run[] = [];
  let items: Item[] = [];
  const endList = () => {
    blocks.push(...listsOf(items));
    items = [];
  };
  const endLine = () => {
    const paragraphs = paragraphsOf(line);
    if (paragraphs.length > 0) endList();
    blocks.push(...paragraphs);
    line = [];
  };
  const add = (made: readonly HtmlNode[]) => {
    endLine();
    if (made.length > 0) endList();
    blocks.push(...made);
  };
  const addItems = (made: readonly Item[]) => {
    endLine();
    items.push(...made);
  };
  const addWordItem = (node: HtmlNode, marks: Marks): boolean => {
    const item = wordItemOf(node);
    if (item === null) return false;
    if (item.isLettered) left.add(LETTERS);
    const { marker } = item;
    if (marker !== null) marker.children = [];
    addItems(lifted({ ...item, blocks: blocksIn(node.children ?? [], { place: "part", marks, left }) }));
    return true;
  };
  const visitBlock = (node: HtmlNode, marks: Marks): void => {
    const { tagName = "", children = [] } = node;
    const level = headingLevel(node);
    const inner = (where: Place) => blocksIn(children, { place: where, marks, left });
    if (level !== null && tagName !== "li") {
      const within = inner("part");
      const words = oneLine(within);
      add(place === "part" || words === null || words.length === 0 ? within : [element(`h${level}`, words)]);
    } else if (isList(node)) addItems(itemsOf(node, 1, { place, marks, left }));
    else if (tagName === "li") addItems(itemsOf(element("ul", [node]), 1, { place, marks, left }));
    else if (addWordItem(node, marks)) return;
    else if (tagName === "table") {
      const reader = (where: Place) => (cell: HtmlNode) =>
        blocksIn(cell.children ?? [], { place: where, marks: NO_MARKS, left });
      const readers = { inCell: reader("part"), outside: (part: HtmlNode) => blocksIn([part], { ...around, marks }) };
      add(place === "part" ? linesOf(node, readers) : tableOf(node, readers));
    } else if (tagName === "hr") add(place === "part" ? [] : [element("hr", [])]);
    else if (tagName === "blockquote" && place === "page") {
      const quoted = inner("quote");
      add(quoted.length > 0 ? [element("blockquote", quoted)] : []);
    } else {
      endLine();
      for (const child of children) visit(child, tagName === "pre" ? { ...marks, isAsWritten: true } : marks);
      endLine();
    }
  };
  const visit = (node: HtmlNode, marks: Marks): void => {
    const { type, tagName = "", value = "", children = [] } = node;
    if (type === "text") line.push(runOf(value, marks));
    if (type !== "element") return;
    const emoji = tagName === "img" ? emojiIn(node) : "";
    if (emoji !== "") return void line.push(runOf(emoji, marks));
    const { isWhole, name } = leftOut(node);
    if (name !== null) left.add(name);
    if (isWhole) return;
    if (tagName === "br") line.push({ text: "\n", marks });
    else if (headingLevel(node) === null && (INLINE.has(tagName) || tagName.includes(":"))) {
      const within = marksIn(node, marks);
      const isDeadLink = tagName === "a" && node.properties?.href !== undefined && within.href === marks.href;
      if (isDeadLink) left.add("lenker som ikke virker her");
      for (const child of children) visit(child, within);
    } else visitBlock(node, marks);
  };
  for (const node of nodes) visit(node, around.marks);
  endLine();
  endList();
  return blocks;
};
