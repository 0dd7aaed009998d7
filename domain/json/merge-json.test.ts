import fc from "fast-check";
import { valueAt, withValueAt } from "./json";
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

  it("names the place of a clash in the merged value, whatever items were added or removed before it", () => {
    const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
    const rows = ids.chain((all) =>
      fc.tuple(...all.map((id) => fc.integer({ min: 0, max: 2 }).map((n) => row(id, n)))),
    );
    fc.assert(
      fc.property(rows, rows, rows, (before, mine, theirs) => {
        const { value, clashes } = mergeJson({
          before: { rows: before },
          mine: { rows: mine },
          theirs: { rows: theirs },
        });
        for (const clash of clashes) {
          expect(valueAt(value, clash.path)).toEqual(clash.mine);
          expect(valueAt(withValueAt(value, clash.path, clash.theirs), clash.path)).toEqual(clash.theirs);
        }
      }),
    );
    const added = mergeJson({ before: [row("x", 1)], mine: [row("x", 2)], theirs: [row("ny", 1), row("x", 3)] });
    expect(added.value).toEqual([row("ny", 1), row("x", 2)]);
    expect(added.clashes).toMatchObject([{ path: [1, expect.anything()], mine: 2, theirs: 3 }]);
  });

  it("lets whole lists clash when an item that one has removed was changed by the other", () => {
    const [before, mine, theirs] = [[row("x", 1), row("y", 1)], [row("y", 1)], [row("x", 2), row("y", 1)]];
    expect(mergeJson({ before, mine, theirs })).toEqual({ value: mine, clashes: [{ path: [], mine, theirs }] });
    expect(mergeJson({ before, mine: theirs, theirs: mine }).clashes).toEqual([
      { path: [], mine: theirs, theirs: mine },
    ]);
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
