import { isObject, isSame, valueAt, withValueAt } from "./json";

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ["a", false],
  [undefined, false],
])("an object is neither a list nor null: %j", (value, expected) => expect(isObject(value)).toBe(expected));

describe("two values", () => {
  test.each([
    [1, 1],
    [null, null],
    [
      { a: 1, b: [2, { c: 3 }] },
      { b: [2, { c: 3 }], a: 1 },
    ],
    [[], []],
  ])("are the same JSON, whatever the order of keys: %j and %j", (a, b) => expect(isSame(a, b)).toBe(true));

  test.each([
    [1, "1"],
    [null, {}],
    [{}, null],
    [{}, 1],
    [[], {}],
    [{}, []],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ toString: undefined }, { a: 1 }],
  ])("are not the same JSON: %j and %j", (a, b) => expect(isSame(a, b)).toBe(false));
});

describe("the value at a path", () => {
  const value = { rows: [{ name: "a" }, { name: "b" }], title: "T" };

  test("is found through lists and objects; no path is the whole value", () => {
    expect(valueAt(value, ["rows", 1, "name"])).toBe("b");
    expect(valueAt(value, [])).toBe(value);
  });

  test.each([[["rows", 2, "name"]], [["rows", "length"]], [["title", "length"]], [["toString"]], [["more", "name"]]])(
    "is undefined where there is none: %j",
    (path) => expect(valueAt(value, path)).toBeUndefined(),
  );
});

describe("another value at a path", () => {
  const value = { rows: [{ name: "a" }, { name: "b", note: "n" }], title: "T" };

  test("changes nothing else, and leaves the first value as it was", () => {
    expect(withValueAt(value, ["rows", 1, "name"], "c")).toEqual({
      rows: [{ name: "a" }, { name: "c", note: "n" }],
      title: "T",
    });
    expect(value.rows[1]).toEqual({ name: "b", note: "n" });
    expect(withValueAt(value, [], 7)).toBe(7);
  });

  test("is a field removed when it is undefined", () => {
    const changed = withValueAt(value, ["rows", 1, "note"], undefined);
    expect(changed).toEqual({ rows: [{ name: "a" }, { name: "b" }], title: "T" });
    expect(valueAt(changed, ["rows", 1])).not.toHaveProperty("note");
  });

  test("is an item of a list removed when it is undefined", () => {
    expect(withValueAt(value, ["rows", 0], undefined)).toEqual({ rows: [{ name: "b", note: "n" }], title: "T" });
    expect(withValueAt(["a", "b"], [1], null)).toEqual(["a", null]);
  });

  test("makes the objects on the way to it, but no items of lists", () => {
    expect(withValueAt({}, ["poster", "alt"], "x")).toEqual({ poster: { alt: "x" } });
    expect(withValueAt(null, ["poster", "alt"], "x")).toEqual({ poster: { alt: "x" } });
    expect(withValueAt(["a"], [1], "b")).toEqual(["a"]);
    expect(withValueAt("text", [0], "b")).toEqual([]);
  });
});
