import { execFileSync, spawn } from "node:child_process";

/** What one build took. */
export interface BuildCost {
  /** Of the clock on the wall. */
  readonly seconds: number;
  /** Of all processors, with everything that the build started. */
  readonly cpuSeconds: number;
  /** The most that the build's processes held at once, in megabytes. */
  readonly megabytes: number;
}

const LOOK_EVERY_MS = 500;

/** "0m1.250s" → 1.25 */
const secondsIn = (text: string): number => {
  const [, minutes = "0", seconds = "0"] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** The memory of all processes of a group, in megabytes; each counts what it holds by itself. */
const memoryOf = (group: number): number => {
  const lines = execFileSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const kilobytes = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, rss = 0]) => sum + rss, 0);
  return kilobytes / 1024;
};

/** Builds a Gatsby site in its folder and returns what that took. @throws When the build fails, with what it said. */
export const buildCost = (cwd: string): Promise<BuildCost> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist", CI: "true" };
    // The shell tells the time of everything that it has waited for.
    const child = spawn("bash", ["-c", "node_modules/.bin/gatsby build >&2; code=$?; times; exit $code"], {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const endGroup = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    };
    process.once("exit", endGroup);
    const begun = performance.now();
    let reported = "";
    let output = "";
    let most = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      reported += chunk.toString("utf8");
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
    const timer = setInterval(() => {
      if (child.pid !== undefined) most = Math.max(most, memoryOf(child.pid));
    }, LOOK_EVERY_MS);
    child.once("error", reject);
    child.once("close", (code) => {
      clearInterval(timer);
      process.removeListener("exit", endGroup);
      if (code !== 0) {
        reject(new Error(`The site in ${cwd} does not build:\n\n${output}`));
        return;
      }
      const [, ofChildren = ""] = reported.trim().split("\n");
      const cpuSeconds = ofChildren
        .split(" ")
        .map(secondsIn)
        .reduce((sum, part) => sum + part, 0);
      resolve({ seconds: (performance.now() - begun) / 1000, cpuSeconds, megabytes: most });
    });
  });
