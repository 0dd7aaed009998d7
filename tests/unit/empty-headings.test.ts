import { emptyHeadings } from "../files/support/empty-headings";

const empty = (main: string): readonly string[] =>
  emptyHeadings(`<body><main>${main}</main><footer>Bunn</footer></body>`);

test.each([
  ["before a heading of its level", "<h2>A</h2><h2>B</h2><p>Tekst</p>", ["<h2>A</h2>"]],
  ["before one above it", "<h1>S</h1><h3>A</h3><h2>B</h2><p>Tekst</p>", ["<h3>A</h3>"]],
  ["at the end of its part", "<h1>S</h1><section><h2>A</h2><ul></ul></section><p>Tekst</p>", ["<h2>A</h2>"]],
  ["at the end of the page", "<p>Tekst</p><h2>A</h2>", ["<h2>A</h2>"]],
  ["over white space and scripts", "<h2>A</h2><div> \n</div><script>x()</script>", ["<h2>A</h2>"]],
])("finds a heading over nothing %s", (_where, main, found) => expect(empty(main)).toEqual(found));

test.each([
  ["a text", "<h2>A</h2><div><p>Tekst</p></div>"],
  ["a heading below it that has content", "<h2>A</h2><h3>B</h3><p>Tekst</p>"],
  ["a picture or a field", '<h2>A</h2><img src="a.png" alt=""><h2>B</h2><input>'],
  ["what follows its own wrapper", "<div><h2>A</h2></div><p>Tekst</p>"],
  ["a page below a title in a part of its own", "<section><h1>S</h1></section><p>Tekst</p>"],
  ["a link in it or around it", '<ul><li><h2><a href="/a">A</a></h2></li><li><a href="/b"><h2>B</h2></a></li></ul>'],
])("takes a heading over %s", (_what, main) => expect(empty(main)).toEqual([]));
