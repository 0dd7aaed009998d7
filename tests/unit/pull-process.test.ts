import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `npm run content:pull` as a process. */

const root = mkdtempSync(join(tmpdir(), "pull-process-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (settings: object, ...args: readonly string[]) => {
  writeFileSync(join(root, "sources.json"), JSON.stringify(settings));
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/content/pull-content.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: join(root, "content"), REFRESH_STATE: join(root, "state") },
  });
};

const MISSING = { sources: [{ kind: "csv", name: "regneark", file: "finnes-ikke.csv" }] };

test("a source that fails is told, and kept for the editors' page", () => {
  expect(run(MISSING, "--plan").status).toBe(1);
  expect(() => readFileSync(join(root, "state/pull.json"))).toThrow();
  const { status, stderr } = run(MISSING);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^regneark: filen .*finnes-ikke\.csv kan ikke leses. → Kontroller file i sources.json/);
  expect(JSON.parse(readFileSync(join(root, "state/pull.json"), "utf8"))).toEqual({
    at: null,
    failure: stderr.trim(),
    conflicts: 0,
    waiting: 0,
  });
});

test("no sources are nothing to pull", () => {
  const { status, stdout } = run({ sources: [] });
  expect([status, stdout]).toEqual([0, "Ingen kilder er satt opp: se docs/sources.md.\n"]);
});
