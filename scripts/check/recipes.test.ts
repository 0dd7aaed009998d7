import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** The files that operators copy from docs/recipes. */

const FOLDER = "docs/recipes";
const read = (file: string): string => readFileSync(join(FOLDER, file), "utf8");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

test.each(readdirSync(FOLDER))("%s calls only commands of this project, with variables that are documented", (file) => {
  const text = read(file);
  const called = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = ""]) => name);
  expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
  const documented = ["docs/publishing.md", "docs/desk-hosting.md"].map((name) => readFileSync(name, "utf8")).join();
  const named = [...text.matchAll(/\b(?:RELEASES|SERVED|RELOAD|PUBLISH|NOTIFY|PULL|REFRESH|EDITOR)_[A-Z_]+\b/g)].map(
    ([name]) => name,
  );
  expect(named.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

const workflowErrors = (text: string): readonly string[] => {
  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "scripts/check/workflow-errors.mjs"], {
    input: text,
    encoding: "utf8",
  });
  return z.array(z.string()).parse(JSON.parse(stdout));
};

test.each(["github-actions.yml", "content-repo-github-actions.yml"])("%s is one that GitHub's parser takes", (file) => {
  expect(workflowErrors(read(file))).toEqual([]);
  expect(workflowErrors(read(file).replace("runs-on:", "run-on:"))).not.toEqual([]);
});

/** The keywords of GitLab CI that the recipe needs. */
const job = z.strictObject({
  image: z.string(),
  timeout: z.string(),
  resource_group: z.string(),
  rules: z.array(z.strictObject({ if: z.string() })),
  variables: z.record(z.string(), z.string()),
  cache: z.strictObject({ key: z.string(), paths: z.array(z.string()) }),
  before_script: z.array(z.string()),
  script: z.array(z.string()).min(1),
});

test("the job for GitLab has only keywords of GitLab CI", () => {
  expect(() => z.strictObject({ publish: job }).parse(parse(read("gitlab-ci.yml")))).not.toThrow();
});

/** Lines of a recipe or a document that start something by a clock: of systemd, a crontab or a workflow. */
const timed = (text: string): readonly string[] =>
  text.split("\n").filter((line) => /^\s*(OnCalendar=|- cron: |[\d*/,-]+( +[\d*/,-]+){4} )/.test(line));

test("what runs by a clock says whose, since the machine's may be UTC", () => {
  const documents = [
    ...readdirSync(FOLDER).map((file) => join(FOLDER, file)),
    "docs/desk-hosting.md",
    "docs/publishing.md",
  ];
  const texts = documents.map((file) => readFileSync(file, "utf8"));
  expect(texts.flatMap(timed).length).toBeGreaterThanOrEqual(6);
  const told = (lines: readonly string[], line: string): boolean =>
    lines.slice(Math.max(0, lines.indexOf(line) - 4), lines.indexOf(line) + 1).some((one) => one.includes("Oslo"));
  expect(texts.flatMap((text) => timed(text).filter((line) => !told(text.split("\n"), line)))).toEqual([]);
});

const takesUnits = (): void => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-units-"));
  const units = [
    "kulturhus-refresh.service",
    "kulturhus-refresh.timer",
    "kulturhus-refresh-hook.service",
    "kulturhus-redaksjon.service",
  ];
  for (const unit of units) copyFileSync(join(FOLDER, unit), join(folder, unit));
  const started = units.slice(1).map((unit) => join(folder, unit));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", ...started], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stderr.split("\n").filter((line) => line.includes("kulturhus-"))]).toEqual([0, []]);
};

if (spawnSync("systemd-analyze", ["--version"]).status === 0)
  test("systemd takes the services and their timer", takesUnits);
else console.log("The systemd units are not tested here: systemd-analyze is missing");
