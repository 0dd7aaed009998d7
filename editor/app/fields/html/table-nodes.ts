import { type Command, TextSelection } from "@tiptap/pm/state";
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

const NEW_COLUMNS = 2;
const NEW_ROWS = 3;

/** Begins a table, with its headings in the first row: in an empty paragraph's place, else below the block. */
export const beginTable: Command = ({ schema, selection: { $from }, tr }, dispatch) => {
  const row = (cell: string) =>
    schema.node(
      "tableRow",
      null,
      Array.from({ length: NEW_COLUMNS }, () => schema.node(cell, null, schema.node("paragraph"))),
    );
  const rows = Array.from({ length: NEW_ROWS }, (_, at) => row(at === 0 ? "tableHeader" : "tableCell"));
  const block = $from.node(1);
  const isEmpty = block?.type.name === "paragraph" && block.content.size === 0;
  const at = $from.depth === 0 ? $from.pos : isEmpty ? $from.before(1) : $from.after(1);
  tr.replaceWith(at, isEmpty ? $from.after(1) : at, schema.node("table", null, rows));
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

/** Tables, with the attributes that the site allows. */
export const TABLE_NODES = [TableNode, RowNode, CellNode, HeaderNode];
