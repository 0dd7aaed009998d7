import fc from "fast-check";
import { type HtmlNode, walk } from "./html-node";
import { parser } from "./parser";
import { sanitiseParsed } from "./sanitise";

const clean = (written: string): string => sanitiseParsed(written).html;

test.each([
  ["<p><b>Obs</p>\n<p>Ta med <i>pute</i>.</p>", "<p><b>Obs</b></p>\n<p><b>Ta med <i>pute</i>.</b></p>"],
  ["<em><p>A</p>B<ul><li>C</li></ul></em>", "<p><em>A</em></p><em>B</em><ul><li><em>C</em></li></ul>"],
  ["<strong><i><p>A</p></i></strong>", "<p><strong><i>A</i></strong></p>"],
  ["<h2><p>Program</p><p>i høst</p></h2>", "<h2>Program i høst </h2>"],
  ["<li>A</li>\n<li>B</li><p>C</p>", "<ul><li>A</li>\n<li>B</li></ul><p>C</p>"],
  ["<ol>\n<li>A</li><p>B</p></ol>", "<ol>\n<li>A</li><li><p>B</p></li></ol>"],
  ["<dt>A</dt><dd>B</dd>", "<dl><dt>A</dt><dd>B</dd></dl>"],
  ["<dl><dt>A</dt>B</dl>", "<dl><dt>A</dt><dd>B</dd></dl>"],
  ["<b>A</b> og <a href='/b'><p>B</p></a>", '<b>A</b> og <a href="/b"><p>B</p></a>'],
])("%j becomes %j", (written, expected) => {
  expect(clean(written)).toBe(expected);
});

test("a link in a link loses its tag and keeps its text", () => {
  expect(clean("<a href='/b'>A<table><dl><a href='/c'>B")).toMatch(/^<a href="\/b">A<dl><dd>B<\/dd><\/dl>/);
});

const NAMES = "p h2 h3 ul ol li a strong em b i blockquote figure table tr td hr dl dt dd abbr".split(" ");

/** Tags in any order, closed or not. */
const jumble = fc
  .array(
    fc.oneof(
      fc.constantFrom(...NAMES).map((name) => `<${name}>`),
      fc.constantFrom(...NAMES).map((name) => `</${name}>`),
      fc.constantFrom("ord", " ", "\n", "æ &amp; ø"),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(""));

const lettersOf = (html: string): string => {
  const words: string[] = [];
  walk(parser.parse(html), ({ value = "" }) => words.push(value));
  return words.join("").replace(/\s+/g, "");
};

const isElement = ({ type }: HtmlNode): boolean => type === "element";
const INLINE = ["strong", "em", "b", "i", "abbr", "a", "br"];

/** Elements in one that may not contain them. */
const misplacedIn = (node: HtmlNode): readonly string[] => {
  const { tagName = "" } = node;
  const own = (node.children ?? []).filter(isElement).flatMap((child) => {
    const name = child.tagName ?? "";
    const isInlineOnly = ["p", "h2", "h3", "h4", "strong", "em", "b", "i", "abbr"].includes(tagName);
    const isMisplaced =
      (isInlineOnly && !INLINE.includes(name)) ||
      (["ul", "ol"].includes(tagName) && name !== "li") ||
      (tagName === "dl" && !["dt", "dd"].includes(name)) ||
      (name === "li" && !["ul", "ol"].includes(tagName)) ||
      (["dt", "dd"].includes(name) && tagName !== "dl");
    return isMisplaced ? [`<${name}> in <${tagName}>`] : [];
  });
  return [...own, ...(node.children ?? []).flatMap(misplacedIn)];
};

test("whatever is written, nothing is misplaced, no text is lost, and browsers read it as it is", () => {
  fc.assert(
    fc.property(jumble, (written) => {
      const html = clean(written);
      expect(misplacedIn(parser.parse(html))).toEqual([]);
      expect(lettersOf(html)).toBe(lettersOf(written));
    }),
    { numRuns: 1_000 },
  );
});
