import fc from "fast-check";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { allowedHtml, sanitise, sanitiseParsed } from "./sanitise";

const parser = unified().use(rehypeParse, { fragment: true });

interface Tree {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Tree[];
}

/** The executable parts of a tree. */
const dangersIn = ({ tagName = "", properties = {}, children = [] }: Tree): readonly string[] => [
  ...(/^(script|style|svg|math|iframe|img|noscript|template)$/.test(tagName) ? [tagName] : []),
  ...Object.entries(properties)
    .map(([name, value]) => `${name}=${value}`)
    .filter((written) => /^(on|style=|href=\s*javascript:)/i.test(written)),
  ...children.flatMap(dangersIn),
];

describe("removed markup", () => {
  it.each([
    ["<p>Hei</p><script>alert(1)</script>", "<p>Hei</p>", ["<script>"]],
    ['<p onclick="x()">Hei</p>', "<p>Hei</p>", ["onclick="]],
    ['<p>Hei<img src="x" onerror="alert(1)"></p>', "<p>Hei</p>", ["<img>", "src=", "onerror="]],
    ['<a href="javascript:alert(1)">Hei</a>', "<a>Hei</a>", ['href="javascript:alert(1)"']],
    ['<a href=" JaVaScRiPt:alert(1)">Hei</a>', "<a>Hei</a>", ['href=" JaVaScRiPt:alert(1)"']],
    ['<a href="java\nscript:alert(1)">Hei</a>', "<a>Hei</a>", ['href="java\nscript:alert(1)"']],
    ['<a href="&#106;avascript:alert(1)">Hei</a>', "<a>Hei</a>", ['href="javascript:alert(1)"']],
    ['<a href="data:text/html,x">Hei</a>', "<a>Hei</a>", ['href="data:text/html,x"']],
    ['<p style="color:red" class="rød" id="a">Hei</p>', "<p>Hei</p>", ["style=", "class=", "id="]],
    ["<style>p{}</style><p>Hei</p>", "<p>Hei</p>", ["<style>"]],
    ['<iframe src="https://example.no"></iframe><p>Hei</p>', "<p>Hei</p>", ["<iframe>", "src="]],
    ["<p>Hei<!-- husk --></p>", "<p>Hei</p>", ["<!-- kommentar -->"]],
    ["<svg><script>alert(1)</script></svg><p>Hei</p>", "<p>Hei</p>", ["<svg>", "<script>"]],
    ["<div><p>Hei</p></div>", "<p>Hei</p>", ["<div>"]],
  ])("cleans %s and reports what it removed", (written, html, removed) => {
    expect(sanitise(written)).toMatchObject({ html, removed });
  });

  it("reports nothing for allowed markup", () => {
    const written =
      '<p>Les <a href="/program">programmet</a>, <strong>nå</strong> <em>eller</em> senere.<br>Ring <a href="tel:123">oss</a>.</p><ul><li>A</li></ul><ol start="3"><li>B</li></ol><blockquote>C</blockquote><dl><dt>D</dt><dd>E</dd></dl><hr>';
    expect(sanitise(written)).toEqual({
      html: written,
      removed: [],
      links: ["/program", "tel:123"],
      emptyLinks: [],
      lost: null,
      fault: null,
      isTooDeep: false,
    });
  });

  it("leaves no script tag or handler in any input", () => {
    const piece = fc.constantFrom(
      "<script>",
      "</script>",
      "<p ",
      "onerror=",
      "alert(1)",
      '"',
      "'",
      ">",
      "<svg/onload=",
      "<a href=",
      "javascript:",
      "<!--",
      "-->",
      "<table><td>",
      "<math>",
      "<noscript>",
      " ",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { html } = sanitise(pieces.join(""));
        expect(dangersIn(parser.parse(html))).toEqual([]);
        expect(sanitise(html).html).toBe(html);
        const allowed = allowedHtml(pieces.join(""));
        expect(allowedHtml(allowed)).toBe(allowed);
        expect(sanitise(allowed)).toMatchObject({ html, removed: [] });
      }),
    );
  });
});

