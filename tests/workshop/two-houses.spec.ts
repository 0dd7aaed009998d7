import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { answersSchema } from "../../scripts/new-house/answers/answers";
import { makeHouse } from "../../scripts/new-house/make-house";
import { answersFor } from "../../scripts/new-house/testing/answers";
import { writeHouse } from "../../scripts/new-house/write-house";
import { documentedCommands, makeContentRepository } from "../support/content-repository";
import { changedFiles, type Digests, digestsBelow } from "./support/built-files";
import { run } from "./support/processes";
import { PROJECT, warmMoment } from "./support/workshop";

/** Houses that are built with the commands of docs/new-house.md, each in its own folder. */

let root = "";
const MINIMAL = join(PROJECT, "tests/minimal-site/content");

test.setTimeout(20 * 60_000);
test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "two-houses-"));
  cpSync(MINIMAL, join(root, "minst/content"), { recursive: true });
  const { files } = await makeHouse(answersSchema.parse(answersFor(["kantine"])), warmMoment().slice(0, 10));
  writeHouse(join(root, "kantine/content"), files);
});
test.afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

/** A cold build, and what it has made. */
const built = async (house: string): Promise<Digests> => {
  const folder = join(root, house, "bygg");
  rmSync(folder, { recursive: true, force: true });
  const args = ["run", "--silent", "house", "--", join(root, house), "build"];
  const { code, output } = await run({ command: "npm", args, cwd: PROJECT, env: { CLOCK: warmMoment() } });
  expect(code, output).toBe(0);
  return digestsBelow(join(folder, "public"));
};

test("two houses that are built at the same time are the same as built alone", async () => {
  const [minimal, canteen] = [await built("minst"), await built("kantine")];
  expect(minimal.size).toBeGreaterThan(20);
  expect(changedFiles(minimal, canteen).length).toBeGreaterThan(10);
  const [minimalAgain, canteenAgain] = await Promise.all([built("minst"), built("kantine")]);
  expect(changedFiles(minimal, minimalAgain)).toEqual([]);
  expect(changedFiles(canteen, canteenAgain)).toEqual([]);
});

test("a repository of content is built with the version that it names", () => {
  const { house, git, run: runIn } = makeContentRepository({ root: join(root, "repos"), content: MINIMAL });
  const commands = documentedCommands("Content in a repository of its own");
  const { status, output } = runIn(commands, { CLOCK: warmMoment(), GATSBY_TELEMETRY_DISABLED: "1" });
  expect(status, output).toBe(0);
  expect(readFileSync(join(house, "bygg/public/index.html"), "utf8")).toContain("Velkommen til Grendehuset.");
  expect(readFileSync(join(house, "bygg/publishing/nginx.conf"), "utf8")).toContain("grendehuset.example.no");
  expect(git(house, "status", "--porcelain")).toBe("");
});
