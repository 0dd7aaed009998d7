import {
  addressOf,
  asIdOf,
  fieldsOf,
  flagOf,
  idOf,
  instantOf,
  listOf,
  numberOf,
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

test("reads texts, numbers, flags, ids and times", () => {
  const answer = fields({ text: "", number: 0, flag: false, id: 7, time: "2026-12-01T18:00:00+01:00" });
  expect(textOf(answer, "text")).toBe("");
  expect(numberOf(answer, "number")).toBe(0);
  expect(flagOf(answer, "flag")).toBe(false);
  expect(idOf(answer, "id")).toBe("7");
  expect(instantOf(answer, "time")).toBe(Date.UTC(2026, 11, 1, 17));
});

test.each([
  [textOf, 7, "is no text"],
  [numberOf, "7", "is no number"],
  [numberOf, Number.NaN, "is no number"],
  [flagOf, "true", "is no true or false"],
  [idOf, {}, "is no id"],
  [idOf, "", "is no id"],
  [instantOf, "2026-12-01T18:00:00", "is no time with offset"],
  [instantOf, "soonZ", "is no time with offset"],
] as const)("names a field of the wrong type: %p of %p", (read, value, why) => {
  expect(() => read(fields({ Field: value }), "field")).toThrow(
    `The answer of movieInfo is not as agreed: field ${why}`,
  );
});

test("names a missing field, and reads a missing optional one as null", () => {
  expect(() => textOf(fields({}), "title")).toThrow("title is missing");
  expect(() => textOf(fields({ title: null }), "title")).toThrow("title is missing");
  for (const read of [optionalTextOf, optionalNumberOf, optionalIdOf]) {
    expect(read(fields({ title: null }), "title")).toBeNull();
    expect(() => read(fields({ title: [] }), "title")).toThrow("title is no");
  }
});

test.each([[[]], [null], [""], [7]])("does not accept %j as an object", (answer) => {
  expect(() => fields(answer)).toThrow("it is no object");
});

test("keeps the response in the error, for debugging", () => {
  expect(() => fields("<html>")).toThrow(expect.objectContaining({ kind: "answer", body: "<html>" }));
});

test("reads lists, and names the server that sent none", () => {
  expect(listOf([1, "b"], "reviews", (item) => asIdOf(item, "reviews"))).toEqual(["1", "b"]);
  expect(() => listOf({ 0: 1 }, "reviews", String)).toThrow("The answer of reviews is not as agreed: it is no list");
  expect(() => listOf([null], "reviews", (item) => asIdOf(item, "reviews"))).toThrow("neither text nor number");
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

describe("the list of a response", () => {
  const read = (item: unknown) => textOf(fieldsOf(item, "reviews"), "text");
  beforeAll(() => void jest.spyOn(console, "error").mockImplementation());
  afterAll(() => void jest.restoreAllMocks());

  test("may be empty, and leaves out invalid members only", () => {
    expect(readListOf([], "reviews", read)).toEqual([]);
    expect(readListOf([{ text: "a" }, { text: 7 }, null], "reviews", read)).toEqual(["a"]);
  });

  test("is invalid, not empty, when no member can be read", () => {
    expect(() => readListOf([{ text: 7 }, null], "reviews", read)).toThrow("no member can be read");
    expect(() => readListOf({}, "reviews", read)).toThrow("it is no list");
  });

  test("leaves out what the server got wrong, not what the reader does: an error of its own is thrown", () => {
    const faulty = (): string => {
      throw new TypeError("a mistake in the reader");
    };
    expect(() => readListOf([{ text: "a" }], "reviews", faulty)).toThrow(TypeError);
  });
});
