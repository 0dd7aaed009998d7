import { textOf, walk } from "./html-node";
import { htmlWithoutLinks } from "./html-without-links";
import { parser } from "./parser";

test("a tree is visited in document order", () => {
  const names: (string | undefined)[] = [];
  walk(parser.parse("<ul><li><b>1</b></li><li><i>2</i></li></ul>"), ({ tagName }) => names.push(tagName));
  expect(names.filter(Boolean)).toEqual(["ul", "li", "b", "li", "i"]);
});

test("the text of a node is one line, in which a line break is a blank", () => {
  const text = (html: string) => textOf(parser.parse(html));
  expect(text("<p> Leie<br>av\n  <em>sal</em> </p>")).toBe("Leie av sal");
  expect(text("<p><!-- skjult --></p>")).toBe("");
  expect(textOf({ type: "text" })).toBe("");
});

describe("links to what is gone", () => {
  const HTML = '<p><a href="/borte">Borte</a> og <a href="/her">her</a></p>';

  it("become plain text, and others stay", () => {
    expect(htmlWithoutLinks(HTML, (href) => href === "/borte")).toBe('<p><a>Borte</a> og <a href="/her">her</a></p>');
  });

  it("are none where nothing is gone: the HTML is the same, also what a parser would write otherwise", () => {
    const odd = "<p>R&oslash;d <a href='/her'>her</a>";
    expect(htmlWithoutLinks(odd, () => false)).toBe(odd);
    expect(htmlWithoutLinks("<p>R&oslash;d", () => true)).toBe("<p>R&oslash;d");
  });

  it("are not anchors without an address", () => {
    expect(htmlWithoutLinks("<p><a >Her</a></p>", (href) => href !== "")).toBe("<p><a >Her</a></p>");
  });
});
