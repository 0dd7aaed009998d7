import fc from "fast-check";
import { sanitise } from "../sanitise";
import { pastedHtml } from "./pasted-html";

/** What the site adds around allowed HTML when it is shown. */
const withoutDress = (html: string): string =>
  html
    .replace(/<section class="table-scroll"[^>]*>|<\/section>| rel="noopener"/g, "")
    .replace(/<th scope="(?:col|row)"/g, "<th")
    .replaceAll("&nbsp;", " ");

const expectUnchanged = (html: string): void => {
  const { html: shown, removed, lost, fault, emptyLinks } = sanitise(html);
  expect({ removed, lost, fault, emptyLinks }).toEqual({ removed: [], lost: null, fault: null, emptyLinks: [] });
  expect(withoutDress(shown)).toBe(withoutDress(html));
};

const pasted = (html: string): string =>
  pastedHtml(html).html.replaceAll(/<(li|td|th)([^>]*)><p>(.*?)<\/p>/g, "<$1$2>$3");

const word = (level: number, marker: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-list:l1 level${level} lfo2'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe("lists", () => {
  it.each([
    ["bullets of Word", word(1, "·", "Saft") + word(1, "o", "Kake"), "<ul><li>Saft</li><li>Kake</li></ul>"],
    [
      "numbers of Word, with a level below",
      word(1, "3.", "Rydd") + word(2, "§", "scenen") + word(1, "4.", "Lås"),
      '<ol start="3"><li>Rydd<ul><li>scenen</li></ul></li><li>Lås</li></ol>',
    ],
    [
      "a list of Word whose styles are gone",
      '<p class="MsoListParagraph"><span>·<span>&nbsp;&nbsp;</span></span>Saft</p><p class="MsoListParagraph">Kake</p>',
      "<ul><li>Saft</li></ul><p>Kake</p>",
    ],
    [
      "a list for each item, as Word on the web writes",
      '<div><ul><li data-aria-level="1"><p>En</p></li></ul></div><div><ul><li data-aria-level="2"><p>To</p></li></ul></div><div><ul><li data-aria-level="1"><p>Tre</p></li></ul></div>',
      "<ul><li>En<ul><li>To</li></ul></li><li>Tre</li></ul>",
    ],
    [
      "a list right in a list, as Google Docs writes",
      '<ol><li aria-level="1"><p>En</p></li><ul><li aria-level="2"><p>To</p></li></ul><li aria-level="1"><p>Tre</p></li></ol>',
      "<ol><li>En<ul><li>To</li></ul></li><li>Tre</li></ol>",
    ],
    ["an item that is only a list", "<ul><li><ol><li>En</li></ol></li></ul>", "<ol><li>En</li></ol>"],
    ["items without a list", "<li>En</li><li>To</li>", "<ul><li>En</li><li>To</li></ul>"],
  ])("%s", (_what, html, right) => {
    expect(pasted(html)).toBe(right);
  });

  it.each([
    '<ol type="A"><li>Gå</li></ol>',
    '<ol style="list-style-type:lower-roman"><li>Gå</li></ol>',
    '<ol><li style="list-style-type: lower-alpha">Gå</li></ol>',
    word(1, "c)", "Gå"),
  ])("by letters are by numbers, and it is told: %s", (html) => {
    expect(pasted(html)).toBe("<ol><li>Gå</li></ol>");
    expect(pastedHtml(html).left).toEqual(["bokstaver som nummerering"]);
  });
});

describe("headings", () => {
  it.each([
    ["<h1>Høst</h1><h4>Kor</h4>", "<h2>Høst</h2><h3>Kor</h3>"],
    ['<div role="heading" aria-level="3">Høst</div>', "<h2>Høst</h2>"],
    ["<p class=MsoTitle>Høst</p><p style='mso-outline-level:2'>Kor</p>", "<h2>Høst</h2><h3>Kor</h3>"],
    ['<p class="Overskrift1">Høst</p>', "<h2>Høst</h2>"],
    ["<ul><li><h2>Høst</h2></li></ul>", "<ul><li>Høst</li></ul>"],
    ["<h2><p>Høst</p><p>Kor</p></h2>", "<h2>Høst Kor</h2>"],
  ])("%s", (html, right) => {
    expect(pasted(html)).toBe(right);
  });

  it("begin at the level of the heading above", () => {
    expect(pastedHtml("<h1>A</h1><h2>B</h2><h3>C</h3>", 3).html).toBe("<h3>A</h3><h4>B</h4><h4>C</h4>");
  });
});

