import { type HtmlNode, textOf, walk } from "./html-node";

const HEADING = /^h[1-6]$/;

const first = (tree: HtmlNode, tagName: string): HtmlNode | null => {
  let found: HtmlNode | null = null;
  walk(tree, (node) => {
    if (found === null && node.tagName === tagName) found = node;
  });
  return found;
};

/** The text of a table's first row of header cells: "Dag, Kinoen, Biblioteket". */
const headerText = (table: HtmlNode): string => {
  const row = first(table, "tr");
  const cells = row?.children?.filter(({ tagName }) => tagName === "th") ?? [];
  return cells
    .map(textOf)
    .filter((words) => words !== "")
    .join(", ");
};

const captionOf = (table: HtmlNode): string => {
  const caption = first(table, "caption");
  return caption === null ? "" : textOf(caption);
};

const headCells = (table: HtmlNode): void =>
  walk(table, (cell) => {
    if (cell.tagName === "th") cell.properties = { scope: "col", ...cell.properties };
  });

/**
 * Wraps tables in scrollable regions that are focusable and have an accessible name: the caption, the heading above, or
 * the column headers. A duplicate name gets a number. Header cells get a scope.
 */
export const repairTables = (tree: HtmlNode): void => {
  const taken = new Map<string, number>();
  const unique = (name: string): string => {
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return times === 1 ? name : unique(`${name} (${times})`);
  };
  let heading = "";
  const repairTable = (node: HtmlNode): HtmlNode => {
    const { tagName = "" } = node;
    if (HEADING.test(tagName)) heading = textOf(node) || heading;
    const name = tagName === "table" ? captionOf(node) || heading || headerText(node) || "Tabell" : "";
    if (tagName === "table") headCells(node);
    const region = tagName === "table" ? unique(name) : "";
    if (node.children) node.children = node.children.map(repairTable);
    if (tagName !== "table") return node;
    return {
      type: "element",
      tagName: "section",
      properties: { className: ["table-scroll"], tabIndex: 0, ariaLabel: region },
      children: [node],
    };
  };
  if (tree.children) tree.children = tree.children.map(repairTable);
};
