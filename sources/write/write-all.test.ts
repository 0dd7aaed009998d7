import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasChangedSince, recover, writeAll } from "./write-all";

/** Runs before each operation that changes the disk, and may stop it. */
const disk = { before: (): void => undefined };

jest.mock("node:fs/promises", () => {
  const real = jest.requireActual<typeof import("node:fs/promises")>("node:fs/promises");
  const guarded =
    <Args extends readonly unknown[], Result>(operation: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      disk.before();
      return operation(...args);
    };
  return {
    ...real,
    open: guarded(real.open),
    mkdir: guarded(real.mkdir),
    rename: guarded(real.rename),
    rm: guarded(real.rm),
  };
});

let root: string;
const reset = (): void => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, "events"), { recursive: true });
  for (const [file, text] of Object.entries(OLD)) writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pull-"));
  reset();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(root, file), "utf8");

const OLD = { "events/a.json": "old a", "events/b.json": "old b" };
const NEW = { "events/a.json": "new a", "waiting/c.json": "new c" };
const TEXTS = new Map([
  ["events/a.json", "new a"],
  ["waiting/c.json", "new c"],
  ["events/b.json", null],
]);

/** Every file of the folder with its text. */
const folder = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
      .sort()
      .map((file) => [file, read(file)]),
  );

/** Does work that is killed before its n-th operation on the disk, counted from 0. */
const killedBefore = async (operation: number, work: () => Promise<unknown>): Promise<"killed" | "done"> => {
  let left = operation;
  disk.before = () => {
    left -= 1;
    if (left < 0) throw new Error("killed");
  };
  try {
    await work();
    return "done";
  } catch (error) {
    expect(error).toMatchObject({ message: "killed" });
    return "killed";
  } finally {
    disk.before = () => undefined;
  }
};

test("writes, adds and removes files, and leaves nothing behind", async () => {
  await writeAll(root, TEXTS);
  expect(folder()).toEqual(NEW);
  expect(readdirSync(root)).toEqual(["events", "waiting"]);
});

test("leaves all old or all new files, wherever it and the run after it are killed", async () => {
  const left = new Set<string>();
  for (let first = 0, isEnded = false; !isEnded; first += 1) {
    for (let second = 0, isRecovered = false; !isRecovered; second += 1) {
      reset();
      isEnded = (await killedBefore(first, () => writeAll(root, TEXTS))) === "done";
      const isBegun = existsSync(join(root, ".pull/journal.json")) || isEnded;
      isRecovered = (await killedBefore(second, () => recover(root))) === "done";
      await recover(root);
      expect(folder()).toEqual(isBegun ? NEW : OLD);
      expect(existsSync(join(root, ".pull"))).toBe(false);
      left.add(isBegun ? "new" : "old");
    }
  }
  expect([...left]).toEqual(["old", "new"]);
});

test("reports whether there was something to complete", async () => {
  expect(await recover(root)).toBe(false);
  for (let operation = 0; operation < 50 && !existsSync(join(root, ".pull/journal.json")); operation += 1) {
    expect(await recover(root)).toBe(false);
    await killedBefore(operation, () => writeAll(root, TEXTS));
  }
  expect(await recover(root)).toBe(true);
  expect(await recover(root)).toBe(false);
});

test("knows what somebody has saved meanwhile", async () => {
  const since = Date.now();
  const before = new Date(since - 1000);
  for (const file of ["events/a.json", "events/b.json"]) utimesSync(join(root, file), before, before);
  const files = ["events/a.json", "events/b.json", "waiting/c.json"];
  expect(await hasChangedSince(root, files, since)).toBe(false);
  writeFileSync(join(root, "events/b.json"), "an editor's b");
  expect(await hasChangedSince(root, files, since)).toBe(true);
  expect(await hasChangedSince(root, ["events/a.json"], since)).toBe(false);
});
