import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import type { Edit } from "./edits";
import { ShadowContent } from "./shadow-content";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-shadow-"));
  mkdirSync(join(root, "content/articles"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const NAMES = ["a", "b", "c"] as const;

interface Article {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}

type Step =
  | { readonly do: "write"; readonly id: string; readonly title: string; readonly lead: string }
  | { readonly do: "delete" | "drop"; readonly id: string }
  | { readonly do: "edit"; readonly id: string; readonly title: string }
  | { readonly do: "sync" };

const id = fc.constantFrom(...NAMES);
const text = fc.constantFrom("en", "to", "tre");
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("write" as const), id, title: text, lead: text }),
  fc.record({ do: fc.constantFrom("delete" as const, "drop" as const), id }),
  fc.record({ do: fc.constant("edit" as const), id, title: text }),
  fc.record({ do: fc.constant("sync" as const) }),
);

const read = (folder: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    readdirSync(join(folder, "articles")).map((name) => [
      name.replace(".json", ""),
      JSON.parse(readFileSync(join(folder, "articles", name), "utf8")),
    ]),
  );

test("after any order of edits and changes on disk it is the content with the edits", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const from = join(root, "content");
      const to = join(root, "shadow");
      for (const folder of [from, to]) rmSync(folder, { recursive: true, force: true });
      mkdirSync(join(from, "articles"), { recursive: true });
      const shadow = new ShadowContent(from, to);
      const disk = new Map<string, Article>();
      const edits = new Map<string, Edit & { readonly title: string }>();
      const pathOf = (name: string) => join(from, "articles", `${name}.json`);
      for (const one of [...steps, { do: "sync" as const }]) {
        if (one.do === "write") {
          const article = { id: one.id, title: one.title, lead: one.lead };
          disk.set(one.id, article);
          writeFileSync(pathOf(one.id), JSON.stringify(article, null, 2));
        } else if (one.do === "delete") {
          disk.delete(one.id);
          rmSync(pathOf(one.id), { force: true });
        } else if (one.do === "edit") {
          const before = disk.get(one.id);
          if (before === undefined) continue;
          const value = { ...before, title: one.title };
          const file = `articles/${one.id}.json`;
          edits.set(one.id, { kind: "articles", id: one.id, file, before, value, title: one.title });
        } else if (one.do === "drop") edits.delete(one.id);
        else {
          await shadow.sync([...edits.values()]);
          const wanted = [...disk.values()].map((article) => {
            const edit = edits.get(article.id);
            const begun = edit?.before as Article | undefined;
            // A field that the form has left alone is as it is on disk.
            return [article.id, edit && begun?.title !== edit.title ? { ...article, title: edit.title } : article];
          });
          expect(read(to)).toEqual(Object.fromEntries(wanted));
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("a new entity is there while it is edited, and a broken file is copied as it is", async () => {
  const from = join(root, "content");
  const to = join(root, "shadow");
  const shadow = new ShadowContent(from, to);
  const value = { id: "ny", title: "Ny" };
  const edit: Edit = { kind: "articles", id: null, file: "articles/ny.json", before: {}, value };
  await shadow.sync([edit]);
  expect(read(to)).toEqual({ ny: expect.objectContaining(value) });
  await shadow.sync([]);
  expect(read(to)).toEqual({});
  writeFileSync(join(from, "articles/a.json"), "{ ikke JSON");
  await shadow.sync([{ ...edit, id: "a", file: "articles/a.json" }]);
  expect(readFileSync(join(to, "articles/a.json"), "utf8")).toBe("{ ikke JSON");
});
