import { type HtmlNode, textOf, walk } from "./html-node";

const HEADING = /^h[1-6]$/;

const first = (tree: HtmlNode, tagName: string): HtmlNode | null => {
  let found: HtmlNode | null = null;
  walk(tree, (node) => {
    if (found === null && node.tagName === tagName) found = node;
  });
  return found;
};

const isCell = ({ tagName }: HtmlNode): boolean => tagName === "th" || tagName === "td";

/** The text of a table's first row, of header cells of columns: "Dag, Kinoen, Biblioteket". */
const headerText = (table: HtmlNode): string => {
  const cells = first(table, "tr")?.children?.filter(({ properties }) => properties?.scope === "col") ?? [];
  return cells
    .map(textOf)
    .filter((words) => words !== "")
    .join(", ");
};

const captionOf = (table: HtmlNode): string => {
  const caption = first(table, "caption");
  return caption === null ? "" : textOf(caption);
};

/** A header cell that begins a row of data is that row's; any other its column's. */
const headCells = (table: HtmlNode): void =>
  walk(table, ({ tagName, children = [] }) => {
    if (tagName !== "tr") return;
    const cells = children.filter(isCell);
    const isOfData = cells.some((cell) => cell.tagName === "td");
    for (const [at, cell] of cells.entries())
      if (cell.tagName === "th") cell.properties = { scope: isOfData && at === 0 ? "row" : "col", ...cell.properties };
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
    if (tagName === "table") headCells(node);
    const name = tagName === "table" ? captionOf(node) || heading || headerText(node) || "Tabell" : "";
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
