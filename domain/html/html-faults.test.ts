import fc from "fast-check";
import { reportedWith } from "../../engine/testing/test-content";
import { inVoice } from "../define/voices";
import { firstHtmlFault } from "./html-faults";
import { lettersOf } from "./lost-text";
import { parser } from "./parser";
import { sanitise } from "./sanitise";

const line = fc.stringMatching(/^[A-ZÆØÅ][a-zæøå]{1,8} (?:[a-zæøå]{2,8} ){0,2}[a-zæøå]{2,8}[.!]$/);
const wrapped = (tag: string, attributes = "") => line.map((text) => `<${tag}${attributes}>${text}</${tag}>`);
const inline = fc.oneof(
  line,
  wrapped("strong"),
  wrapped("em"),
  wrapped("a", ' href="/kino"'),
  wrapped("a", " href='https://example.no/?a=1&amp;b=2'"),
  wrapped("abbr", ' title="For eksempel"'),
  fc.constant("<br>"),
);
const phrase = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" "));
const around = (inside: fc.Arbitrary<string>, before: string, after: string) =>
  inside.map((text) => `${before}${text}${after}`);
const item = around(phrase, "<li>", "</li>");
const row = fc.tuple(line, phrase).map(([head, cell]) => `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`);
const block = fc.oneof(
  around(phrase, "<p>", "</p>"),
  around(phrase, "<p>", "</p>"),
  wrapped("h2"),
  wrapped("h3"),
  around(
    fc.array(item, { minLength: 1, maxLength: 3 }).map((items) => items.join("\n")),
    "<ul>\n",
    "\n</ul>",
  ),
  around(item, '<ol start="3">', "</ol>"),
  around(
    fc.tuple(line, row, row).map(([name, ...rows]) => `<caption>${name}</caption>${rows.join("")}`),
    "<table>",
    "</table>",
  ),
  around(phrase, "<blockquote><p>", "</p></blockquote>"),
  fc.tuple(line, phrase).map(([term, meaning]) => `<dl><dt>${term}</dt><dd>${meaning}</dd></dl>`),
  fc.constant("<hr>"),
);
const article = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join("\n"));

const TAG = /<[^>]*>/g;

/** The article without one of its tags, or without one character of it. */
const damaged = fc.tuple(article, fc.nat(), fc.option(fc.nat())).map(([html, whichTag, whichCharacter]) => {
  const tags = [...html.matchAll(TAG)];
  const { 0: tag, index } = tags[whichTag % tags.length] ?? { 0: "", index: 0 };
  const [from, length] = whichCharacter === null ? [index, tag.length] : [index + (whichCharacter % tag.length), 1];
  return { html, written: html.slice(0, from) + html.slice(from + length) };
});

const shownBy = (html: string): string => lettersOf(parser.parse(html)).replace(/\s/g, "");

/** What an editor is told. */
const toldOf = (written: string): boolean => {
  const { fault, lost, removed, emptyLinks } = sanitise(written);
  return fault !== null || lost !== null || removed.length > 0 || emptyLinks.length > 0;
};

test("sound HTML has no fault and loses nothing", () => {
  fc.assert(
    fc.property(article, (html) => {
      expect(sanitise(html)).toMatchObject({ fault: null, lost: null, removed: [], emptyLinks: [] });
      expect(shownBy(sanitise(html).html)).toBe(shownBy(html));
    }),
  );
});

