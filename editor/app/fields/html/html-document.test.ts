/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Editor } from "@tiptap/react";
import fc from "fast-check";
import { sanitise } from "../../../../domain/html/sanitise";
import { isObject } from "../../../../domain/json/json";
import { EXTENSIONS } from "./extensions";
import { documentOf, htmlOf } from "./html-document";
import { joined, textOf, writtenAs } from "./pieces";

const editor = new Editor({ extensions: EXTENSIONS, element: document.createElement("div") });
afterAll(() => editor.destroy());

/** Texts with tags in the content, and where they stand: one text, or a list with a paragraph on each line. */
const htmlIn = (value: unknown, at: string): readonly (readonly [at: string, value: unknown])[] => {
  const isHtml = (one: unknown): boolean => typeof one === "string" && one.trimStart().startsWith("<");
  if (isHtml(value) || (Array.isArray(value) && value.some(isHtml))) return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => htmlIn(item, `${at}[${index}]`));
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => htmlIn(inner, `${at}.${name}`)) : [];
};

const IN_CONTENT = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && !file.startsWith("schemas"))
  .flatMap((file) => htmlIn(JSON.parse(readFileSync(join("content", file), "utf8")), file));

/** What the field saves of a value after the editor has had it, without a change. */
const throughEditor = (value: unknown): unknown => {
  const { nodes, before, gaps } = documentOf(value, editor.schema);
  editor.commands.setContent({ type: "doc", content: nodes.map((node) => node.toJSON()) });
  return writtenAs(joined(editor.state.doc.children.map(htmlOf), before, gaps), value);
};

const removedFrom = (html: string): readonly string[] => sanitise(html).removed;

describe("every rich text of the content", () => {
  it("is there", () => {
    expect(IN_CONTENT.length).toBeGreaterThan(60);
  });

  it.each(IN_CONTENT)("keeps its bytes in the editor: %s", (_at, value) => {
    expect(throughEditor(value)).toEqual(value);
    expect(textOf(throughEditor(value))).toBe(textOf(value));
  });

  it.each(IN_CONTENT)("loses nothing to the allow-list: %s", (_at, value) => {
    const { nodes } = documentOf(value, editor.schema);
    expect(nodes.flatMap((node) => removedFrom(htmlOf(node)))).toEqual([]);
  });

  it("can be edited, but for the few elements that the editor does not have", () => {
    const nodes = IN_CONTENT.flatMap(([, value]) => documentOf(value, editor.schema).nodes);
    const kept = nodes.filter(({ type }) => type.name === "kept").map(({ attrs }) => String(attrs.source));
    expect([...new Set(kept.map((source) => /^<(\w+)/.exec(source)?.[1]))].sort()).toEqual(["dl"]);
  });
});

test("a changed item of a list is one changed line", () => {
  const before = ["<p>Ta  med:</p>", "<ul>", "<li>sko</li>", "<li>et <strong>varmt</strong> plagg</li>", "</ul>"];
  const { nodes, before: written, gaps } = documentOf(before, editor.schema);
  editor.commands.setContent({ type: "doc", content: nodes.map((node) => node.toJSON()) });
  editor.state.doc.descendants((node, at) => {
    if (node.text === "sko") editor.commands.insertContentAt({ from: at, to: at + 3 }, "støvler");
  });
  expect(writtenAs(joined(editor.state.doc.children.map(htmlOf), written, gaps), before)).toEqual([
    "<p>Ta  med:</p>",
    "<ul>",
    "<li>støvler</li>",
    "<li>et <strong>varmt</strong> plagg</li>",
    "</ul>",
  ]);
});

const isEditable = (source: string): boolean =>
  documentOf(source, editor.schema).nodes.every(({ type }) => type.name !== "kept");

test.each([
  ["at the edges of blocks", "<ul>\n  <li>  Ett </li>\n  <li>\n    to\n  </li>\n</ul>"],
  ["around a paragraph in a list", "<ol>\n<li>\n<p>Ett</p>\n</li>\n</ol>"],
  ["twice between words", "<p>Ett  <strong>to</strong>\n  tre</p>"],
])("white space that pages do not show keeps nothing from being edited: %s", (_where, source) => {
  expect(isEditable(source)).toBe(true);
  expect(throughEditor(source)).toBe(source);
});

