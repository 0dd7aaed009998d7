import { goToNextCell, tableEditing } from "@tiptap/pm/tables";
import { type KeyboardShortcutCommand, Node } from "@tiptap/react";

/** Roles of the nodes, by which the editing of tables finds them. */
const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: ({ [name]: value }: Record<string, unknown>) => (value === 1 ? {} : { [name]: value }),
});

const spans = () => ({ colspan: span("colspan"), rowspan: span("rowspan") });

const CELL_CONTENT = "(paragraph | bulletList | orderedList)+";

const toCell =
  (direction: 1 | -1): KeyboardShortcutCommand =>
  ({ editor: { state, view } }) =>
    goToNextCell(direction)(state, view.dispatch);

const TableNode = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element) => element.querySelector(":scope > caption")?.textContent ?? null,
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],
  renderHTML: ({ node }) => {
    const body = ["tbody", 0] as const;
    return node.attrs.caption === null ? ["table", body] : ["table", ["caption", String(node.attrs.caption)], body];
  },
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
  // Beyond the first and last cell, Tab leaves the text.
  addKeyboardShortcuts: () => ({ Tab: toCell(1), "Shift-Tab": toCell(-1) }),
  addProseMirrorPlugins: () => [tableEditing()],
});

const RowNode = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const CellNode = Node.create({
  name: "tableCell",
  content: CELL_CONTENT,
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});

const HeaderNode = Node.create({
  name: "tableHeader",
  content: CELL_CONTENT,
  isolating: true,
  addAttributes: () => ({ scope: { default: null }, ...spans() }),
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
});

/** Tables, with the attributes that the site allows. */
export const TABLE_NODES = [TableNode, RowNode, CellNode, HeaderNode];
