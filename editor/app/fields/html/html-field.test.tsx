/** @jest-environment jsdom */
import "../../testing/design-system";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Editor } from "@tiptap/react";
import { problemAt } from "../../testing/desk-data";
import { fieldOf, formOf } from "../../testing/form-of";

const BODY = fieldOf("body", "Brødtekst", { kind: "html" });

// jsdom has no layout.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
Object.assign(Element.prototype, { getClientRects: () => [] });

const open = async (body: unknown, problems: readonly ReturnType<typeof problemAt>[] = []) => {
  const { held, changes } = formOf({ fields: [BODY], value: { body }, problems });
  const text = await screen.findByRole("textbox", { name: "Brødtekst" });
  await screen.findByRole("toolbar", { name: "Verktøy for brødtekst" });
  const editor: unknown = Reflect.get(text, "editor");
  if (!(editor instanceof Editor)) throw new Error("No editor.");
  return { held, changes, text, editor, select: () => act(() => void editor.commands.selectAll()) };
};

const tool = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(tool(name));
const style = () => screen.getByRole("combobox", { name: "Tekststil" });
const isPressed = (name: string) => tool(name).getAttribute("aria-pressed");

test("text is shown as it is read, and described by what is wrong", async () => {
  const { changes, text } = await open(["<p>En <strong>kafé</strong>.</p>"], [problemAt(["body"])]);
  await waitFor(() => expect(text.innerHTML).toBe("<p>En <strong>kafé</strong>.</p>"));
  const described = document.getElementById(text.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("Mangler. Skriv det.");
  expect(changes()).toBe(0);
});

test.each([
  ["Fet", "<p><strong>Kafé</strong></p>"],
  ["Kursiv", "<p><em>Kafé</em></p>"],
  ["Punktliste", "<ul>\n<li>Kafé</li>\n</ul>"],
  ["Nummerert liste", "<ol>\n<li>Kafé</li>\n</ol>"],
  ["Sitat", "<blockquote><p>Kafé</p></blockquote>"],
])("«%s» makes of marked text what its name says, and shows that it is on", async (name, html) => {
  const { held, select } = await open("<p>Kafé</p>");
  select();
  expect(isPressed(name)).toBe("false");
  press(name);
  expect(held()).toEqual({ body: html });
  await waitFor(() => expect(isPressed(name)).toBe("true"));
  press("Angre");
  expect(held()).toEqual({ body: "<p>Kafé</p>" });
  press("Gjør om");
  expect(held()).toEqual({ body: html });
});

test.each([
  ["Mellomtittel", "2", "<h2>Kafé</h2>"],
  ["Undertittel", "3", "<h3>Kafé</h3>"],
])("a paragraph is made a «%s», and shown as one, and a paragraph again", async (name, level, html) => {
  const { held, select } = await open("<p>Kafé</p>");
  select();
  const box = style();
  fireEvent.change(box, { target: { value: level } });
  expect(held()).toEqual({ body: html });
  await waitFor(() => expect(within(box).getByRole("option", { selected: true }).textContent).toBe(name));
  // Chosen by keyboard, the next is a key away; by a pointer, one goes on writing.
  box.focus();
  fireEvent.keyDown(box, { key: "ArrowUp" });
  fireEvent.change(box, { target: { value: "0" } });
  expect(held()).toEqual({ body: "<p>Kafé</p>" });
  // The text would take the focus in the next frame.
  await act(async () => void (await new Promise((done) => setTimeout(done, 50))));
  expect(document.activeElement).toBe(box);
  fireEvent.pointerDown(box);
  fireEvent.change(box, { target: { value: level } });
  await waitFor(() => expect(document.activeElement).not.toBe(box));
});

test("nothing is undone that nobody has done", async () => {
  const { held } = await open("<p>Kafé</p>");
  press("Angre");
  press("Angre");
  expect(held()).toEqual({ body: "<p>Kafé</p>" });
});

test("a list of paragraphs stays one, and what is not touched keeps its bytes", async () => {
  const { held, editor } = await open(["<p>En</p>", "<p  >To</p>"]);
  act(() => void editor.commands.insertContentAt(1, "N"));
  expect(held()).toEqual({ body: ["<p>NEn</p>", "<p  >To</p>"] });
});

test("text that is taken away leaves none", async () => {
  const { held, select, editor } = await open(["<p>En</p>"]);
  select();
  act(() => void editor.commands.deleteSelection());
  expect(held()).toEqual({ body: [] });
});

test("what the editor cannot show is kept, and described in short", async () => {
  const terms = "<dl><dt>Man</dt><dd>10</dd></dl>";
  const { held, text, editor } = await open([terms, "<p>En</p>"]);
  await waitFor(() => expect(text.querySelector("[data-kept]")?.textContent).toBe("Beholdes som det er: Man 10"));
  act(() => void editor.commands.insertContentAt(editor.state.doc.content.size - 1, "!"));
  expect(held()).toEqual({ body: [terms, "<p>En!</p>"] });
});

test("a long part that is kept is reported in 120 letters", async () => {
  const { text } = await open([`<dl><dt>  ${"ord \n ".repeat(60)}</dt></dl>`]);
  const said = `Beholdes som det er: ${"ord ".repeat(60).trim().slice(0, 120)}`;
  await waitFor(() => expect(text.querySelector("[data-kept]")?.textContent).toBe(said));
});

test("marked text gets a link, which is seen, changed by Enter, and taken away", async () => {
  const { held, select } = await open("<p>Kafé</p>");
  const address = (value: string) => fireEvent.change(screen.getByLabelText(/^Adresse/), { target: { value } });
  select();
  expect(isPressed("Lenke")).toBe("false");
  press("Lenke");
  expect(screen.getByLabelText(/^Adresse/)).toHaveProperty("value", "");
  address("/kafe/");
  press("Sett lenke");
  expect(held()).toEqual({ body: '<p><a href="/kafe/">Kafé</a></p>' });
  await waitFor(() => expect(isPressed("Lenke")).toBe("true"));
  press("Lenke");
  expect(screen.getByLabelText(/^Adresse/)).toHaveProperty("value", "/kafe/");
  address("/bar/");
  fireEvent.keyDown(screen.getByLabelText(/^Adresse/), { key: "a" });
  expect(held()).toEqual({ body: '<p><a href="/kafe/">Kafé</a></p>' });
  expect(fireEvent.keyDown(screen.getByLabelText(/^Adresse/), { key: "Enter" })).toBe(false);
  expect(held()).toEqual({ body: '<p><a href="/bar/">Kafé</a></p>' });
  press("Lenke");
  address("");
  press("Sett lenke");
  expect(held()).toEqual({ body: "<p>Kafé</p>" });
});

test("the tools are one stop for Tab, and arrow keys, Home and End move between them", async () => {
  await open("<p>Kafé</p>");
  const stops = () =>
    [...screen.getByRole("toolbar").querySelectorAll<HTMLElement>("select, button")].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
  const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  const type = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document, { key, ...more });
  expect(stops()).toEqual([style()]);
  act(() => style().focus());
  for (const [key, name] of [
    ["ArrowRight", "Fet"],
    ["End", "Gjør om"],
    ["ArrowRight", "Tekststil"],
    ["ArrowLeft", "Gjør om"],
    ["ArrowLeft", "Angre"],
    ["ArrowLeft", "Ny tabell"],
    ["ArrowLeft", "Lenke"],
    ["Home", "Tekststil"],
  ] as const) {
    expect(type(key)).toBe(false);
    expect(focused()).toBe(name);
    expect(stops()).toEqual([document.activeElement]);
  }
  expect([type("ArrowDown"), type("ArrowRight", { ctrlKey: true }), type("Enter")]).toEqual([true, true, true]);
  expect(focused()).toBe("Tekststil");
});

