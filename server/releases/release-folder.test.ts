import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentRelease, nextName, releaseNames, removeOld, setCurrent } from "./release-folder";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-release-folder-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const NOW = new Date("2026-11-24T03:15:02.750Z");

test.each([
  [[], "20261124T031502Z"],
  [["20261124T031501Z"], "20261124T031502Z"],
  [["20261124T031502Z"], "20261124T031502Z-02"],
  [["20261124T031502Z", "20261124T031502Z-02"], "20261124T031502Z-03"],
  [["20261124T031502Z-09"], "20261124T031502Z-10"],
  // The clock was put back.
  [["20261124T041502Z"], "20261124T041502Z-02"],
])("after %j comes %s, which is later than all of them", (names, next) => {
  expect(nextName(names, NOW)).toBe(next);
  expect([...names, next].sort().at(-1)).toBe(next);
});

const make = (...names: readonly string[]) => {
  for (const name of names) mkdirSync(join(root, "releases", name, "public"), { recursive: true });
};
const days = (...numbers: readonly number[]) => numbers.map((day) => `2026110${day}T030000Z`);

test("names are those of complete releases, oldest first; a new folder has none", async () => {
  expect(await releaseNames(root)).toEqual([]);
  make(...days(3, 1), "20261101T030000Z-02", ".new-20261104T030000Z", "notater");
  expect(await releaseNames(root)).toEqual(["20261101T030000Z", "20261101T030000Z-02", "20261103T030000Z"]);
});

test("the published release can be changed and taken away", async () => {
  make(...days(1, 2));
  expect(await currentRelease(root)).toBeNull();
  for (const name of days(1, 2)) {
    await setCurrent(root, name);
    expect(await currentRelease(root)).toBe(name);
  }
  expect(readlinkSync(join(root, "current"))).toBe(join("releases", "20261102T030000Z"));
  await setCurrent(root, null);
  expect(await currentRelease(root)).toBeNull();
  await setCurrent(root, null);
  expect(readdirSync(root)).toEqual(["releases"]);
});

test("the five latest are kept, and the published one; what is no release of ours stays", async () => {
  make(...days(1, 2, 3, 4, 5, 6, 7), ".new-20261108T030000Z", "notater", ".skjult");
  await setCurrent(root, "20261101T030000Z");
  await removeOld(root);
  expect(await releaseNames(root)).toEqual(days(1, 3, 4, 5, 6, 7));
  expect(
    readdirSync(join(root, "releases"))
      .filter((name) => !name.startsWith("2026"))
      .sort(),
  ).toEqual([".skjult", "notater"]);
  await setCurrent(root, "20261107T030000Z");
  await removeOld(root);
  expect(await releaseNames(root)).toEqual(days(3, 4, 5, 6, 7));
});

test("fewer releases than five are all kept", async () => {
  make(...days(1, 2, 3));
  await removeOld(root);
  expect(days(1, 2, 3).every((name) => existsSync(join(root, "releases", name)))).toBe(true);
});
