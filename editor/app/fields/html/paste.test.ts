/** @jest-environment jsdom */
import { Editor } from "@tiptap/react";
import fc from "fast-check";
import { sanitise } from "../../../../domain/html/sanitise";
import { EXTENSIONS } from "./extensions";
import { documentOf, htmlOf } from "./html-document";
import { pasteProps } from "./paste";

const layout = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() };
// jsdom has no layout.
Object.assign(Range.prototype, layout);
Object.assign(document, { elementFromPoint: () => null });

let note = "";
const element = document.body.appendChild(document.createElement("div"));
let offered: readonly File[] = [];
const editorProps = pasteProps({
  say: (said) => {
    note = said;
  },
  offer: (pictures) => {
    offered = pictures;
  },
});
const editor = new Editor({ extensions: EXTENSIONS, element, editorProps });
afterAll(() => editor.destroy());

/** Opens HTML as the field does, with the caret after so many letters of its first text. */
const open = (html: string, letters = 0): void => {
  const content = documentOf(html, editor.schema).nodes.map((node) => node.toJSON());
  editor.commands.setContent({ type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] });
  let first = 1;
  editor.state.doc.descendants((node, at) => {
    if (node.isText && first === 1) first = at;
  });
  editor.commands.setTextSelection(first + letters);
  note = "";
};

const held = (): string => editor.state.doc.children.map(htmlOf).join("");

const paste = (data: Readonly<Record<string, string>>, files: readonly File[] = []): void => {
  const clipboardData = { getData: (type: string) => data[type] ?? "", types: Object.keys(data), files };
  editor.view.dom.dispatchEvent(Object.assign(new Event("paste", { cancelable: true }), { clipboardData }));
};

/** Types as ProseMirror hears it: a letter at a time, which plugins may take. */
const type = (text: string): void => {
  for (const letter of text) {
    const { view } = editor;
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp("handleTextInput", (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
};

const escaped = (text: string): string => {
  const shown = document.createElement("p");
  shown.textContent = text;
  return shown.innerHTML;
};

const piece = fc.constantFrom(
  ...[
    "3. juni ",
    "12) ",
    "c) ",
    "IV. ",
    "- ",
    "+ ",
    "* ",
    "# ",
    "### ",
    "> ",
    "--- ",
    "``` ",
    "**NB** ",
    "_nå_ ",
    "(c) ",
  ],
  ...[
    "rom.No ",
    "www.example.no ",
    "https://example.no/a ",
    "kor@example.no ",
    "[a](https://example.no) ",
    "1. a\n2. b",
  ],
);
const anyText = fc
  .array(fc.oneof(piece, fc.string({ unit: "grapheme", maxLength: 8 })), { minLength: 1, maxLength: 5 })
  .map((all) =>
    all
      .join("")
      .replaceAll(/[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, (sign) => (sign === "\n" ? sign : ""))
      .normalize(),
  );
const anyLine = anyText.map((text) => `a${text.replaceAll("\n", " ")}`);
const beginning = fc.tuple(piece, anyLine).map(([first, rest]) => (first + rest).replaceAll("\n", " "));

describe("plain text is what it says", () => {
  it("pasted in an empty text: a paragraph for each line", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        open("");
        paste({ "text/plain": text });
        const all = text.split(/\n+/);
        const full = all.filter((line) => line.trim() !== "");
        const lines = all.length === 1 ? all : full.length === 0 ? [""] : full;
        expect(editor.state.doc.children.map(({ type, textContent }) => [type.name, textContent])).toEqual(
          lines.map((line) => ["paragraph", line]),
        );
        expect(held()).toBe(lines.map((line) => `<p>${escaped(line)}</p>`).join(""));
      }),
    );
  });

  it("pasted in a sentence, a list and a table: in the paragraph that it was pasted into", () => {
    const places = fc.constantFrom(
      "<p>Før etter</p>",
      "<ul>\n<li>Før etter</li>\n</ul>",
      "<table>\n<tbody>\n<tr><td>Før etter</td></tr>\n</tbody>\n</table>",
    );
    fc.assert(
      fc.property(fc.oneof(beginning, anyLine), places, (text, html) => {
        open(html, 4);
        paste({ "text/plain": text });
        expect(held()).toBe(html.replace("etter", () => `${escaped(text)}etter`));
      }),
    );
  });

  it("typed, at the beginning and in a sentence; and is read back the same", () => {
    fc.assert(
      fc.property(fc.oneof(beginning, anyLine), fc.constantFrom("", "<p>Før etter</p>"), (text, html) => {
        open(html, 4);
        if (html === "") editor.commands.setTextSelection(1);
        type(text);
        const right = html === "" ? `<p>${escaped(text)}</p>` : html.replace("etter", () => `${escaped(text)}etter`);
        expect(held()).toBe(right);
        const words = editor.state.doc.textContent.replaceAll(/[ \t\n\f\r]+/g, " ").trim();
        open(right);
        expect(editor.state.doc.textContent).toBe(words);
      }),
    );
  });

  it("loses only what the check would remove", () => {
    open("");
    paste({ "text/plain": "a\u0000b\u0007c\ud800d\ufffee" });
    expect(held()).toBe("<p>abcde</p>");
  });
});

