import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { documentedCommands, makeContentRepository } from "../support/content-repository";

/** The documented commands for content in a repository of its own, with the check in place of builds. */

const root = mkdtempSync(join(tmpdir(), "content-repository-"));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

const made = makeContentRepository({ root, content: "tests/minimal-site/content" });
const { house, engine, pinned, git, commit, run } = made;

/** A newer version, whose check says so. */
const PACKAGE = join(engine, "package.json");
writeFileSync(
  PACKAGE,
  readFileSync(PACKAGE, "utf8").replace('"check:content": "', '"check:content": "echo Nyere versjon && '),
);
const newer = commit(engine, "two");

// Each copies the project and starts several programs.
jest.setTimeout(180_000);

const CHAPTER = "Content in a repository of its own";
const SOUND = "Innholdet kan bygges: 1 sider";
const clean = (): void => {
  git(house, "clean", "--quiet", "-dffx");
  git(house, "reset", "--quiet", "--hard");
};
beforeEach(clean);

const withoutBuild = (commands: string): string => {
  expect(commands).toMatch(/npm run house -- \.\. (build|refresh)\b/);
  return commands
    .replace(/^(.*npm run house -- \.\.) (build|refresh)$/m, "$1 check:content")
    .replace(/^.* compress$/m, "");
};

test("a house is built with the version that it names, and its repository stays clean", () => {
  const { status, output } = run(withoutBuild(documentedCommands(CHAPTER)));
  expect([status, output]).toEqual([0, expect.stringContaining(SOUND)]);
  expect(output).not.toContain("Nyere versjon");
  expect(git(house, "status", "--porcelain")).toBe("");

  writeFileSync(join(house, "content/pages/forside.json"), "{");
  const [check = ""] = /^npm run house.*$/m.exec(withoutBuild(documentedCommands(CHAPTER))) ?? [];
  expect(run(check, {}, "motor-kode")).toMatchObject({
    status: 1,
    output: expect.stringContaining("Innholdet kan ikke bygges"),
  });
});

test("an upgrade checks the content with the newer version, and names it", () => {
  run(withoutBuild(documentedCommands(CHAPTER)));
  const { status, output } = run(documentedCommands("An upgrade"));
  expect([status, output]).toEqual([0, expect.stringContaining(SOUND)]);
  expect(output).toMatch(/\btwo\n[\s\S]*Ingenting å endre\.[\s\S]*Nyere versjon/);
  expect(readFileSync(join(house, "motor"), "utf8").trim()).toBe(newer);
  expect(git(house, "status", "--porcelain")).toBe("M motor");
});

const step = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  run: z.string().optional(),
  env: z.unknown().optional(),
  "working-directory": z.string().optional(),
});
const { jobs } = z
  .object({ jobs: z.object({ publish: z.object({ steps: z.array(step) }) }) })
  .parse(parse(readFileSync("docs/recipes/content-repo-github-actions.yml", "utf8")));

test("the workflow takes the named version, and its commands run", () => {
  const { steps } = jobs.publish;
  const outputs = join(root, "outputs");
  const said: string[] = [];
  for (const { id, uses, run: commands, env, with: inputs = {}, "working-directory": folder } of steps) {
    if (uses?.startsWith("actions/checkout@") && inputs.repository !== undefined) {
      expect(readFileSync(outputs, "utf8")).toBe(`commit=${pinned}\n`);
      expect(inputs).toMatchObject({ ref: expect.stringContaining("steps.motor.outputs.commit"), path: "motor-kode" });
      git(house, "clone", "--quiet", engine, "motor-kode");
      git(join(house, "motor-kode"), "checkout", "--quiet", "--detach", pinned);
    }
    // The step with the keys of a server has an environment.
    if (commands === undefined || env !== undefined) continue;
    const { status, output } = run(commands.replace(" refresh", " check:content"), { GITHUB_OUTPUT: outputs }, folder);
    expect({ id, status, output }).toMatchObject({ id, status: 0 });
    said.push(commands);
  }
  expect(said).toEqual([
    'echo "commit=$(cat motor)" >> "$GITHUB_OUTPUT"',
    "npm ci",
    "npm run house -- .. check:content",
    "npm run house -- .. refresh",
  ]);
  expect(git(house, "status", "--porcelain")).toBe("");
});
