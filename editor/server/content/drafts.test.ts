import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Drafts } from "./drafts";

const folder = mkdtempSync(join(tmpdir(), "kulturhus-drafts-"));
const drafts = new Drafts(folder);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keep = (kind: string, id: string | null, value: object) =>
  drafts.save({ kind, id, draft: { base: "", before: {}, value, editor: "Kari" } });
const keptOf = async (key: Parameters<Drafts["of"]>[0]) => (await drafts.of(key))?.value;

test("of a kind each of its objects has a new draft of its own, and what is dropped is that one alone", async () => {
  const film = { object: "movie", title: "Natt" };
  const dance = { object: "culture", title: "Dans" };
  await keep("productions", null, film);
  await keep("productions", null, dance);
  await keep("productions", "kraka", { object: "movie", title: "Kråka" });
  await keep("articles", null, { title: "Kafé" });
  expect(await keptOf({ kind: "productions", id: null, object: "movie" })).toEqual(film);
  expect(await keptOf({ kind: "productions", id: null, object: "culture" })).toEqual(dance);
  expect(await keptOf({ kind: "articles", id: null, object: null })).toEqual({ title: "Kafé" });
  expect([film, dance]).toContainEqual(await keptOf({ kind: "productions", id: null }));

  await keep("productions", null, { ...film, title: "Dag" });
  await drafts.drop({ kind: "productions", id: null, object: "culture" });
  expect(await keptOf({ kind: "productions", id: null, object: "culture" })).toBeUndefined();
  expect(await keptOf({ kind: "productions", id: null })).toEqual({ ...film, title: "Dag" });
  expect(await keptOf({ kind: "productions", id: "kraka" })).toMatchObject({ title: "Kråka" });
  expect(await drafts.all()).toHaveLength(3);
});
