import fc from "fast-check";
import { mergeJson } from "./merge-json";

const row = (id: string, n: number) => ({ id, n });

describe("merging two changes", () => {
  it("keeps both when they are of different fields", () => {
    const before = { a: 1, b: { c: 1, d: 1 } };
    expect(mergeJson({ before, mine: { a: 2, b: before.b }, theirs: { a: 1, b: { c: 1, d: 2 }, e: 3 } })).toEqual({
      value: { a: 2, b: { c: 1, d: 2 }, e: 3 },
      clashes: [],
    });
  });

  it("reports both values of a conflict", () => {
    expect(mergeJson({ before: { a: 1 }, mine: { a: 2 }, theirs: { a: 3 } }).clashes).toEqual([
      { path: ["a"], mine: 2, theirs: 3 },
    ]);
    expect(mergeJson({ before: { a: 1 }, mine: {}, theirs: { a: 3 } }).clashes).toEqual([
      { path: ["a"], mine: undefined, theirs: 3 },
    ]);
  });

  it("merges lists by the ids of their items", () => {
    const before = [row("x", 1), row("y", 1)];
    const mine = [row("y", 1), row("x", 2)];
    const theirs = [row("x", 1), row("ny", 1), row("y", 3)];
    expect(mergeJson({ before, mine, theirs })).toEqual({
      value: [row("y", 3), row("x", 2), row("ny", 1)],
      clashes: [],
    });
    expect(mergeJson({ before, mine: [row("x", 1)], theirs: [row("x", 1), row("y", 3)] }).clashes).toHaveLength(1);
  });

  it("gives what one has written when the other has changed nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, changed) => {
        const plain: unknown = JSON.parse(JSON.stringify(changed));
        const old: unknown = JSON.parse(JSON.stringify(before));
        expect(mergeJson({ before: old, mine: plain, theirs: old })).toEqual({ value: plain, clashes: [] });
        expect(mergeJson({ before: old, mine: old, theirs: plain })).toEqual({ value: plain, clashes: [] });
      }),
    );
  });
});