describe("HTML is taken as it was meant", () => {
  it.each([
    [
      "lists by letters",
      '<ol type="i" start="3"><li>Bank</li><li>Vent</li></ol>',
      '<ol start="3">\n<li>Bank</li>\n<li>Vent</li>\n</ol>',
      "Dette kom ikke med da du limte inn: bokstaver som nummerering. Listen har tall i stedet.",
    ],
    [
      "tables",
      "<table><tr><th>Hvem<th>Kr</tr><tr><td>Barn<td>60</table>",
      "<table>\n<thead><tr><th>Hvem</th><th>Kr</th></tr></thead>\n<tbody>\n<tr><td>Barn</td><td>60</td></tr>\n</tbody>\n</table>",
      "",
    ],
    [
      "pictures",
      "<p>Koret <img src='kor.png'></p><iframe></iframe>",
      "<p>Koret</p>",
      "Dette kom ikke med da du limte inn: bilder og video, kart og annet innebygd innhold. Bilder kan ikke stå inne i en tekst: Legg dem til under «Bilder», og velg dem i et felt for bilde.",
    ],
  ])("%s", (_what, html, right, said) => {
    open("");
    paste({
      "text/html": `<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`,
      "text/plain": "x",
    });
    expect(held()).toBe(right);
    expect(note).toBe(said);
    expect(documentOf(right, editor.schema).nodes.map(({ type }) => type.name)).not.toContain("kept");
    paste({ "text/plain": "mer" });
    expect(note).toBe("");
  });

  it("words in a sentence stay in it", () => {
    open("<p>Før etter</p>", 4);
    paste({ "text/html": "<span style='font-weight:700'>nå og&nbsp;da </span>" });
    expect(held()).toBe("<p>Før <strong>nå og da</strong>etter</p>");
  });

  it.each([
    ["at the beginning", 0, "<h3>Ny</h3><p>x</p><h4>Under</h4><p>yFør etter</p>"],
    ["inside", 4, "<p>Før </p><h3>Ny</h3><p>x</p><h4>Under</h4><p>yetter</p>"],
    ["at the end", 9, "<p>Før etter</p><h3>Ny</h3><p>x</p><h4>Under</h4><p>y</p>"],
  ])("headings are headings %s of a sentence, below the one above", (_where, letters, right) => {
    open("<h2>A</h2><h3>B</h3><p>Før etter</p><h4>D</h4>");
    editor.commands.setTextSelection(7 + letters);
    paste({ "text/html": "<h1>Ny</h1><p>x</p><h2>Under</h2><p>y</p>" });
    expect(held()).toBe(`<h2>A</h2><h3>B</h3>${right}<h4>D</h4>`);
    expect(sanitise(held()).html).toBe(held());
  });

  it.each([
    [0, "<ul>\n<li>En</li>\n<li>To</li>\n</ul><p>Før etter</p>"],
    [4, "<p>Før </p><ul>\n<li>En</li>\n<li>To</li>\n</ul><p>etter</p>"],
    [9, "<p>Før etter</p><ul>\n<li>En</li>\n<li>To</li>\n</ul>"],
  ])("a list is a list after %d letters of a sentence", (letters, right) => {
    open("<p>Før etter</p>", letters);
    paste({ "text/html": "<ul><li>En</li><li>To</li></ul>" });
    expect(held()).toBe(right);
  });

  it.each([
    ["<h1>Ny</h1><p>x</p>", "<tr><td><p>Før Ny</p><p>xetter</p></td><td>B</td></tr>"],
    ["<table><tr><td>1<td>2</table>", "<tr><td>1</td><td>2</td></tr>"],
    ["<p>Se</p><table><tr><td>1<td>2</table>", "<tr><td><p>Før Se</p><p>1 2etter</p></td><td>B</td></tr>"],
  ])("a cell takes %s, and the table stays one", (html, right) => {
    open("<table><tbody><tr><td>Før etter</td><td>B</td></tr></tbody></table>", 4);
    paste({ "text/html": html });
    expect(held()).toBe(`<table>\n<tbody>\n${right}\n</tbody>\n</table>`);
  });

  const shot = new File(["a"], "a.png", { type: "image/png" });
  const written = `<img src="data:image/gif;base64,${btoa("GIF89a")}">`;

  it.each([
    ["a screenshot", {}, [shot], [shot.type], ""],
    ["another file", {}, [new File(["a"], "a.pdf", { type: "application/pdf" })], [], "filer"],
    ["a picture of a web page", { "text/html": '<img src="https://example.no/a.png">' }, [shot], [shot.type], ""],
    ["a text of Outlook", { "text/html": `<p>Se</p>${written}${written}` }, [], ["image/gif", "image/gif"], ""],
    ["a text of Word", { "text/html": '<p>Se<img src="file:///C:/a.png"></p>' }, [], [], "bilder"],
    ["broken data", { "text/html": '<img src="data:image/png;base64,%%">' }, [], [], "bilder"],
    ["cells with their picture", { "text/html": "<table><tr><td>1<td>2</table>" }, [shot], [], ""],
    ["a text with its picture", { "text/plain": "Se" }, [shot], [], ""],
  ])("the pictures of %s are offered, and what cannot be is said", (_what, data, files, types, left) => {
    open("<p>Tekst</p>");
    paste(data, files);
    expect(held()).toContain("Tekst");
    expect(offered.map(({ type }) => type)).toEqual(types);
    if (left === "") expect(note).toBe("");
    else expect(note).toMatch(new RegExp(`^Dette kom ikke med da du limte inn: ${left}\\.`));
  });

  it("what is copied in the text itself is taken back, also what is kept whole", () => {
    const html = "<p>Før</p><dl><dt>Dør</dt><dd>18</dd></dl><h2>Etter</h2>";
    open(html);
    editor.commands.selectAll();
    const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
    paste({ "text/html": dom.innerHTML });
    expect(held()).toBe(html);
  });

  it("pasted anywhere, it is saved as the sanitiser leaves it", () => {
    const text = fc.constantFrom("kor", "18 < 20", "æ");
    const block = fc.tuple(fc.constantFrom("p", "h1", "h3", "li", "td", "blockquote", "dt", "div", "b"), text);
    const blocks = fc
      .array(block, { minLength: 1, maxLength: 5 })
      .map((all) => all.map(([tag, words]) => `<${tag}>${escaped(words)}</${tag}>`).join(""));
    const table = fc.tuple(blocks, blocks).map(([a, b]) => `<table><tr><td>${a}<td colspan=2>${b}<tr><th>Ø</table>`);
    const before = fc.constantFrom(
      ...[
        "",
        "<p>Før etter</p>",
        "<h2>Før etter</h2>",
        "<ul><li>Før etter</li></ul>",
        "<blockquote><p>Før etter</p></blockquote>",
      ],
      "<table><tbody><tr><td>Før etter</td><td>B</td></tr></tbody></table>",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          blocks,
          table,
          fc.tuple(blocks, table).map((both) => both.join("")),
        ),
        before,
        (html, own) => {
          open(own, own === "" ? 0 : 4);
          paste({ "text/html": html });
          const { removed, lost, fault, html: shown } = sanitise(held());
          expect({ removed, lost, fault }).toEqual({ removed: [], lost: null, fault: null });
          const bare = shown.replaceAll(/<\/?section[^>]*>/g, "").replaceAll(/<th scope="(?:col|row)"/g, "<th");
          expect(bare).toBe(held().replaceAll("\u00a0", " "));
          expect(documentOf(held(), editor.schema).nodes.map(htmlOf).join("")).toBe(
            held().replaceAll(/ (?=<\/|<(?:[uo]l|h[2-4]|blockquote|table)>)/g, ""),
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});
