import { execFileSync, spawn } from "node:child_process";

/** The cost of one build. */
export interface BuildCost {
  /** Wall-clock time. */
  readonly seconds: number;
  /** CPU time of the build with all its child processes. */
  readonly cpuSeconds: number;
  /** The peak memory of all its processes, in megabytes. */
  readonly megabytes: number;
}

const LOOK_EVERY_MS = 500;

/** "0m1.250s" → 1.25 */
const secondsIn = (text: string): number => {
  const [, minutes = "0", seconds = "0"] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** The memory of all processes of a group, in megabytes, without what they share. */
const memoryOf = (group: number): number => {
  const lines = execFileSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const kilobytes = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, rss = 0]) => sum + rss, 0);
  return kilobytes / 1024;
};

/** Builds a Gatsby site in its folder and returns the cost. @throws When the build fails, with its output. */
export const buildCost = (cwd: string, settings: NodeJS.ProcessEnv = {}): Promise<BuildCost> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist", CI: "true" };
    // The shell reports the time of all its children.
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
