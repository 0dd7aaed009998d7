import type { HtmlNode } from "../html-node";
import { textOf } from "../html-node";
import { element, NO_MARKS, oneLine, paragraphsOf, runOf } from "./pasted-line";

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

const captionOf = ({ children = [] }: HtmlNode): string =>
  children
    .filter(({ tagName }) => tagName === "caption")
    .map(textOf)
    .join(" ")
    .trim();

const lineOf = (text: string): HtmlNode[] => paragraphsOf([runOf(text, NO_MARKS)]);

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
  const hasTall = cells.some(({ properties = {} }) => Number(properties.rowSpan ?? 1) > 1);
  const filled = rows
    .map(({ cells: own, isHead }) =>
      own.map((cell) => ({ cell, blocks: inCell(cell), isHeader: isHead || cell.tagName === "th" })),
    )
    .filter((own) => own.some(({ blocks }) => hasTall || blocks.length > 0));
  const all = filled.flat();
  const texts = all.flatMap(({ blocks }) => blocks);
  const caption = captionOf(table);
  if (all.length <= 1 || texts.length === 0) return [...lineOf(caption), ...texts];
  const widest = Math.max(...filled.map((own) => own.length));
  const made = filled.map((own) => {
    const row = own.map(({ cell, blocks, isHeader }) => {
      const { colSpan, rowSpan, scope } = cell.properties ?? {};
      const isNamed = scope === "row" || scope === "col";
      return element(isHeader ? "th" : "td", blocks, {
        ...(isHeader && isNamed && { scope }),
        ...spanOf("colSpan", colSpan, widest),
        ...spanOf("rowSpan", rowSpan, filled.length),
      });
    });
    return element("tr", row);
  });
  const captions = caption === "" ? [] : [element("caption", [{ type: "text", value: caption }])];
  return [element("table", [...captions, element("tbody", made)])];
};

/** A table where none can stand: a line for each row, with its cells apart. */
export const linesOf = (table: HtmlNode, { inCell }: Readers): HtmlNode[] => [
  ...lineOf(captionOf(table)),
  ...rowsIn(table).flatMap(({ row }) => {
    const blocks = cellsIn(row).flatMap(inCell);
    const line = oneLine(blocks);
    return line === null ? blocks : line.length === 0 ? [] : [element("p", line)];
  }),
];
