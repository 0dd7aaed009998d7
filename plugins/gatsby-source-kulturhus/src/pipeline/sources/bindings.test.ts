import { bindingsIn, fillBindings } from "./bindings";

describe("bindings", () => {
  it("finds source and property of each", () => {
    expect(bindingsIn("{film.title} – {film.contents[0].summary}")).toEqual([
      { text: "{film.title}", source: "film", property: "title" },
      { text: "{film.contents[0].summary}", source: "film", property: "contents[0].summary" },
    ]);
  });

  it("takes a property with a condition", () => {
    expect(bindingsIn("{film.assets[type=poster].image}")).toEqual([
      expect.objectContaining({ property: "assets[type=poster].image" }),
    ]);
  });

  it("leaves braces that are no binding alone", () => {
    expect(bindingsIn("{} {film} {1.a} film.title")).toEqual([]);
  });

  it("fills each, also with text that looks like a pattern", () => {
    expect(fillBindings("{a.b} og {a.c}", ({ property }) => (property === "b" ? "$&$1" : "{a.b}"))).toBe(
      "$&$1 og {a.b}",
    );
  });

  it("fills the same binding wherever it stands", () => {
    expect(fillBindings("{a.b}, {a.b}", () => "x")).toBe("x, x");
  });
});
