import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isObject, type Json } from "../../../domain/json/json";
import { EditorsDesk } from "./desk";
import { NotFound } from "./not-found";
import { conflictsOf } from "./save-changes";

/** Changes of the smallest house, which has no git. */

let root = "";
let desk: EditorsDesk;
const clock = process.env.CLOCK;
beforeEach(() => {
  process.env.CLOCK = "2026-12-01T12:00";
  root = mkdtempSync(join(tmpdir(), "save-changes-"));
  cpSync("tests/minimal-site/content", join(root, "content"), { recursive: true });
  desk = new EditorsDesk({ contentRoot: join(root, "content"), stateRoot: join(root, "state") });
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => {
  if (clock === undefined) delete process.env.CLOCK;
  else process.env.CLOCK = clock;
});

const front = async (): Promise<Json> => {
  const { entities } = await desk.folder.read();
  const page = entities.find(({ kind, value }) => kind === "pages" && value.path === "/");
  const { value } = await desk.entity("pages", page?.id ?? "");
  return isObject(value) ? value : {};
};
const redirect = (from: string, to: string) => ({ kind: "redirects", id: null, value: { from, to } });
const save = (change: { kind: string; id: string | null; value: Json }, before: unknown = {}) =>
  desk.saves.save({ ...change, base: null, before, editor: "Kari" });

test("what is new is checked where it will be: the first of its file, and the next of its list", async () => {
  const wrong = redirect("/gammel", "/finnes-ikke");
  expect((await desk.check(wrong)).here).toMatchObject([{ path: ["to"] }]);
  expect(await save(redirect("/hjem", "/"))).toMatchObject({ outcome: "saved", id: "/hjem", message: "Ny: /hjem" });
  expect(await desk.check(wrong)).toMatchObject({ here: [{ path: ["to"] }], elsewhere: [] });
  expect(await desk.check(redirect("/to", "/"))).toMatchObject({ here: [], elsewhere: [] });
});

test("a change is checked with all that others have, and what was wrong before is not reported again", async () => {
  const page = await front();
  writeFileSync(join(root, "content/pages/brukket.json"), "{ brukket");
  const verdict = await desk.check({ kind: "pages", id: String(page.id), value: { ...page, title: 5 } });
  expect(verdict.here).toMatchObject([{ severity: "error", path: ["title"] }]);
  expect(verdict.elsewhere).toEqual([]);
  const { problems } = await desk.content();
  expect(problems().map(({ file }) => file)).toContain("pages/brukket.json");
});

test("a change of one field keeps what others have changed in another since", async () => {
  const before = await front();
  const id = String(before.id);
  await save({ kind: "pages", id, value: { ...before, title: "Deres" } }, before);
  const mine = {
    ...before,
    path: "/",
    pageType: "ordinary",
    layout: "default",
    title: before.title,
    meta: before.meta,
  };
  const saved = await save({ kind: "pages", id, value: { ...mine, layout: "default" } }, before);
  expect(saved).toMatchObject({ outcome: "saved" });
  expect(await front()).toMatchObject({ title: "Deres", layout: "default" });
  const clash = await save({ kind: "pages", id, value: { ...before, title: "Mine" } }, before);
  expect(clash).toMatchObject({
    outcome: "conflict",
    conflicts: [{ path: ["title"], mine: "Mine", theirs: "Deres" }],
    theirs: { title: "Deres" },
  });
});

test("what the site would not show as written is corrected before it is saved, and it is said", async () => {
  const before = await front();
  const [block] = Array.isArray(before.blocks) ? before.blocks : [];
  const withHtml = (html: unknown): Json => ({ ...before, blocks: [{ ...block, settings: { html } }] });
  const saved = await save(
    { kind: "pages", id: "forside", value: withHtml(["<h1>Kor</h1>", '<p onclick="a()" class="b">Syng</p>']) },
    before,
  );
  const right = withHtml(["<h2>Kor</h2>", "<p>Syng</p>"]);
  const corrected = expect.stringMatching(/^Det nettstedet ikke kan vise i «.+», er tatt bort eller rettet\.$/);
  expect(saved).toMatchObject({ outcome: "saved", value: right, corrected });
  expect(await front()).toEqual(right);
  // What was there before, and what is right, keeps its bytes.
  writeFileSync(join(root, "content/pages/forside.json"), JSON.stringify(withHtml("<div>Gammelt</div>")));
  const old = { ...withHtml("<div>Gammelt</div>"), title: "Nytt" };
  expect(await save({ kind: "pages", id: "forside", value: old }, withHtml("<div>Gammelt</div>"))).not.toHaveProperty(
    "corrected",
  );
  expect(await front()).toEqual(old);
  const untidy = withHtml("<p  >Syng&nbsp;med</p>");
  expect(await save({ kind: "pages", id: "forside", value: untidy }, old)).not.toHaveProperty("corrected");
  expect(await front()).toEqual({ ...untidy, title: "Grendehuset" });
});

test("so it is with several changes at once", async () => {
  const page = await front();
  const html = '<table style="width:1px"><tr><td>1</td></tr></table>';
  const [block] = Array.isArray(page.blocks) ? page.blocks : [];
  const value = { ...page, blocks: [{ ...block, settings: { html } }] };
  const plan = { changes: [{ kind: "pages", id: "forside", value }] as const, message: "Endre", editor: "Kari" };
  const saved = await desk.saves.saveChanges(async () => plan);
  const kept = { message: "Endre", corrected: expect.stringContaining("er tatt bort eller rettet.") };
  expect(saved).toMatchObject({ outcome: "saved", kept });
  expect(JSON.stringify(await front())).toContain("<table><tbody><tr><td>1</td></tr></tbody></table>");
});

test("of a conflict, a value that is null is one, and a side that has removed the field has none", () => {
  const placed = { kind: "productions", id: "a", file: "productions/a.json", path: [], value: {} } as const;
  const clashes = [
    { path: ["ageLimit"], mine: null, theirs: 12 },
    { path: ["runningTime"], mine: undefined, theirs: null },
  ];
  const change = { kind: "productions", id: "a", value: {} } as const;
  const snapshot = { root: "", folders: [], atTop: [], pictures: [], pictureProblems: [] };
  const read = { entities: [], snapshot, savedProblems: [], loaded: null, problems: () => [] };
  const [age, time] = conflictsOf({ change, placed, current: {}, clashes, read }).conflicts;
  expect(age).toMatchObject({ path: ["ageLimit"], mine: null, theirs: 12 });
  expect(time).toMatchObject({ path: ["runningTime"], theirs: null });
  expect(time).not.toHaveProperty("mine");
});

test("the name of a schema is no part of what an editor sees", async () => {
  const file = join(root, "content/pages/forside.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("{\n", '{\n  "$schema": "../schemas/pages.json",\n'));
  expect(await front()).not.toHaveProperty("$schema");
  const page = await front();
  await save({ kind: "pages", id: String(page.id), value: { ...page, title: "Ny" } }, page);
  expect(readFileSync(file, "utf8")).toMatch(
    /^\{\n {2}"\$schema": "\.\.\/schemas\/pages\.json",\n.*\n {2}"title": "Ny",/,
  );
});

test("what there is none of is not found", async () => {
  await expect(desk.check({ kind: "ukjent", id: null, value: {} })).rejects.toThrow(NotFound);
  await expect(desk.check({ kind: "pages", id: "borte", value: {} })).rejects.toThrow(NotFound);
  await expect(desk.entity("pages", "borte")).rejects.toThrow(NotFound);
  await expect(desk.copy("sites", "borte", "Ny")).rejects.toThrow(NotFound);
});

test("errors keep a new entity as a draft, which is dropped when it is saved", async () => {
  const change = { kind: "redirects", id: null, value: { from: "gammel", to: "/" } };
  expect(await save(change)).toMatchObject({ outcome: "draft", verdict: { here: [{ severity: "error" }] } });
  expect(await desk.draftOfNew("redirects")).toMatchObject({ base: "", value: change.value, editor: "Kari" });
  expect(await desk.draftValues()).toEqual([change.value]);
  expect(readdirSync(join(root, "content"))).not.toContain("settings");
  expect(await save(redirect("/gammel", "/"))).toMatchObject({ outcome: "saved", isCommitted: false });
  expect(await desk.draftOfNew("redirects")).toBeNull();
});

test("several changes are tried together, and what is wrong already is not reported, wherever it moves", async () => {
  await save(redirect("/a", "/"));
  const file = join(root, "content/settings/redirects.json");
  const { redirects, ...rest } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...rest, redirects: [...redirects, { from: "/gal", to: "/finnes-ikke" }] }));
  const added = [
    { kind: "redirects", id: "/a", value: null },
    { kind: "redirects", id: null, value: { from: "/ny", to: "/" } },
  ] as const;
  expect(await desk.checkChanges(added)).toEqual([]);
  const wrong = [...added, { kind: "redirects", id: null, value: { from: "/feil", to: "/borte" } }] as const;
  expect(await desk.checkChanges(wrong)).toMatchObject([{ entity: { id: "/feil" }, path: ["to"] }]);
  const plan = async () => ({ message: "Flere", editor: "", changes: added });
  expect(await desk.saves.saveChanges(plan)).toMatchObject({
    outcome: "saved",
    kept: { message: "Flere", isCommitted: false },
  });
  expect(JSON.parse(readFileSync(file, "utf8")).redirects.map(({ from }: { from: string }) => from)).toEqual([
    "/gal",
    "/ny",
  ]);
});

test("what is written runs one after the other, also after a failure", async () => {
  const order: string[] = [];
  const work = (name: string, fails = false) =>
    desk.saves.inTurn(async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [first, second, third] = await Promise.allSettled([work("a"), work("b", true), work("c")]);
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect([first.status, second.status, third.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
