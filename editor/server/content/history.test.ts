import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Versions } from "../history/versions";
import { Commits } from "./commits";
import { openHistory } from "./history";

let root = "";
const content = () => join(root, "content");
const git = (...given: readonly string[]): string => execFileSync("git", given, { cwd: root, encoding: "utf8" }).trim();
const write = (file: string, text: string) => writeFileSync(join(content(), file), text);
const at = (...files: readonly string[]) => files.map((file) => join(content(), file));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-history-"));
  mkdirSync(content());
  git("init", "--quiet");
  git("config", "user.name", "Huset");
  git("config", "user.email", "huset@example.no");
  write("a.json", "1");
  writeFileSync(join(root, "utenfor.txt"), "1");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begynnelse");
});
afterEach(() => rmSync(root, { recursive: true }));

const author = () => git("log", "-1", "--format=%an <%ae>");

test("without a repository there is no history, and nothing fails", async () => {
  const plain = mkdtempSync(join(tmpdir(), "kulturhus-plain-"));
  const history = await openHistory(plain);
  expect([history.isAvailable, history.ownName, await history.latest()]).toEqual([false, "", []]);
  expect(await new Commits(openHistory(plain), plain).commit(["a.json"], { message: "", editor: "" })).toBe(false);
  expect(await new Versions(plain).list({ most: 5 })).toEqual([]);
  rmSync(plain, { recursive: true });
});

test("a commit has the editor as its author, whatever signs the name has, else who is at the machine", async () => {
  const { commit, ownName } = await openHistory(content());
  expect(ownName).toBe("Huset");
  for (const [editor, name] of [
    ["Kari <kari@ond.example>", "Kari kari@ond.example"],
    [" Ada\nDemo ", "AdaDemo"],
    ["<>", "Huset"],
    ["", "Huset"],
  ] as const) {
    write("a.json", `${editor} `);
    await commit(at("a.json"), { message: "Endre", editor });
    expect(author()).toBe(`${name} <redaksjonen@localhost>`);
    expect(git("log", "-1", "--format=%cn <%ce>")).toBe("Huset <huset@example.no>");
  }
});

test("only files that differ are committed, new and removed ones too; without any there is no commit", async () => {
  const { commit } = await openHistory(content());
  const change = { message: "Endre", editor: "Kari" };
  await commit(at("a.json", "finnes-ikke.json"), change);
  expect(git("log", "-1", "--format=%s")).toBe("Begynnelse");
  write("b.json", "1");
  write("c.json", "1");
  rmSync(join(content(), "a.json"));
  await commit(at("a.json", "b.json", "finnes-ikke.json"), change);
  expect(git("show", "--name-status", "--no-renames", "--format=%s").split("\n").filter(Boolean)).toEqual([
    "Endre",
    "D\tcontent/a.json",
    "A\tcontent/b.json",
  ]);
  expect(git("status", "--porcelain")).toBe("?? content/c.json");
});

test.each(["index.lock", "HEAD.lock", "refs/heads/kultur/hus.lock"])(
  "the lock of a git that was killed is removed, and one that is in use is not: %s",
  async (name) => {
    const { commit } = await openHistory(content());
    git("checkout", "--quiet", "-b", "kultur/hus");
    const lock = join(root, ".git", name);
    write("a.json", "2");
    writeFileSync(lock, "");
    const halfAMinuteAgo = Date.now() / 1000 - 30;
    utimesSync(lock, halfAMinuteAgo, halfAMinuteAgo);
    await expect(commit(at("a.json"), { message: "Endre", editor: "" })).rejects.toThrow(name);
    expect(existsSync(lock)).toBe(true);
    utimesSync(lock, halfAMinuteAgo - 40, halfAMinuteAgo - 40);
    await commit(at("a.json"), { message: "Endre", editor: "" });
    expect(git("log", "-1", "--format=%s")).toBe("Endre");
  },
);

test("without a branch the locks of a git that was killed are removed too", async () => {
  const { commit } = await openHistory(content());
  git("checkout", "--quiet", "--detach");
  write("a.json", "2");
  const lock = join(root, ".git/HEAD.lock");
  writeFileSync(lock, "");
  utimesSync(lock, 0, 0);
  await commit(at("a.json"), { message: "Endre", editor: "" });
  expect(git("log", "-1", "--format=%s")).toBe("Endre");
});

test("what git could not commit is committed with the next save, once", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const commits = new Commits(openHistory(content()), content());
  write("a.json", "2");
  writeFileSync(join(root, ".git/index.lock"), "");
  expect(await commits.commit(["a.json"], { message: "Første", editor: "Kari" })).toBe(false);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
  rmSync(join(root, ".git/index.lock"));
  write("b.json", "1");
  expect(await commits.commit(["b.json"], { message: "Andre", editor: "Kari" })).toBe(true);
  expect(git("show", "--name-only", "--format=%s").split("\n").filter(Boolean)).toEqual([
    ...["Andre", "content/a.json", "content/b.json"],
  ]);
  write("a.json", "3");
  write("c.json", "1");
  await commits.commit(["c.json"], { message: "Tredje", editor: "Kari" });
  expect(git("show", "--name-only", "--format=").split("\n")).toEqual(["content/c.json"]);
});

test("the latest eight saves of the content are shown, latest first", async () => {
  const { commit, latest } = await openHistory(content());
  for (let number = 1; number <= 9; number += 1) {
    write("a.json", `nr. ${number}`);
    await commit(at("a.json"), { message: `Lagring ${number}`, editor: "Kari" });
  }
  writeFileSync(join(root, "utenfor.txt"), "2");
  git("commit", "--quiet", "--all", "--message=Utenfor");
  const saves = await latest();
  expect(saves.map(({ message }) => message)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Lagring ${number}`));
  expect(saves[0]).toEqual({ message: "Lagring 9", editor: "Kari", at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});

test("versions are listed by file, after a commit, and up to a number", async () => {
  const { commit } = await openHistory(content());
  const save = async (file: string, text: string) => {
    write(file, text);
    await commit(at(file), { message: `${file} ${text}`, editor: "Kari" });
    return git("rev-parse", "HEAD");
  };
  const first = await save("a.json", "2");
  const second = await save("b.json", "1");
  const third = await save("a.json", "3");
  const versions = new Versions(content());
  const listed = async (selection: Parameters<typeof versions.list>[0]) =>
    (await versions.list(selection)).map(({ message }) => message);
  expect(await listed({ most: 10 })).toEqual(["a.json 3", "b.json 1", "a.json 2", "Begynnelse"]);
  expect(await listed({ most: 2 })).toEqual(["a.json 3", "b.json 1"]);
  expect(await listed({ file: "a.json", most: 10 })).toEqual(["a.json 3", "a.json 2", "Begynnelse"]);
  expect(await listed({ since: first, most: 10 })).toEqual(["a.json 3", "b.json 1"]);
  expect((await versions.list({ most: 1 }))[0]).toEqual({
    commit: third,
    message: "a.json 3",
    editor: "Kari",
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
  });
  expect([await versions.textAt(first, "a.json"), await versions.textAt(first, "b.json")]).toEqual(["2", null]);
  expect(await versions.changesOf(second)).toEqual([{ file: "b.json", before: null, after: "1" }]);
  expect(await versions.changesOf(third)).toEqual([{ file: "a.json", before: "2", after: "3" }]);
  expect(await versions.changesOf(git("rev-list", "--max-parents=0", "HEAD"))).toBeNull();
});
