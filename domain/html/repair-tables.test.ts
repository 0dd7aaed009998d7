/** @jest-environment jsdom */
import fc from "fast-check";
import { sanitise } from "./sanitise";

const CELL = "<tr><td>10</td></tr>";

/** Accessible names of the regions around tables, in their order. */
const names = (html: string): readonly string[] => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = sanitise(html).html;
  return [...page.querySelectorAll("table")].map((table) => {
    const region = table.parentElement;
    expect(region?.localName).toBe("section");
    expect(region?.getAttribute("tabindex")).toBe("0");
    return region?.getAttribute("aria-label") ?? "";
  });
};

it.each([
  [`<h2>Priser</h2><table><caption>Leie av  <em>sal</em></caption>${CELL}</table>`, ["Leie av sal"]],
  [`<h2>Priser</h2><p>Se her:</p><table>${CELL}</table>`, ["Priser"]],
  [`<h2>Priser</h2><table>${CELL}</table><h3>Utstyr</h3><table>${CELL}</table>`, ["Priser", "Utstyr"]],
  [`<table><tr><th>Dag</th><th>Klokka</th><th></th></tr>${CELL}</table>`, ["Dag, Klokka"]],
  [`<table>${CELL}</table>`, ["Tabell"]],
  [`<h2>Priser</h2><table><caption> </caption>${CELL}</table>`, ["Priser"]],
  [`<h2></h2><table>${CELL}</table>`, ["Tabell"]],
  [`<table>${CELL}</table><table>${CELL}</table><table>${CELL}</table>`, ["Tabell", "Tabell (2)", "Tabell (3)"]],
  [
    `<h2>A (2)</h2><table>${CELL}</table><h2>A</h2><table>${CELL}</table><table>${CELL}</table>`,
    ["A (2)", "A", "A (2) (2)"],
  ],
  [`<h2>Leie<br>av sal</h2><table>${CELL}</table>`, ["Leie av sal"]],
  [`<h2>"Sal" &amp; &lt;scene&gt;</h2><table>${CELL}</table>`, ['"Sal" & <scene>']],
  [`<table><caption>Ytre</caption><tr><td><table>${CELL}</table></td></tr></table>`, ["Ytre", "Tabell"]],
])("names the region around each table of %s", (html, expected) => {
  expect(names(html)).toEqual(expected);
});

it("gives every table a name of its own, whatever is written, and the same when it is cleaned again", () => {
  const words = fc.oneof(fc.constantFrom("", "A", "A (2)", '"><script>', "&amp;"), fc.string({ unit: "grapheme" }));
  const table = fc
    .tuple(fc.constantFrom("h2", "h3", "p"), words, fc.option(words), words)
    .map(
      ([tag, above, caption, head]) =>
        `<${tag}>${above}</${tag}><table>${caption === null ? "" : `<caption>${caption}</caption>`}<tr><th>${head}</th></tr></table>`,
    );
  fc.assert(
    fc.property(fc.array(table, { maxLength: 5 }), (tables) => {
      const { html } = sanitise(tables.join(""));
      const found = names(tables.join(""));
      expect(found.every((name) => name.trim() !== "")).toBe(true);
      expect(new Set(found).size).toBe(found.length);
      expect(sanitise(html).html).toBe(html);
    }),
  );
});

it.each([
  ["<tr><th>Dag</th><th>Pris</th></tr>", ["col", "col"]],
  ["<tr><th>Voksen</th><td>135</td></tr>", ["row", null]],
  ["<tr><td></td><th>Mandag</th><th>Tirsdag</th></tr>", [null, "col", "col"]],
  ['<tr><th scope="col">Voksen</th><td>135</td></tr>', ["col", null]],
  ["<tr><th>Voksen</th><th>Med rabatt</th><td>100</td></tr>", ["row", "col", null]],
])("says in %s which cells a header is for", (row, scopes) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = sanitise(`<table>${row}</table>`).html;
  expect([...page.querySelectorAll("th, td")].map((cell) => cell.getAttribute("scope"))).toEqual(scopes);
});
