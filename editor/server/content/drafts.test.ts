import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Drafts } from "./drafts";

let root = "";
const folder = () => join(root, "utkast");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "drafts-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const draftOf = (kind: string, id: string | null) => ({
  kind,
  id,
  draft: { base: "1", before: {}, value: { title: `${kind} ${id}` }, editor: "Bo" },
});

test("each draft is kept under its own kind and id, and the last of one replaces the one before", async () => {
  const drafts = new Drafts(folder());
  const keys = [draftOf("pages", "kino"), draftOf("articles", "kino"), draftOf("articles", null)];
  for (const one of keys) await drafts.save({ ...one, draft: { ...one.draft, value: "eldre" } });
  for (const one of keys) await drafts.save(one);
  expect(await drafts.all()).toHaveLength(keys.length);
  for (const one of keys) expect(await drafts.of(one)).toEqual(one.draft);
  await drafts.drop(draftOf("articles", null));
  expect(await drafts.of(draftOf("articles", null))).toBeNull();
  expect(await drafts.of(draftOf("articles", "kino"))).not.toBeNull();
});

test("a folder that is not there has no drafts", async () => {
  expect(await new Drafts(folder()).all()).toEqual([]);
  await new Drafts(folder()).drop(draftOf("pages", "kino"));
});

test("a draft that goes while all are read, and a file of another kind, hold up no others", async () => {
  const drafts = new Drafts(folder());
  await drafts.save(draftOf("pages", "kino"));
  // A name whose file cannot be read, as one that is dropped between listing and reading.
  symlinkSync(join(root, "borte.json"), join(folder(), "a.json"));
  writeFileSync(join(folder(), "b.json"), '{"kind":"pages"}');
  writeFileSync(join(folder(), ".1-ab.tmp"), "{");
  expect(await drafts.all()).toEqual([draftOf("pages", "kino")]);
});
