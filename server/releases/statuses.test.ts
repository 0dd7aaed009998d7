import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readPullStatus, writePullStatus } from "./pull-status";
import { readStatus, refreshFolder, writeStatus } from "./refresh-status";

let folder = "";
const root = () => join(folder, "state");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulturhus-status-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the folder of the status is the operator's, else one in the working folder", () => {
  expect(refreshFolder({ REFRESH_STATE: "/srv/tilstand" })).toBe("/srv/tilstand");
  expect(refreshFolder({ REFRESH_STATE: "" })).toBe(resolve(".refresh"));
  expect(refreshFolder({})).toBe(resolve(".refresh"));
});

test("a change of how the last pull went keeps the rest", async () => {
  expect(await readPullStatus(root())).toBeNull();
  await writePullStatus(root(), { failure: "Kilden svarer ikke." });
  expect(await readPullStatus(root())).toEqual({
    at: null,
    failure: "Kilden svarer ikke.",
    conflicts: 0,
    waiting: 0,
  });
  await writePullStatus(root(), { at: "2026-11-24T03:00:00.000Z", failure: null, conflicts: 2, waiting: 1 });
  await writePullStatus(root(), { waiting: 5 });
  expect(await readPullStatus(root())).toEqual({
    at: "2026-11-24T03:00:00.000Z",
    failure: null,
    conflicts: 2,
    waiting: 5,
  });
  expect(readdirSync(root())).toEqual(["pull.json"]);
});

test("a change of the status of the runs keeps the rest", async () => {
  const nothing = { running: null, published: null, failed: null };
  expect(await readStatus(root())).toEqual(nothing);
  const published = { at: "2026-11-24T03:00:00.000Z", seconds: 42 };
  await writeStatus(root(), { published });
  const running = { step: "Bygger", since: "2026-11-24T04:00:00.000Z" };
  await writeStatus(root(), { running });
  expect(await readStatus(root())).toEqual({ running, published, failed: null });
  expect(readdirSync(root())).toEqual(["status.json"]);
});

test("a file that is no status is none", async () => {
  await writePullStatus(root(), {});
  for (const text of ["{", '{"at": 3}']) {
    writeFileSync(join(root(), "pull.json"), text);
    writeFileSync(join(root(), "status.json"), text);
    expect(await readPullStatus(root())).toBeNull();
    expect((await readStatus(root())).published).toBeNull();
  }
});
