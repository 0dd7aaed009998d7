import type { HtmlNode } from "../html-node";
import { textOf } from "../html-node";
import { element, isBlank, oneLine } from "./pasted-line";

type Read = (cell: HtmlNode) => HtmlNode[];

const rowsIn = ({ children = [] }: HtmlNode, isHead = false): readonly { row: HtmlNode; isHead: boolean }[] =>
  children.flatMap((child) => {
    if (child.tagName === "tr") return [{ row: child, isHead }];
    return child.tagName === "table" ? [] : rowsIn(child, child.tagName === "thead");
  });

const cellsIn = ({ children = [] }: HtmlNode): readonly HtmlNode[] =>
  children.filter(({ tagName }) => tagName === "td" || tagName === "th");

const holdsTable = ({ tagName, children = [] }: HtmlNode): boolean => tagName === "table" || children.some(holdsTable);

/** A span of at most so many rows or columns as there are: Excel spans a thousand. */
const spanOf = (name: string, written: unknown, most: number): Record<string, unknown> => {
  const span = Math.min(Number(written ?? 1), most);
  return span > 1 ? { [name]: span } : {};
};

interface Readers {
  /** Reads a cell's contents, without headings and tables. */
  readonly inCell: Read;
  /** Reads them as if no table was around. */
  readonly outside: Read;
}

/** A table; or the contents of one that only places them: one with a single cell, or with tables in it. */
export const tableOf = (table: HtmlNode, { inCell, outside }: Readers): HtmlNode[] => {
  const rows = rowsIn(table).map(({ row, isHead }) => ({ cells: cellsIn(row), isHead }));
  const cells = rows.flatMap((row) => row.cells);
  if (cells.length <= 1 || cells.some(holdsTable)) return (table.children ?? []).flatMap(outside);
  const widest = Math.max(...rows.map((row) => row.cells.length));
  const hasTall = cells.some(({ properties = {} }) => Number(properties.rowSpan ?? 1) > 1);
  const made = rows.map(({ cells: own, isHead }) => {
    const isHeader = (cell: HtmlNode) => isHead || cell.tagName === "th";
    const isHeaderRow = own.every(isHeader);
    const row = own.map((cell, at) => {
      const { colSpan, rowSpan, scope } = cell.properties ?? {};
      const isNamed = scope === "row" || scope === "col";
      const forRow = at === 0 && !isHeaderRow ? { scope: "row" } : {};
      return element(isHeader(cell) ? "th" : "td", inCell(cell), {
        ...(isHeader(cell) && (isNamed ? { scope } : forRow)),
        ...spanOf("colSpan", colSpan, widest),
        ...spanOf("rowSpan", rowSpan, rows.length),
      });
    });
    return element("tr", row);
  });
  const filled = made.filter((row) => (hasTall ? cellsIn(row).length > 0 : !isBlank(row)));
  if (filled.every(isBlank)) return [];
  const caption = textOf(table.children?.find(({ tagName }) => tagName === "caption") ?? element("caption", []));
  const captions = caption === "" ? [] : [element("caption", [{ type: "text", value: caption }])];
  return [element("table", [...captions, element("tbody", filled)])];
};

/** A table where none can stand: a line for each row, with its cells apart. */
export const linesOf = (table: HtmlNode, { inCell }: Readers): HtmlNode[] =>
  rowsIn(table).flatMap(({ row }) => {
    const blocks = cellsIn(row).flatMap(inCell);
    const line = oneLine(blocks);
    return line === null ? blocks : line.length === 0 ? [] : [element("p", line)];
  });
