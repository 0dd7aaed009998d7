import {
  addressOf,
  asIdOf,
  fieldsOf,
  idOf,
  itemsOf,
  numberOf,
  optionalFieldsOf,
  optionalFlagOf,
  optionalIdOf,
  optionalNumberOf,
  optionalTextOf,
  pictureOf,
  readListOf,
  textOf,
} from "./read-answer";

const fields = (answer: unknown) => fieldsOf(answer, "movieInfo");

test("finds a field with and without a capital", () => {
  expect(textOf(fields({ Title: "Solrun" }), "title")).toBe("Solrun");
  expect(textOf(fields({ title: "Solrun" }), "title")).toBe("Solrun");
});

test.each([
  [textOf, "", ""],
  [textOf, 1917, "1917"],
  [numberOf, 0, 0],
  [numberOf, "4.3", 4.3],
  [numberOf, "4,3", 4.3],
  [optionalFlagOf, false, false],
  [idOf, 7, "7"],
] as const)("%p reads %j as %j", (read, value, expected) =>
  expect(read(fields({ Field: value }), "field")).toBe(expected),
);

test.each([
  [textOf, true, "is no text"],
  [numberOf, "fire", "is no number"],
  [numberOf, "", "is no number"],
  [numberOf, Number.NaN, "is no number"],
  [idOf, {}, "is no id"],
  [idOf, "", "is no id"],
] as const)("names a required field that cannot be read: %p of %p", (read, value, why) => {
  expect(() => read(fields({ Field: value }), "field")).toThrow(
    `The answer of movieInfo is not as agreed: field ${why}`,
  );
});

test("names a missing field, and reads a missing optional one as null", () => {
  expect(() => textOf(fields({}), "title")).toThrow("title is missing");
  expect(() => textOf(fields({ title: null }), "title")).toThrow("title is missing");
  expect(optionalTextOf(fields({ title: null }), "title")).toBeNull();
});

test.each([[[]], [null], [""], [7]])("does not accept %j as an object", (answer) => {
  expect(() => fields(answer)).toThrow("it is no object");
});

test("keeps the response in the error, for debugging", () => {
  expect(() => fields("<html>")).toThrow(expect.objectContaining({ kind: "answer", body: "<html>" }));
});

test.each([
  ["https://kino.example.no/x", true, true],
  ["/nattekspressen-20261", true, true],
  ["data:image/png;base64,AA", false, true],
  ["data:text/html,<script>", false, false],
  ["//kino.example.no", false, false],
  ["javascript:alert(1)", false, false],
])("accepts %s as a link: %s, as a picture: %s", (address, link, picture) => {
  expect(addressOf(fields({ link: address }), "link")).toBe(link ? address : null);
  expect(pictureOf(fields({ link: address }), "link")).toBe(picture ? address : null);
});

describe("what cannot be read", () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  beforeEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());

  test.each([
    [optionalTextOf, []],
    [optionalNumberOf, "fire"],
    [optionalFlagOf, "kanskje"],
    [optionalIdOf, {}],
    [optionalFieldsOf, 7],
  ] as const)("%p leaves an optional field out, and logs it: %j", (read, value) => {
    expect(read(fields({ field: value }), "field")).toBeNull();
    expect(logged).toHaveBeenCalledWith("A field was left out", expect.objectContaining({ kind: "answer" }));
  });

  test.each([
    [[1, "b", null, {}], ["1", "b"], 2],
    ["b", ["b"], 0],
    [null, [], 0],
  ])("leaves members out of the list in a field: %j", (list, expected, left) => {
    expect(itemsOf(fields({ list }), "list", (item) => asIdOf(item, "list"))).toEqual(expected);
    expect(logged).toHaveBeenCalledTimes(left);
  });
});

describe("the list of a response", () => {
  const read = (item: unknown) => textOf(fieldsOf(item, "reviews"), "text");
  beforeAll(() => void jest.spyOn(console, "error").mockImplementation());
  afterAll(() => void jest.restoreAllMocks());

  test("may be empty, and leaves out invalid members only", () => {
    expect(readListOf([], "reviews", read)).toEqual([]);
    expect(readListOf([{ text: "a" }, { text: {} }, null], "reviews", read)).toEqual(["a"]);
  });

  test("is invalid, not empty, when no member can be read", () => {
    expect(() => readListOf([{ text: {} }, null], "reviews", read)).toThrow("no member can be read");
    expect(() => readListOf({}, "reviews", read)).toThrow("it is no list");
  });

  test("leaves out what the server got wrong, not what the reader does: an error of its own is thrown", () => {
    const faulty = (): string => {
      throw new TypeError("a mistake in the reader");
    };
    expect(() => readListOf([{ text: "a" }], "reviews", faulty)).toThrow(TypeError);
  });
});