test("arrow keys in the address of a link move in the address", async () => {
  const { select } = await open("<p>Kafé</p>");
  select();
  press("Lenke");
  const address = screen.getByLabelText(/^Adresse/);
  expect(fireEvent.keyDown(address, { key: "ArrowRight" })).toBe(true);
  expect(fireEvent.keyDown(address, { key: "Home" })).toBe(true);
  expect(screen.getByRole("toolbar").contains(address)).toBe(false);
});

test("an address that the site does not allow is reported, and sets no link", async () => {
  const { held, select } = await open("<p>Kafé</p>");
  select();
  press("Lenke");
  fireEvent.change(screen.getByLabelText(/^Adresse/), { target: { value: "ftp://example.no" } });
  press("Sett lenke");
  expect(screen.getByRole("alert").textContent).toBe("Lenken må begynne med https://, http://, mailto:, tel: eller /.");
  expect(held()).toEqual({ body: "<p>Kafé</p>" });
});

test("a table is begun in place of an empty paragraph, or below the block, with the caret in its first cell", async () => {
  const list = "<ul><li>Kafé</li></ul>";
  const { held, editor } = await open(`${list}<p></p>`);
  const [head, row] = ["<thead><tr><th></th><th></th></tr></thead>", "<tr><td></td><td></td></tr>"];
  const table = ["<table>", head, "<tbody>", row, row, "</tbody>", "</table>"].join("\n");
  act(() => void editor.commands.setTextSelection(4));
  press("Ny tabell");
  expect(held()).toEqual({ body: [list, table, "<p></p>"].join("\n") });
  expect(editor.isActive("tableHeader")).toBe(true);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Ny tabell" })).toBeNull());
  press("Angre");
  act(() => void editor.commands.setTextSelection(editor.state.doc.content.size - 1));
  press("Ny tabell");
  expect(held()).toEqual({ body: [list, table].join("\n") });
});

