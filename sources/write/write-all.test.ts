import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasChangedSince, recover, writeAll } from "./write-all";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pull-"));
  mkdirSync(join(root, "events"));
  writeFileSync(join(root, "events/a.json"), "old a");
  writeFileSync(join(root, "events/b.json"), "old b");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(root, file), "utf8");

const stage = (journal: string): void => {
  mkdirSync(join(root, ".pull"));
  writeFileSync(join(root, ".pull/0.json"), "new a");
  writeFileSync(
    join(root, ".pull", journal),
    JSON.stringify([
      { file: "events/a.json", staged: "0.json" },
      { file: "events/b.json", staged: null },
    ]),
  );
};

test("writes, adds and removes files, and leaves nothing behind", async () => {
  await writeAll(
    root,
    new Map([
      ["events/a.json", "new a"],
      ["waiting/c.json", "new c"],
      ["events/b.json", null],
    ]),
  );
  expect(read("events/a.json") + read("waiting/c.json")).toBe("new anew c");
  expect(readdirSync(root)).toEqual(["events", "waiting"]);
  expect(readdirSync(join(root, "events"))).toEqual(["a.json"]);
});

test("a run killed before its journal leaves the old folder", async () => {
  stage("journal.json.new");
  expect(await recover(root)).toBe(false);
  expect(read("events/a.json") + read("events/b.json")).toBe("old aold b");
  expect(readdirSync(root)).toEqual(["events"]);
});

test("a run killed after its journal is completed, wherever it was", async () => {
  stage("journal.json");
  renameSync(join(root, ".pull/0.json"), join(root, "events/a.json"));
  expect(await recover(root)).toBe(true);
  expect(read("events/a.json")).toBe("new a");
  expect(readdirSync(join(root, "events"))).toEqual(["a.json"]);
  expect(readdirSync(root)).toEqual(["events"]);
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
