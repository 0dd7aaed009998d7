import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentGit } from "./git";

let root = "";
const content = () => join(root, "content");
const git = (...given: readonly string[]): string => execFileSync("git", given, { cwd: root, encoding: "utf8" }).trim();
const write = (file: string, text: string) => writeFileSync(join(content(), file), text);

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
  const own = new ContentGit(plain);
  expect([await own.isAvailable(), await own.ownName(), await own.list({ most: 5 })]).toEqual([false, "", []]);
  expect(await own.commit(["a.json"], { message: "", editor: "" })).toBe(false);
  rmSync(plain, { recursive: true });
});

test("a commit has the editor as its author, whatever signs the name has, else who is at the machine", async () => {
  const own = new ContentGit(content());
  expect(await own.ownName()).toBe("Huset");
  for (const [editor, name] of [
    ["Kari <kari@ond.example>", "Kari kari@ond.example"],
    [" Ada\nDemo ", "AdaDemo"],
    ["<>", "Huset"],
    ["", "Huset"],
  ] as const) {
    write("a.json", `${editor} `);
    await own.commit(["a.json"], { message: "Endre", editor });
    expect(author()).toBe(`${name} <redaksjonen@localhost>`);
    expect(git("log", "-1", "--format=%cn <%ce>")).toBe("Huset <huset@example.no>");
  }
});

test.each(["Ny:\n\nCo-authored-by: Ond <ond@example.no>", "Ny:\r\rA\u2028\0B\n\nSigned-off-by: C"])(
  "a message is one line, whatever title is in it, and writes no trailers",
  async (message) => {
    const own = new ContentGit(content());
    write("a.json", "2");
    expect(await own.commit(["a.json"], { message, editor: "Kari" })).toBe(true);
    expect(git("log", "-1", "--format=%b%(trailers)")).toBe("");
    expect(git("log", "-1", "--format=%s")).toMatch(/^Ny: [A-Z]/);
  },
);

test("only files that differ are committed, new and removed ones too; without any there is no commit", async () => {
  const own = new ContentGit(content());
  const change = { message: "Endre", editor: "Kari" };
  await own.commit(["a.json", "finnes-ikke.json"], change);
  expect(git("log", "-1", "--format=%s")).toBe("Begynnelse");
  write("b.json", "1");
  write("c.json", "1");
  rmSync(join(content(), "a.json"));
  await own.commit(["a.json", "b.json", "finnes-ikke.json"], change);
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
    const own = new ContentGit(content());
    git("checkout", "--quiet", "-b", "kultur/hus");
    const lock = join(root, ".git", name);
    write("a.json", "2");
    writeFileSync(lock, "");
    const halfAMinuteAgo = Date.now() / 1000 - 30;
    utimesSync(lock, halfAMinuteAgo, halfAMinuteAgo);
    const said = jest.spyOn(console, "error").mockReturnValue();
    expect(await own.commit(["a.json"], { message: "Endre", editor: "" })).toBe(false);
    said.mockRestore();
    expect(existsSync(lock)).toBe(true);
    utimesSync(lock, halfAMinuteAgo - 40, halfAMinuteAgo - 40);
    await own.commit(["a.json"], { message: "Endre", editor: "" });
    expect(git("log", "-1", "--format=%s")).toBe("Endre");
  },
);

test("without a branch the locks of a git that was killed are removed too", async () => {
  const own = new ContentGit(content());
  git("checkout", "--quiet", "--detach");
  write("a.json", "2");
  const lock = join(root, ".git/HEAD.lock");
  writeFileSync(lock, "");
  utimesSync(lock, 0, 0);
  await own.commit(["a.json"], { message: "Endre", editor: "" });
  expect(git("log", "-1", "--format=%s")).toBe("Endre");
});

const stale = (lock: string): string => {
  writeFileSync(lock, "");
  utimesSync(lock, 0, 0);
  return lock;
};

test("several locks, in a folder with a quote in its name, are removed one after the other", async () => {
  const quoted = join(root, "ola's 'hus'.lock");
  mkdirSync(quoted);
  execFileSync("git", ["clone", "--quiet", root, "kopi"], { cwd: quoted });
  const own = new ContentGit(join(quoted, "kopi/content"));
  const locks = ["index.lock", "HEAD.lock"].map((name) => stale(join(quoted, "kopi/.git", name)));
  writeFileSync(join(quoted, "kopi/content/a.json"), "2");
  expect(await own.commit(["a.json"], { message: "Endre", editor: "" })).toBe(true);
  expect(locks.filter(existsSync)).toEqual([]);
});

test("an old lock stays as long as somebody has it open, or a git works in the repository", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const own = new ContentGit(content());
  const lock = stale(join(root, ".git/index.lock"));
  write("a.json", "2");
  const holders = [
    spawn("sh", ["-c", `exec 9<"${lock}"; echo klar; read line`], { cwd: tmpdir() }),
    spawn("git", ["cat-file", "--batch-check"], { cwd: root }),
  ];
  for (const holder of holders) {
    holder.stdin.write("HEAD\n".repeat(holder.spawnfile === "git" ? 1 : 0));
    await once(holder.stdout, "data");
    expect(await own.commit(["a.json"], { message: "Endre", editor: "" })).toBe(false);
    expect(existsSync(lock)).toBe(true);
    holder.stdin.end("\n");
    await once(holder, "exit");
  }
  said.mockRestore();
  expect(await own.commit(["a.json"], { message: "Endre", editor: "" })).toBe(true);
});

