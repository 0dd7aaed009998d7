import fc from "fast-check";
import type { Json } from "../../../domain/json/json";
import type { Placed } from "../content/content-folder";
import { CannotUndo, entityChanges, undoing } from "./undo";

const placed = (value: Json): Placed => ({
  kind: "articles",
  id: "a",
  file: "articles/a.json",
  path: [],
  value: { $schema: "../schemas/articles.json", ...value },
});
const saved = (before: Json | null, after: Json | null) => ({ kind: "articles" as const, id: "a", before, after });

const fields = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.jsonValue()])), { requiredKeys: [] });

describe("undoing a save", () => {
  it("leaves what has been changed since", () => {
    fc.assert(
      fc.property(
        fields(["one", "two"]),
        fields(["one", "two"]),
        fields(["three", "four"]),
        fields(["three", "four"]),
        (before, after, others, since) => {
          const [change] = undoing(
            [saved({ id: "a", ...before, ...others }, { id: "a", ...after, ...others })],
            [placed({ id: "a", ...after, ...since })],
          );
          const undone = change === undefined ? { id: "a", ...after, ...since } : change.value;
          expect(JSON.parse(JSON.stringify(undone))).toEqual(
            JSON.parse(JSON.stringify({ id: "a", ...before, ...since })),
          );
        },
      ),
    );
  });

  it("is refused when the same field has been changed since", () => {
    const change = saved({ id: "a", title: "En" }, { id: "a", title: "To" });
    expect(() => undoing([change], [placed({ id: "a", title: "Tre" })])).toThrow(CannotUndo);
  });

  it("removes what was added and adds what was removed, unless it has changed since", () => {
    const value = { id: "a", title: "En" };
    expect(undoing([saved(null, value)], [placed(value)])).toEqual([{ kind: "articles", id: "a", value: null }]);
    expect(undoing([saved(value, null)], [])).toEqual([{ kind: "articles", id: null, value }]);
    expect(() => undoing([saved(null, value)], [placed({ ...value, title: "To" })])).toThrow(CannotUndo);
    expect(() => undoing([saved(value, null)], [placed({ ...value, title: "To" })])).toThrow(CannotUndo);
    expect(() => undoing([saved(value, { ...value, title: "To" })], [])).toThrow(CannotUndo);
  });

  it("changes nothing the second time", () => {
    expect(
      undoing([saved({ id: "a", title: "En" }, { id: "a", title: "To" })], [placed({ id: "a", title: "En" })]),
    ).toEqual([]);
  });
});

describe("what a save has changed", () => {
  const text = (value: unknown): string => JSON.stringify(value);

  it("is reported by entity, and leaves out pictures and what stays", () => {
    const [kept, old, changed] = [{ id: "x" }, { id: "y", note: "Før" }, { id: "y", note: "Etter" }];
    const change = entityChanges([
      { file: "events/a.json", before: text({ events: [kept, old] }), after: text({ events: [changed, kept] }) },
      { file: "images/a.jpg", before: null, after: "…" },
    ]);
    expect(change).toEqual([{ kind: "events", id: "y", before: old, after: changed }]);
  });

  it("is not known when a file was no JSON", () => {
    expect(() => entityChanges([{ file: "events/a.json", before: "{", after: "{}" }])).toThrow(CannotUndo);
  });
});
