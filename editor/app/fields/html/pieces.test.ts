import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { joined, piecesOf, textOf, writtenAs } from "./pieces";

const htmlIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value))
    return value.some((item) => typeof item === "string" && item.startsWith("<")) ? [value] : value.flatMap(htmlIn);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(htmlIn);
  return typeof value === "string" && value.startsWith("<") ? [value] : [];
};

const ALL = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && !file.startsWith("schemas"))
  .flatMap((file) => htmlIn(JSON.parse(readFileSync(join("content", file), "utf8"))));

/** What an editor would make of each element: other bytes. */
const asEdited = (source: string): string => source.toUpperCase();

const partsOf = (value: unknown) => {
  const { sources, gaps } = piecesOf(value);
  return { gaps, sources, before: sources.map((source) => ({ html: asEdited(source), source })) };
};

test("HTML that nobody changes keeps its bytes", () => {
  expect(ALL.length).toBeGreaterThan(60);
  for (const value of ALL) {
    const { sources, gaps, before } = partsOf(value);
    expect(writtenAs(joined(sources.map(asEdited), before, gaps), value)).toBe(value);
  }
});

test("the space between elements is no element, and stays beside them", () => {
  for (const value of ALL) expect(piecesOf(value).sources.filter((source) => source.trim() === "")).toEqual([]);
  expect(piecesOf(" <p>a</p>\n\n <p>b</p>tekst<p>c</p>\n")).toMatchObject({
    sources: ["<p>a</p>", "<p>b</p>", "tekst", "<p>c</p>"],
    gaps: ["\n\n ", "", ""],
  });
});

test("one paragraph that is changed leaves the others as they were", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.nat(), (value, nth) => {
      const { sources, gaps, before } = partsOf(value);
      const at = nth % sources.length;
      const now = sources.map((source, other) => (other === at ? "<p>Ny</p>" : asEdited(source)));
      const text = joined(now, before, gaps);
      for (const [other, source] of sources.entries()) if (other !== at) expect(text).toContain(source);
      expect(text).toContain("<p>Ny</p>");
      expect(Array.isArray(writtenAs(text, value))).toBe(Array.isArray(value));
    }),
  );
});

test("a list of lines stays one, and nothing becomes an empty list", () => {
  expect(writtenAs("<p>a</p>\n<p>b</p>", ["<p>a</p>"])).toEqual(["<p>a</p>", "<p>b</p>"]);
  expect(writtenAs("<p>a</p>\n<p>b</p>", "<p>a</p>")).toBe("<p>a</p>\n<p>b</p>");
  expect(writtenAs("", undefined)).toEqual([]);
  expect(textOf(undefined)).toBe("");
});

test("of two elements that say the same, each keeps its own bytes, in their order", () => {
  const before = ["<p >a</p>", "<p  >a</p>"].map((source) => ({ html: "<p>a</p>", source }));
  expect(joined(["<p>a</p>", "<p>a</p>"], before, ["\n\n"])).toBe("<p >a</p>\n\n<p  >a</p>");
  expect(joined(["<p>a</p>", "<p>b</p>", "<p>a</p>"], before, [" "])).toBe("<p >a</p>\n<p>b</p>\n<p  >a</p>");
});