test("what git could not commit is committed with the next save, once", async () => {
  const said = jest.spyOn(console, "error").mockReturnValue();
  const own = new ContentGit(content());
  write("a.json", "2");
  writeFileSync(join(root, ".git/index.lock"), "");
  expect(await own.commit(["a.json"], { message: "Første", editor: "Kari" })).toBe(false);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
  rmSync(join(root, ".git/index.lock"));
  write("b.json", "1");
  expect(await own.commit(["b.json"], { message: "Andre", editor: "Kari" })).toBe(true);
  expect(git("show", "--name-only", "--format=%s").split("\n").filter(Boolean)).toEqual([
    ...["Andre", "content/a.json", "content/b.json"],
  ]);
  write("a.json", "3");
  write("c.json", "1");
  await own.commit(["c.json"], { message: "Tredje", editor: "Kari" });
  expect(git("show", "--name-only", "--format=").split("\n")).toEqual(["content/c.json"]);
});

test("versions are listed by file, after a commit, and up to a number", async () => {
  const own = new ContentGit(content());
  const save = async (file: string, text: string) => {
    write(file, text);
    await own.commit([file], { message: `${file} ${text}`, editor: "Kari" });
    return git("rev-parse", "HEAD");
  };
  const first = await save("a.json", "2");
  const second = await save("b.json", "1");
  const third = await save("a.json", "3");
  const listed = async (selection: Parameters<typeof own.list>[0]) =>
    (await own.list(selection)).map(({ message }) => message);
  expect(await listed({ most: 10 })).toEqual(["a.json 3", "b.json 1", "a.json 2", "Begynnelse"]);
  expect(await listed({ most: 2 })).toEqual(["a.json 3", "b.json 1"]);
  expect(await listed({ file: "a.json", most: 10 })).toEqual(["a.json 3", "a.json 2", "Begynnelse"]);
  expect(await listed({ since: first, most: 10 })).toEqual(["a.json 3", "b.json 1"]);
  expect((await own.list({ most: 1 }))[0]).toEqual({
    commit: third,
    message: "a.json 3",
    editor: "Kari",
    origin: "desk",
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
  });
  expect([await own.textAt(first, "a.json"), await own.textAt(first, "b.json")]).toEqual(["2", null]);
  expect(await own.changesOf(second)).toEqual([{ file: "b.json", before: null, after: "1" }]);
  expect(await own.changesOf(third)).toEqual([{ file: "a.json", before: "2", after: "3" }]);
  expect(await own.changesOf(git("rev-list", "--max-parents=0", "HEAD"))).toBeNull();
});

test("a file was changed with its last commit, whatever letters its name has, and others are not listed", async () => {
  const own = new ContentGit(content());
  const at = () => git("log", "-1", "--format=%aI");
  const first = at();
  const by = git("log", "-1", "--format=%an");
  expect(await own.changedAt()).toEqual(new Map([["a.json", { at: first, by }]]));
  expect(await own.changedAt()).toBe(await own.changedAt());
  write("å b.json", "1");
  git("add", "--all");
  git("commit", "--quiet", "--message=Ny", "--date=2026-12-01T10:00:00+01:00");
  expect(await own.changedAt()).toEqual(
    new Map([
      ["å b.json", { at: "2026-12-01T10:00:00+01:00", by }],
      ["a.json", { at: first, by }],
    ]),
  );
  const plain = mkdtempSync(join(tmpdir(), "kulturhus-plain-"));
  expect(await new ContentGit(plain).changedAt()).toEqual(new Map());
  rmSync(plain, { recursive: true });
});

test("a folder's changes are found behind any number of others, and a shallow history is told from a whole one", async () => {
  mkdirSync(join(content(), "pages"));
  write("pages/a.json", "1");
  git("add", "--all");
  git("commit", "--quiet", "--message=Side", "--date=2024-12-01T10:00:00+01:00");
  write("a.json", "2");
  git("commit", "--quiet", "--all", "--message=Annet");
  const own = new ContentGit(content());
  expect([...(await own.changedAt("pages"))]).toEqual([
    ["pages/a.json", { at: "2024-12-01T10:00:00+01:00", by: git("log", "-1", "--format=%an") }],
  ]);
  expect(await own.isWhole()).toBe(true);
  const plain = mkdtempSync(join(tmpdir(), "kulturhus-shallow-"));
  expect(await new ContentGit(plain).isWhole()).toBe(false);
  git("clone", "--quiet", "--depth=1", `file://${root}`, join(plain, "kopi"));
  expect(await new ContentGit(join(plain, "kopi")).isWhole()).toBe(false);
  rmSync(plain, { recursive: true });
});
