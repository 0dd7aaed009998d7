import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

/**
 * `npm run test:node`: installs, builds, tests and serves a copy of the project with the newest release of each Node
 * that package.json names. `npx` gets them from the package `node` of the npm registry. Half an hour for each.
 */
const { engines } = z
  .object({ engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const versions = [...engines.node.matchAll(/\^(\d+)/g)].map(([, major = ""]) => major);
const PORT = 8087;

const SERVES = `node --import tsx scripts/serve/serve.ts & server=$!
for try in $(seq 60); do curl -sf http://localhost:${PORT}/ > page.html && break; sleep 1; done
kill $server; grep -q "<h1" page.html`;

const STEPS: readonly (readonly [what: string, command: string])[] = [
  // What npm would only warn of is an error.
  ["installs", "npm ci --engine-strict --no-audit --no-fund"],
  ["builds", "npm run build"],
  ["passes the unit tests", "npm run test:unit"],
  ["serves", SERVES],
];

const tryVersion = (version: string): boolean => {
  const folder = mkdtempSync(join(tmpdir(), `kulturhus-node-${version}-`));
  try {
    execFileSync("bash", ["-c", `git ls-files -z | xargs -0 cp -P --parents -t "${folder}"`]);
    return STEPS.every(([what, command]) => {
      const { status } = spawnSync("npx", ["--yes", `--package=node@${version}`, "--", "bash", "-ec", command], {
        cwd: folder,
        env: { ...process.env, PORT: String(PORT), GATSBY_TELEMETRY_DISABLED: "1" },
        stdio: "inherit",
      });
      console.log(`Node ${version} ${status === 0 ? what : `fails: ${what}`}.`);
      return status === 0;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (!versions.map(tryVersion).every(Boolean)) process.exitCode = 1;
