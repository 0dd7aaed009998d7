import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimReleases, OWNER_FILE } from "./release-owner";

let folder = "";
const root = () => join(folder, "utgaver");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-owner-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a site takes a folder that is new, and takes it again at each run", async () => {
  for (const _run of [1, 2, 3]) expect(await claimReleases(root(), "huset.example.no")).toBeNull();
  expect(readFileSync(join(root(), OWNER_FILE), "utf8")).toBe("huset.example.no\n");
});

test("another site is reported whose it is, and changes nothing", async () => {
  await claimReleases(root(), "huset.example.no");
  expect(await claimReleases(root(), "annet.example.no")).toBe("huset.example.no");
  expect(await claimReleases(root(), "huset.example.no")).toBeNull();
});

test("a name that was written by hand, with or without a line's end, is the same", async () => {
  await claimReleases(root(), "huset.example.no");
  for (const text of ["huset.example.no", " huset.example.no \r\n"]) {
    writeFileSync(join(root(), OWNER_FILE), text);
    expect(await claimReleases(root(), "huset.example.no")).toBeNull();
  }
});
