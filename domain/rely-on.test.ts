import { relyOn } from "./rely-on";

const RELIANCE = { expected: "one rule for scripts", where: "Gatsby's webpack configuration" };

test("accepts a shape that holds", () => {
  expect(() => relyOn(true, RELIANCE)).not.toThrow();
});

test("ends the build with what was expected, where, and the document to read", () => {
  expect(() => relyOn(false, RELIANCE)).toThrow(
    "Expected one rule for scripts in Gatsby's webpack configuration. This is undocumented and has changed: see docs/gatsby-internals.md.",
  );
});