test.each([
  ["an element that the editor does not have", "<p>Ett <sub>to</sub></p>"],
  ["an attribute that it does not have", '<p lang="en">One</p>'],
])("%s is kept as it is", (_what, source) => {
  expect(isEditable(source)).toBe(false);
  expect(throughEditor(source)).toBe(source);
});

test("what looks like a list in an attribute is none", () => {
  const source = '<p><a href="/a" title="<li>to</ul>">Ett</a></p>';
  expect(documentOf(source, editor.schema).nodes.map(htmlOf)).toEqual([
    expect.stringMatching(/ title="(<li>to<\/ul>|&lt;li&gt;to&lt;\/ul&gt;)"/),
  ]);
});

const words = fc
  .stringMatching(/^[A-ZÆØÅ][A-Za-zÆØÅæøå<>&"' .]{0,18}[a-zæøå]$/)
  .map((one) => one.replaceAll(/ +/g, " "));
const marks = fc.subarray([
  { type: "bold" },
  { type: "italic" },
  { type: "link", attrs: { href: "https://www.example.no/a?b=1&c=2" } },
]);
const text = fc.record({ type: fc.constant("text"), text: words, marks });
/** Text that begins and ends with a word, with breaks between. */
const inline = fc
  .tuple(
    text,
    fc.array(fc.oneof({ weight: 5, arbitrary: text }, fc.constant({ type: "hardBreak" })), { maxLength: 3 }),
    text,
  )
  .map(([first, others, last]) => [first, ...others, last]);
const paragraph = inline.map((content) => ({ type: "paragraph", content }));
const heading = fc
  .tuple(fc.constantFrom(2, 3, 4), inline)
  .map(([level, content]) => ({ type: "heading", attrs: { level }, content }));

const { block } = fc.letrec((tie) => ({
  list: fc
    .tuple(fc.constantFrom("bulletList", "orderedList"), fc.array(tie("item"), { minLength: 1, maxLength: 3 }))
    .map(([type, content]) => ({ type, content })),
  item: fc
    .tuple(paragraph, fc.array(tie("block"), { maxLength: 2 }))
    .map(([first, others]) => ({ type: "listItem", content: [first, ...others] })),
  cell: fc
    .tuple(
      fc.constantFrom("tableCell", "tableHeader"),
      fc.oneof({ weight: 3, arbitrary: fc.tuple(paragraph) }, fc.tuple(paragraph, paragraph)),
    )
    .map(([type, content]) => ({ type, content })),
  table: fc
    .integer({ min: 1, max: 2 })
    .chain((width) =>
      fc.array(fc.array(tie("cell"), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 2 }),
    )
    .chain((rows) =>
      fc.constantFrom(null, "Priser & <tider>").map((caption) => ({
        type: "table",
        attrs: { caption },
        content: rows.map((content) => ({ type: "tableRow", content })),
      })),
    ),
  quote: fc.array(tie("block"), { minLength: 1, maxLength: 3 }).map((content) => ({ type: "blockquote", content })),
  block: fc.oneof(
    { maxDepth: 2, depthIdentifier: "block" },
    { weight: 3, arbitrary: paragraph },
    heading,
    fc.constant({ type: "horizontalRule" }),
    tie("list"),
    tie("quote"),
    tie("table"),
  ),
}));

describe("whatever is written in the editor", () => {
  it("is of the elements that are tried here", () => {
    expect(Object.keys(editor.schema.marks).sort()).toEqual(["bold", "italic", "link"]);
    expect(Object.keys(editor.schema.nodes).sort()).toEqual([
      "blockquote",
      "bulletList",
      "doc",
      "hardBreak",
      "heading",
      "horizontalRule",
      "kept",
      "listItem",
      "orderedList",
      "paragraph",
      "table",
      "tableCell",
      "tableHeader",
      "tableRow",
      "text",
    ]);
  });

  it("passes the allow-list whole", () => {
    fc.assert(
      fc.property(block, (content) => {
        const html = htmlOf(editor.schema.nodeFromJSON(content));
        expect(removedFrom(html)).toEqual([]);
      }),
    );
  });

  it("can be edited again, as it was written", () => {
    fc.assert(
      fc.property(block, (content) => {
        const html = htmlOf(editor.schema.nodeFromJSON(content));
        const { nodes } = documentOf(html, editor.schema);
        expect(nodes.map(htmlOf)).toEqual([html]);
        expect(nodes.map(({ type }) => type.name)).not.toContain("kept");
      }),
    );
  });
});