describe("tables", () => {
  it.each([
    [
      "headings, spans and caption are kept",
      "<table style='width:9cm'><caption>Priser</caption><colgroup><col></colgroup><thead><tr><td>Hvem</td><td colspan=40>Kr</td></tr></thead><tr><th>Barn</th><td rowspan=1>60</td></tr></table>",
      '<table><caption>Priser</caption><tbody><tr><th>Hvem</th><th colspan="2">Kr</th></tr><tr><th>Barn</th><td>60</td></tr></tbody></table>',
    ],
    [
      "one that only places text is none",
      "<table><tr><td><h2>Kor</h2><p>Syng</p></td></tr></table>",
      "<h2>Kor</h2><p>Syng</p>",
    ],
    [
      "in a list it is a line for each row",
      "<ul><li>Pris<table><tr><td>Barn</td><td>60</td></tr><tr><td>Voksen</td><td>90</td></tr></table></li></ul>",
      "<ul><li>Pris<p>Barn 60</p><p>Voksen 90</p></li></ul>",
    ],
    [
      "cells without their table",
      "<!--StartFragment--><td>Barn</td><td>60</td>",
      "<table><tbody><tr><td>Barn</td><td>60</td></tr></tbody></table>",
    ],
    [
      "empty rows go",
      "<table><tr><td>A<td>B<tr><td>&nbsp;<td></table>",
      "<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>",
    ],
  ])("%s", (_what, html, right) => {
    expect(pasted(html)).toBe(right);
  });
});

describe("text", () => {
  it.each([
    ["<p>Kom&nbsp;nå.</p><p><o:p>&nbsp;</o:p></p><br><p>Takk.</p>", "<p>Kom nå.</p><p>Takk.</p>"],
    ["Kom nå<br>i kveld<br><br>Takk", "<p>Kom nå<br>i kveld</p><p>Takk</p>"],
    ["<pre>en\n  to\n\ntre</pre>", "<p>en<br>to</p><p>tre</p>"],
    [
      '<b style="font-weight:normal"><span style="font-weight:700">Nå</span> <i>da</i></b>',
      "<p><strong>Nå</strong> <em>da</em></p>",
    ],
    [
      '<a href="HTTPS://example.no/a">her</a> <a href="#del">der</a>',
      '<p><a href="https://example.no/a">her</a> der</p>',
    ],
    ["<dl><dt>Dør</dt><dd>18</dd></dl><figure><figcaption>Sal</figcaption></figure>", "<p>Dør</p><p>18</p><p>Sal</p>"],
    ["<blockquote><blockquote>Sagt</blockquote></blockquote><hr>", "<blockquote><p>Sagt</p></blockquote><hr>"],
  ])("%s", (html, right) => {
    expect(pasted(html)).toBe(right);
  });

  it("keeps what the editor itself keeps whole, as far as it is allowed", () => {
    const kept =
      '<div data-kept="&lt;dl&gt;&lt;dt onclick=&quot;a()&quot;&gt;A &amp;amp; B&lt;/dt&gt;&lt;/dl&gt;"></div>';
    expect(pastedHtml(`<p>Før</p>${kept}<p>Etter</p>`).html).toBe(
      '<p>Før</p><div data-kept="<dl><dt>A &amp;amp; B</dt></dl>"></div><p>Etter</p>',
    );
  });

  it.each([
    ['<p>Se <img src="a.png" alt="kor"></p>', ["bilder"]],
    ["<iframe src=a></iframe><form>Navn <input></form>", ["video, kart og annet innebygd innhold", "skjemafelter"]],
    ["<p>Pris <del>80</del><ins>90</ins> kr</p>", ["slettet tekst"]],
    ['<p><span style="font-family:Wingdings">q</span> Valg</p>', ["tegn fra symbolskrifter"]],
    ['<p><span style="font-family:\'Segoe UI Symbol\'">q</span> Valg<img width="1" src="a"></p>', []],
    ["<p><s>90</s> 60 m<sup>2</sup></p>", ["gjennomstreking", "hevet og senket skrift"]],
    ['<span style="text-decoration:line-through">90</span>', ["gjennomstreking"]],
    ['<a href="file:///C:/a.doc">a</a>', ["lenker som ikke virker her"]],
    ["<p>Tekst<span class=MsoCommentReference>[1]</span></p>", ["merknader"]],
    [`${"<div>".repeat(200)}a`, ["alt, for det er for langt"]],
    ["<style>p{}</style><script>a</script><p style='color:red'>Tekst<span hidden>gjemt</span></p>", []],
  ])("what is left out is told: %s", (html, left) => {
    expect(pastedHtml(html).left).toEqual(left);
    expect(pastedHtml(html).html).not.toMatch(/gjemt|\[1\]/);
  });
});