describe("disallowed attributes", () => {
  const TEXTS = "p h2 h3 h4 ul ol li a strong em b i blockquote figure figcaption dl dt dd abbr br hr".split(" ");
  const CELLS = "table caption thead tbody tr th td".split(" ");
  const WRITTEN = 'style="color:red" class="a" id="a" onclick="a()" tabindex="1" name="a" data-a="1" aria-label="a"';
  const inPlace = (tag: string): string => {
    if (!CELLS.includes(tag)) return `<${tag} ${WRITTEN}>A</${tag}>`;
    const whole =
      "<table><caption>A</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table>";
    return whole.replace(`<${tag}>`, `<${tag} ${WRITTEN}>`);
  };

  it.each([...TEXTS, ...CELLS])("are removed from <%s>", (tag) => {
    const { html } = sanitise(inPlace(tag));
    expect(html).toContain("A");
    const left = html.replace('<section class="table-scroll" tabindex="0" aria-label="A">', "");
    expect(left).not.toMatch(/style|class|id=|onclick|tabindex|name|data-|aria-/);
  });
});

describe("repaired markup", () => {
  it.each([
    ["<h1>A</h1><h2>B</h2><h3>C</h3>", "<h2>A</h2><h3>B</h3><h4>C</h4>"],
    ["<h2>A</h2><h4>B</h4>", "<h2>A</h2><h3>B</h3>"],
    ["<h4>A</h4><h3>B</h3><h4>C</h4>", "<h2>A</h2><h2>B</h2><h2>C</h2>"],
    ["<h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6>", "<h2>A</h2><h3>B</h3><h4>C</h4><h4>D</h4><h4>E</h4>"],
    ["<h2>A</h2><h3>B</h3><h2>C</h2>", "<h2>A</h2><h3>B</h3><h2>C</h2>"],
  ])("steps headings down from h2 without gaps: %s", (written, html) => {
    expect(sanitise(written)).toMatchObject({ html, removed: [] });
  });

  it("never skips a heading level", () => {
    const headings = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(headings, (levels) => {
        const { html } = sanitise(levels.map((level) => `<h${level}>A</h${level}>`).join(""));
        const repaired = [...html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));
        expect(repaired).toHaveLength(levels.length);
        for (const [index, level] of repaired.entries()) {
          expect(level).toBeGreaterThanOrEqual(2);
          expect(level).toBeLessThanOrEqual((repaired[index - 1] ?? 1) + 1);
        }
      }),
    );
  });

  it("wraps tables in a focusable scroll region, and sets the scope of header cells", () => {
    const { html, removed } = sanitise(
      '<table><thead><tr><th>Dag</th></tr></thead><tbody><tr><th scope="row">Man</th><td>10</td></tr></tbody></table>',
    );
    expect(html).toBe(
      '<section class="table-scroll" tabindex="0" aria-label="Dag"><table><thead><tr><th scope="col">Dag</th></tr></thead><tbody><tr><th scope="row">Man</th><td>10</td></tr></tbody></table></section>',
    );
    expect(removed).toEqual([]);
  });

  it("closes unclosed elements", () => {
    expect(sanitise("<p>Hei <strong>du").html).toBe("<p>Hei <strong>du</strong></p>");
  });

  it("sets rel on links to other sites", () => {
    expect(sanitise('<a href="https://example.no">Ut</a>').html).toBe(
      '<a href="https://example.no" rel="noopener">Ut</a>',
    );
  });
});

describe("paragraphs, plain or not quite", () => {
  const other = fc.constantFrom("&amp;", "&aelig;", "&", "&#106;", "<b>", "</p>", "<script>", "<!--");
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: "binary" }).map((written) => written.replace(/[<>&]/g, "")) },
    { weight: 1, arbitrary: other },
  );
  const paragraphs = fc
    .array(fc.tuple(text, fc.constantFrom("", "\n", " ")), { maxLength: 4 })
    .map((all) => all.map(([words, after]) => `<p>${words}</p>${after}`).join(""));

  it("are equal to their parsed and serialised form, whatever their text", () => {
    fc.assert(
      fc.property(paragraphs, (written) => expect(sanitise(written)).toEqual(sanitiseParsed(written))),
      {
        numRuns: 2_000,
      },
    );
  });
});
