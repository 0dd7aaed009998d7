import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, type Json } from "../../../domain/json/json";
import { contentInGit } from "../testing/content-in-git";
import { DeskHistory } from "./desk-history";

const { contentRoot, git, read, desk, remove } = contentInGit();
const history = new DeskHistory(desk);

afterAll(remove);

const FILE = "productions/kraka.json";
const named = { kind: "productions", id: "kraka" };

const save = async (change: Json) => {
  const { value, version } = await desk.entity("productions", "kraka");
  const before = isObject(value) ? value : {};
  await desk.saves.save({ ...named, base: version, before, value: { ...before, ...change }, editor: "Demoredaktør" });
  return git("rev-parse", "HEAD");
};

describe("the desk's history", () => {
  it("tells saves and pulls from what developers commit", async () => {
    const commit = (author: string, message: string) =>
      git("commit", "--quiet", "--allow-empty", `--author=${author}`, `--message=${message}`);
    for (const [author, message] of [
      ["Henting av programmet <henting@example.no>", "content: pull the programme [skip ci]"],
      ["Utvikler <u@example.no>", "feat(src): fold"],
    ] as const) {
      writeFileSync(join(contentRoot, "notat.txt"), message);
      git("add", "content/notat.txt");
      commit(author, message);
    }
    const saves = await history.saves();
    expect(saves.map(({ message, origin }) => [origin, message])).toEqual([
      ["pull", "Programmet hentet fra kildene"],
      ...saves.slice(1, -2).map(({ message }) => ["desk", message]),
      ["code", "feat(src): fold"],
      ["code", "Begynnelse"],
    ]);
    expect((await desk.overview()).saves.map(({ message }) => message)).not.toContain("feat(src): fold");
  });

  it("tells what a save changed, of one entity or of all, and nothing of the first commit", async () => {
    const commit = await save({ year: 1999 });
    const changed = { title: "Kråka", before: { id: "kraka" }, after: { id: "kraka", year: 1999 } };
    const all = await history.changes(commit);
    expect(all).toMatchObject({ changes: [{ ...named, ...changed }], others: 0, isCut: false });
    expect(await history.changes(commit, named)).toEqual(all);
    const other = (await desk.content()).entities.find(({ kind, id }) => kind === "productions" && id !== "kraka");
    expect((await history.changes(commit, { kind: "productions", id: other?.id ?? "" })).changes).toEqual([]);
    const first = git("rev-list", "--max-parents=0", "HEAD");
    expect(await history.changes(first)).toEqual({ changes: [], others: 0, isCut: false });
    expect(JSON.stringify(all)).not.toContain("$schema");
  });

  it("tells what differs from an earlier commit, without what was taken back, and pictures by their number", async () => {
    const start = git("rev-parse", "HEAD");
    const value = (await desk.content()).entities.find(({ id }) => id === "kraka")?.value ?? {};
    await save({ year: 1998 });
    const isSince = true;
    expect((await history.changes(start, undefined, isSince)).changes).toMatchObject([
      { ...named, before: { year: value.year }, after: { year: 1998 } },
    ]);
    await save({ year: value.year });
    expect(await history.changes(start, undefined, isSince)).toEqual({ changes: [], others: 0, isCut: false });
    writeFileSync(join(contentRoot, "bilde.png"), "");
    git("add", "content/bilde.png");
    git("commit", "--quiet", "--message=Bilde");
    expect((await history.changes(start, undefined, isSince)).others).toBe(1);
  });

  it("undoes an older save and leaves the later one", async () => {
    const older = await save({ year: 2002 });
    await save({ spokenLanguage: "Svensk" });
    expect(await history.undo({ commit: older, editor: "" })).toMatchObject({ outcome: "undone" });
    const { value } = await desk.entity("productions", "kraka");
    expect(value).toMatchObject({ spokenLanguage: "Svensk" });
    expect(value).not.toMatchObject({ year: 2002 });
  });

  it("says what it corrected of what comes back", async () => {
    const whole = JSON.parse(read(FILE));
    const [{ body: _, ...first }] = whole.contents;
    const withBody = (body: string) => ({ contents: [{ ...first, body }] });
    writeFileSync(join(contentRoot, FILE), JSON.stringify({ ...whole, ...withBody('<p onclick="a()">Før</p>') }));
    git("commit", "--quiet", "--all", "--message", "For hånd");
    const commit = await save(withBody("<p>Nå</p>"));
    await save({ year: 2003 });
    const corrected = expect.stringContaining("er tatt bort eller rettet.");
    expect(await history.undo({ commit, editor: "" })).toMatchObject({ outcome: "undone", corrected });
    expect(JSON.parse(read(FILE)).contents[0].body).toBe("<p>Før</p>");
  });

  it("refuses what the check would not let through", async () => {
    const { value } = await desk.entity("productions", "kraka");
    const copy = {
      ...(isObject(value) ? value : {}),
      id: "kraka-to",
      ediNumber: "20999",
      parentSlug: "kraka-to-20999",
    };
    await desk.saves.saveChanges(async () => ({
      message: "Ny: Kråka to",
      editor: "",
      changes: [{ kind: "productions", id: null, value: copy }],
    }));
    const added = git("rev-parse", "HEAD");
    const showing = (await desk.content()).entities.find(
      ({ kind, value: one }) => kind === "events" && one.production === "kraka",
    );
    await desk.saves.saveChanges(async () => ({
      message: "Flytt til den andre filmen",
      editor: "",
      changes: [{ kind: "events", id: showing?.id ?? "", value: { ...showing?.value, production: "kraka-to" } }],
    }));
    const refused = await history.undo({ commit: added, editor: "" });
    expect(refused).toMatchObject({ outcome: "refused", problems: [expect.objectContaining({ severity: "error" })] });
    expect(git("status", "--porcelain", "--", "content")).toBe("");
  });

  it("cannot undo the first commit", async () => {
    const commit = git("rev-list", "--max-parents=0", "HEAD");
    expect(await history.undo({ commit, editor: "" })).toMatchObject({ outcome: "refused", problems: [] });
  });
});
