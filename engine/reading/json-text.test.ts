import fc from "fast-check";
import { MAX_JSON_DEPTH, positionsOf, tooDeepAt, unusableKeys } from "./json-text";

describe("positions", () => {
  const text = "ab\ncd\n\nef";

  it("are lines and columns from 1", () => {
    const position = positionsOf(text);
    expect([0, 1, 2, 3, 5, 6, 7, 8].map((at) => position(at))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 1, column: 3 },
      { line: 2, column: 1 },
      { line: 2, column: 3 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 4, column: 2 },
    ]);
  });
});

describe("brackets", () => {
  const nested = (depth: number, inner = "") => "[".repeat(depth) + inner + "]".repeat(depth);

  it("may be as deep as the limit, and are found beyond it", () => {
    expect(tooDeepAt(nested(MAX_JSON_DEPTH))).toBeNull();
    expect(tooDeepAt(nested(MAX_JSON_DEPTH + 1))).toBe(MAX_JSON_DEPTH);
    expect(tooDeepAt(`${"{".repeat(MAX_JSON_DEPTH)}[`)).toBe(MAX_JSON_DEPTH);
    expect(tooDeepAt("[]".repeat(MAX_JSON_DEPTH + 1))).toBeNull();
    expect(tooDeepAt("{}".repeat(MAX_JSON_DEPTH + 1))).toBeNull();
  });

  it("in texts do not count, also after escaped quotation marks and backslashes", () => {
    const many = "[".repeat(MAX_JSON_DEPTH + 1);
    expect(tooDeepAt(`"${many}"`)).toBeNull();
    expect(tooDeepAt(`"\\"${many}"`)).toBeNull();
    expect(tooDeepAt(`"\\\\"${many}`)).toBe(4 + MAX_JSON_DEPTH);
  });

  it("after a text that is not closed count from the next line", () => {
    const many = "[".repeat(MAX_JSON_DEPTH + 1);
    expect(tooDeepAt(`"${many}\n${many}`)).toBe(MAX_JSON_DEPTH + 3 + MAX_JSON_DEPTH);
  });
});

describe("fields", () => {
  const unusable = (text: string) => unusableKeys("a.json", text, JSON.parse(text));

  it("that stand twice are reported where they stand again, with both lines", () => {
    const text = '{\n  "a": 1,\n  "b": { "a": 2 },\n  "a": 3\n}';
    expect(unusable(text)).toEqual([
      {
        severity: "error",
        file: "a.json",
        field: "a",
        line: 4,
        column: 3,
        message: "står to ganger i samme objekt, på linje 2 og 4. Bare den siste ville blitt brukt.",
        cure: "Behold den som er riktig, og fjern den andre.",
      },
    ]);
  });

  it("of objects beside each other are their own", () => {
    expect(unusable('[{ "a": 1 }, { "a": 2 }]')).toEqual([]);
    const inner = unusable('{ "list": [{ "a": 1, "a": 2, "a": 3 }] }');
    expect(inner.map(({ field }) => field)).toEqual(["list[0].a", "list[0].a"]);
  });

  it("cannot be called what programs treat differently", () => {
    expect(unusable('{ "__proto__": 1, "constructor": 2 }')).toMatchObject([
      { field: "__proto__", message: expect.stringContaining("er et ord med egen betydning i programmer") },
    ]);
  });

  it("are all usable in what a program writes, whatever stands in its texts", () => {
    const awkward = fc.constantFrom('"a": 1, "a": 2', "\\", '\\"', '":', "{", "a\n:", "\u2028");
    const texts = fc.oneof(fc.string({ unit: "grapheme" }), awkward);
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, texts, fc.integer(), fc.constant(null), tie("list"), tie("object")),
      list: fc.array(tie("value"), { maxLength: 4 }),
      object: fc.dictionary(texts, tie("value"), { maxKeys: 4, noNullPrototype: true }),
    }));
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (data, indent) => {
        fc.pre(!JSON.stringify(data).includes("__proto__"));
        expect(unusable(JSON.stringify(data, null, indent))).toEqual([]);
        const twice = `{ "rest": ${JSON.stringify(data)}, "list": [{ "x": 1, "x" : ${JSON.stringify(data)} }] }`;
        expect(unusable(twice)).toHaveLength(1);
      }),
    );
  });
});
