import { overlongComments } from "./overlong-comments";

const LONG = "long ".repeat(24);

test.each([
  ["a line comment", `// ${LONG}`],
  ["a block comment", `/** ${LONG} */`],
  ["a line of a block comment", `/**\n * ${LONG}\n */`],
  ["a comment in JSX", `  {/* ${LONG} */}`],
  ["a comment at the end of a line", `const one = 1; // ${LONG}`],
])("finds %s", (_case, source) => {
  expect(overlongComments(source)).toHaveLength(1);
});

test("says which line it is", () => {
  expect(overlongComments(`const one = 1;\n// ${LONG}\n// short\n// ${LONG}`)).toEqual([2, 4]);
});

test.each([
  ["a comment of 120 columns", `// ${"a".repeat(117)}`],
  ["a long text", `const text = "${LONG}";`],
  ["a long address", `const address = "https://example.no/${"a".repeat(120)}";`],
  ["a directive", `// biome-ignore lint/a11y/noAutofocus: ${LONG}`],
])("leaves %s alone", (_case, source) => {
  expect(overlongComments(source)).toEqual([]);
});