describe("any HTML", () => {
  let count = 0;
  /** Words that tell by themselves where they begin and end. */
  const unit = fc
    .constantFrom("kor", "æ ø", "18.00", "2 < 3", "&")
    .map((text) => `⟦${text}⟧`.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  const inside = (tags: readonly string[]) => fc.constantFrom(...tags);
  const { nodes } = fc.letrec<{ nodes: string; node: string }>((tie) => ({
    nodes: fc.array(tie("node"), { maxLength: 4 }).map((all) => all.join("")),
    node: fc.oneof(
      { maxDepth: 4, depthIdentifier: "pasted" },
      unit,
      fc
        .tuple(
          inside(
            "p div h1 h2 h5 ul ol li blockquote table tr td th thead caption dl dt dd figure pre section b em i span a strong s o:p center x-y body form label details".split(
              " ",
            ),
          ),
          fc.constantFrom(
            "",
            ' class="MsoListParagraph" style="mso-list:l0 level2 lfo1"',
            ' style="font-weight:700"',
            ' role="heading" aria-level="2"',
            ' href="https://example.no"',
            ' href="javascript:a()" onclick="a()"',
            ' aria-level="3"',
            ' colspan="3" rowspan="2"',
            ' start="4" type="a"',
          ),
          tie("nodes"),
        )
        .map(([tag, attributes, inner]) => `<${tag}${attributes}>${inner}</${tag}>`),
      fc.constantFrom(
        "<br>",
        "<hr>",
        "<img src=a>",
        "&nbsp;",
        "\n",
        "<!--a-->",
        "<td>",
        "</p>",
        "</table>",
        "<li>",
        word(1, "1.", "⟦a⟧"),
      ),
      fc
        .array(fc.array(tie("nodes"), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
        .map(
          (rows) =>
            `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`,
        ),
    ),
  }));

  const wordsOf = (html: string): readonly string[] => [...(html.match(/⟦.*?⟧/g) ?? [])].sort();

  it("gives what the sanitiser leaves unchanged, and loses no word", () => {
    fc.assert(
      fc.property(nodes, (html) => {
        count += 1;
        const taken = pastedHtml(html).html;
        expectUnchanged(taken);
        expect(wordsOf(taken)).toEqual(wordsOf(html));
        expect(wordsOf(pastedHtml(taken).html)).toEqual(wordsOf(taken));
        expect(taken).not.toMatch(/<(p|li|ul|ol|td><\/td|h\d)><\/\1>|&nbsp;/);
      }),
      { numRuns: 300 },
    );
    expect(count).toBeGreaterThanOrEqual(300);
  });

  const cell = fc.tuple(
    fc.constantFrom("", "<p>", "<div>", "<h3>", "<ul><li>", "<span>"),
    fc.stringMatching(/^[a-zæøå]{1,6}$/),
  );
  it.each(["tr,td", "ul,li", "ol,li", "dl,dt", "dl,dd", "div,p", "div,section", "select-x,option-x", "tr,th"])(
    "never runs together the texts of neighbours: %s",
    (pair) => {
      const [outer = "", tag = ""] = pair.split(",");
      fc.assert(
        fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), fc.boolean(), (cells, isInList) => {
          const whole = `<${outer}>${cells.map(([begin, text]) => `<${tag}>${begin}${text}</${tag}>`).join("")}</${outer}>`;
          const html = outer === "tr" ? `<table>${whole}</table>` : whole;
          const { html: taken } = pastedHtml(isInList ? `<ul><li>${html}</li></ul>` : html);
          const texts = taken
            .replace(/<[^>]*>/g, " ")
            .trim()
            .split(/\s+/);
          expect(texts).toEqual(cells.map(([, text]) => text));
        }),
      );
    },
  );
});

it.each([
  ["<p>Pris <del>80</del><ins>90</ins> kr</p>", "<p>Pris 90 kr</p>"],
  ['<p>Kveld <img alt="🎬" src="a"> og <img alt="👩🏽‍🎤" src="a"></p>', "<p>Kveld 🎬 og 👩🏽‍🎤</p>"],
  ['<ol><li value="3">Tre<li>Fire</ol>', '<ol start="3"><li>Tre</li><li>Fire</li></ol>'],
  ["<p>Pa\u030a \ufb01lm\u2060en \u202akl. 18\u202c</p>", "<p>På filmen kl. 18</p>"],
])("takes %s as it was meant", (html, right) => {
  expect(pasted(html)).toBe(right);
  expectUnchanged(pastedHtml(html).html);
});

it("gives a link the address that it was written with, whatever is laid around it", () => {
  const wrappers = [
    (real: string) => `https://eur01.safelinks.protection.outlook.com/?url=${real}&data=05`,
    (real: string) => `https://www.google.com/url?q=${real}&sa=D`,
    (real: string) => `https://www.google.no/url?sa=t&url=${real}`,
    (real: string) => `https://l.facebook.com/l.php?u=${real}&h=a`,
    (real: string) =>
      `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${real}`,
    (real: string) => decodeURIComponent(real),
  ];
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), fc.constantFrom(...wrappers), (real, wrapped) => {
      const link = (address: string) => pasted(`<p><a href="${address.replaceAll("&", "&amp;")}">her</a></p>`);
      expect(link(wrapped(encodeURIComponent(real)))).toBe(link(real));
    }),
  );
  expect(pasted('<a href="https://www.google.com/url?q=javascript:a">her</a>')).toContain("www.google.com");
});