test("a table has tools of its own, which are reached as the others are and go with it", async () => {
  const table = "<table><tbody><tr><td>Man</td><td>10</td></tr></tbody></table>";
  const { held, editor } = await open(table);
  act(() => void editor.commands.setTextSelection(4));
  await screen.findByRole("button", { name: "Ny rad under" });
  act(() => style().focus());
  fireEvent.keyDown(style(), { key: "End" });
  for (const _ of ["Gjør om", "Angre"]) fireEvent.keyDown(document.activeElement ?? document, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(tool("Fjern tabellen"));
  const rows = (...all: readonly string[]) => ({
    body: ["<table>", "<tbody>", ...all, "</tbody>", "</table>"].join("\n"),
  });
  for (const [name, after] of [
    ["Ny rad under", rows("<tr><td>Man</td><td>10</td></tr>", "<tr><td></td><td></td></tr>")],
    ["Fjern raden", { body: table }],
    ["Ny kolonne til høyre", rows("<tr><td>Man</td><td>10</td><td></td></tr>")],
    ["Fjern kolonnen", { body: table }],
    ["Fjern tabellen", { body: "" }],
  ] as const) {
    press(name);
    expect(held()).toEqual(after);
    // The last cell, of a new row too.
    act(() => void editor.commands.setTextSelection(editor.state.doc.content.size - 4));
  }
  await waitFor(() => expect(screen.queryByRole("button", { name: "Ny rad under" })).toBeNull());
  expect(
    [...screen.getByRole("toolbar").querySelectorAll<HTMLElement>("select, button")].filter(
      ({ tabIndex }) => tabIndex === 0,
    ),
  ).toHaveLength(1);
});

test("Tab goes through the cells of a table, and out of the last", async () => {
  const { text, editor } = await open("<table><tbody><tr><td>Man</td><td>10</td></tr></tbody></table>");
  act(() => void editor.commands.setTextSelection(4));
  const tab = (more = {}) => fireEvent.keyDown(text, { key: "Tab", keyCode: 9, ...more });
  const cell = () => editor.state.selection.$from.parent.textContent;
  expect([tab(), cell()]).toEqual([false, "10"]);
  expect(tab()).toBe(true);
  expect([tab({ shiftKey: true }), cell()]).toEqual([false, "Man"]);
});

test("a list item is made a text again by its own button", async () => {
  const { held, select } = await open("<ul><li>Kafé</li></ul>");
  select();
  press("Punktliste");
  expect(held()).toEqual({ body: "<p>Kafé</p>" });
});
