import { isTooDeep } from "../html-depth";
import { type HtmlNode, textOf, walk } from "../html-node";
import { parser } from "../parser";
import { allowedHtml, keepAllowed, print } from "../sanitise";
import { blocksIn, type Place } from "./pasted-blocks";
import { NO_MARKS } from "./pasted-line";
import { TOO_MUCH } from "./what-is-left-out";

/** Cells that were copied without their table. */
const BEGINS_IN_TABLE =
  /^(?:\s|<!--[\s\S]*?-->|<\/?(?:meta|html|body)\b[^>]*>)*<(?:t[dhr]|tbody|thead|col|colgroup)\b/i;

export interface Pasted {
  /** Blocks that the desk's editor has, which sanitising leaves as they are. */
  readonly html: string;
  /** Names of what was left out, in Bokmål. */
  readonly left: readonly string[];
}

/** The source of an element that the editor keeps whole, where it is copied from the editor itself. */
const keptSource = ({ properties = {} }: HtmlNode): string | null =>
  typeof properties.dataKept === "string" && properties.dataKept !== "" ? properties.dataKept : null;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * HTML from the clipboard, of any program, as it is taken into a text.
 *
 * @param level The level of its first heading: that of the heading above, or 2.
 * @param place A cell of a table takes neither headings nor tables: a "part".
 */
export const pastedHtml = (written: string, level = 2, place: Place = "page"): Pasted => {
  const whole = BEGINS_IN_TABLE.test(written) ? `<table>${written}</table>` : written;
  if (isTooDeep(whole)) return { html: "", left: [TOO_MUCH] };
  const left = new Set<string>();
  const root = parser.parse(whole);
  const allowed = (nodes: readonly HtmlNode[]): string => {
    root.children = blocksIn(nodes, { place, marks: NO_MARKS, left }) as typeof root.children;
    const clean = keepAllowed(root);
    walk(clean, (node) => {
      const own = /^h([2-4])$/.exec(node.tagName ?? "")?.[1];
      if (own !== undefined) node.tagName = `h${Math.min(Number(own) + level - 2, 4)}`;
    });
    return print(clean);
  };
  const parts: string[] = [];
  let open: HtmlNode[] = [];
  const end = () => {
    parts.push(allowed(open));
    open = [];
  };
  for (const node of [...root.children] as HtmlNode[]) {
    const source = keptSource(node);
    if (source === null) open.push(node);
    else {
      end();
      const kept = allowedHtml(source);
      if (kept !== "") parts.push(`<div data-kept="${escaped(kept)}">${escaped(textOf(node))}</div>`);
    }
  }
  end();
  return { html: parts.join(""), left: [...left] };
};
