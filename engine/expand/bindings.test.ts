import { bindingsIn, fillBindings } from "./bindings";

describe("bindings", () => {
  it("finds source and property of each", () => {
    expect(bindingsIn("{film.title} – {film.contents[0].summary}")).toEqual([
      { text: "{film.title}", source: "film", property: "title" },
      { text: "{film.contents[0].summary}", source: "film", property: "contents[0].summary" },
    ]);
  });

  it("accepts a property with a condition", () => {
    expect(bindingsIn("{film.assets[type=poster].image}")).toEqual([
      expect.objectContaining({ property: "assets[type=poster].image" }),
    ]);
  });

  it("ignores braces that are no binding", () => {
    expect(bindingsIn("{} {film} {1.a} film.title")).toEqual([]);
  });

  it("replaces each, also with text that looks like a replacement pattern", () => {
    expect(fillBindings("{a.b} og {a.c}", ({ property }) => (property === "b" ? "$&$1" : "{a.b}"))).toBe(
      "$&$1 og {a.b}",
    );
  });

  it("replaces every occurrence of the same binding", () => {
    expect(fillBindings("{a.b}, {a.b}", () => "x")).toBe("x, x");
  });
});
