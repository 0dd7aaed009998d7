import { type Edit, withEdits } from "./edits";

const BEFORE = { id: "kafe", title: "Kafé", author: "Redaksjonen" };
const edit = (own: Partial<Edit> = {}): Edit => ({
  kind: "articles",
  id: "kafe",
  file: "articles/kafe.json",
  before: BEFORE,
  value: { ...BEFORE, title: "Kafeen" },
  ...own,
});
const text = (value: object): string => JSON.stringify({ $schema: "../schemas/article.json", ...value }, null, 2);

const shown = (saved: string | null, ...edits: readonly Edit[]): unknown =>
  JSON.parse(withEdits(saved, edits) ?? "null");

test("the pages show what a form holds, with what others have saved meanwhile", () => {
  expect(shown(text({ ...BEFORE, author: "Kinoen" }), edit())).toEqual({
    $schema: "../schemas/article.json",
    id: "kafe",
    title: "Kafeen",
    author: "Kinoen",
  });
});

test("several open forms of one file are all shown", () => {
  const items = [
    { id: "a", label: "A" },
    { id: "b", label: "B" },
  ];
  const of = (id: string, label: string): Edit =>
    edit({
      kind: "menuItems",
      id,
      file: "menus/topp.json",
      before: { id, label: id.toUpperCase() },
      value: { id, label },
    });
  expect(shown(JSON.stringify({ items }), of("a", "Først"), of("b", "Sist"))).toMatchObject({
    items: [{ label: "Først" }, { label: "Sist" }],
  });
});

test("a new entity is a file of its own, or another item of its list", () => {
  expect(shown(null, edit({ id: null }))).toMatchObject({ title: "Kafeen" });
  const item = edit({ kind: "menuItems", id: null, file: "menus/topp.json", before: {}, value: { id: "c" } });
  expect(shown(JSON.stringify({ items: [{ id: "a" }] }), item)).toMatchObject({ items: [{ id: "a" }, { id: "c" }] });
});

test("a file that is removed, has lost the entity or is no JSON is shown as it is", () => {
  expect(withEdits(null, [edit()])).toBeNull();
  const other = text({ ...BEFORE, id: "annen" });
  expect(withEdits(other, [edit()])).toBe(other);
  expect(withEdits("{", [edit()])).toBe("{");
});

test("a byte order mark holds nothing up", () => {
  expect(withEdits(`\uFEFF${text(BEFORE)}`, [edit()])).toContain("Kafeen");
});