test("whatever tag or character of a tag is missing, the text is shown as before, or a problem says so", () => {
  fc.assert(
    fc.property(damaged, ({ html, written }) => {
      expect(toldOf(written) || shownBy(sanitise(written).html) === shownBy(html)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

const REST = '<p>Resten.</p>\n<h2>Til slutt</h2>\n<p>Se <a href="/y">siden</a>.</p>';

test.each([
  ["a missing quotation mark", '<p>Se <a href="/x>her</a></p>', 6, "har en tagg som er skrevet feil: "],
  ["a missing >", "<p>Hei</p\n", 6, "har en tagg som er skrevet feil: "],
  ["a forgotten </h2>", "<p>Hei</p>\n<h2>Priser\n", 11, "har <h2> uten </h2>: "],
  ["a forgotten </ul>", "<ul><li>En</li>\n", 0, "har <ul> uten </ul>: "],
  ["a forgotten </table>", "<table><tr><td>1</td></tr>\n", 0, "har <table> uten </table>: "],
  ["a forgotten -->", "<p>Hei</p><!-- husk\n", 10, "har en kommentar som ikke er lukket, "],
  ["a forgotten </iframe>", "<p>Hei</p><iframe>\n", 10, "har <iframe> uten </iframe>: "],
  ["an end tag alone", "<p>Hei</b></p>\n", 6, "har </b>, men der er det ingen <b> å slutte: "],
  ["a list in a paragraph", "<p>Hei<ul><li>En</li></ul></p>\n", 26, "har </p>, men der er det ingen <p> å slutte: "],
  ["a cell outside a table", "<p>Hei</p><p><td>En</p>\n", 13, "har <td> på et sted der den ikke kan stå: "],
  ["a tag that is text", "<p>Hei/p>\n", 3, "viser «/p>» som tekst på siden."],
  ["a comment that is text", "<p>Hei</p><p>!-- husk --></p>\n", 13, "viser «"],
  ["a reference that does not exist", "<p>&arin;</p>\n", 3, "har koden «&arin;», som ikke finnes, "],
])("the fault is %s, where it begins", (_what, written, offset, message) => {
  const fault = firstHtmlFault(written + REST);
  expect(fault?.offset).toBe(offset);
  expect(inVoice(fault?.message ?? "", "file")).toContain(message);
  expect(firstHtmlFault(REST)).toBeNull();
});

test.each([
  "<p>3 < 4, 5 > 4, Vi <3 kino, R&B og AT&T, A --> B</p>",
  "<p>Hjem>Kino>Program</p>",
  "<p>En<p>To<ul><li>En<li>To</ul>",
  "<p>En<br/>to</p><hr/>",
  '<p><a href="/x?a=1&copy=2">Her</a></p>',
  '<svg><path d="M0"/></svg>',
  "<html><body><p>Limt inn</p></body></html>",
])("%s has no fault", (written) => expect(firstHtmlFault(written)).toBeNull());

test.each([
  ["<iframe>Et kart over huset</iframe><p>Ved <b>kirka</b>.</p>", "Et kart over huset"],
  ["<p>Velg <select><option>mandag</select> her.</p>", "mandag"],
  ['<p>Vi åpner <a href="/x>mandag</a>.</p>', "mandag."],
  [`<p>Hei</p><!-- ${"ord ".repeat(40)}`, `<!-- ${"ord ".repeat(12)}ord …`],
])("the text that %s loses is told by its first words", (written, words) => {
  expect(sanitise(written).lost).toBe(words);
});

test.each([
  "<p>Hei</p><script>if (a < b) alert(1)</script><style>p > b {}</style>",
  '<div title="a > b, c < d"><p>Hei &amp; <b>ha</b>det&nbsp;&lt;3</p></div>',
  "<p>Hei<!-- husk <b>dette</b> --></p>",
])("%s loses no text", (written) => expect(sanitise(written).lost).toBeNull());

test("a link without text is removed, and its address is told", () => {
  expect(sanitise('<p>Se <a href="/x"> <b></b></a>her <a href="/y">!</a></p>')).toMatchObject({
    html: '<p>Se  <b></b>her <a href="/y">!</a></p>',
    emptyLinks: ["/x"],
    links: ["/y"],
  });
});

test("a fault in a list of lines has the line of its cause", async () => {
  expect(
    await reportedWith("articles/personvern.json", "content", ["<p>Hei.</p>", "<h2>Priser", "<p>Du.</p>"]),
  ).toEqual([
    "warning articles/personvern.json content (8:3): har <h2> uten </h2>: «<h2>Priser <p>Du.</p>». → Skriv </h2> der den slutter.",
  ]);
});
