import { execFileSync, spawn } from "node:child_process";

/** The cost of a command, including all child processes. */
export interface ProcessCost {
  /** Wall-clock time. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Peak memory of all its processes, in megabytes. */
  readonly megabytes: number;
  readonly output: string;
}

const LOOK_EVERY_MS = 200;

/** "0m1.250s" → 1.25 */
const secondsIn = (text: string): number => {
  const [, minutes = "0", seconds = "0"] = /(\d+)m([\d.]+)s/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

/** Memory of all processes in a group, in megabytes, without shared pages. */
const memoryOf = (group: number): number => {
  const lines = execFileSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const kilobytes = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pgid]) => pgid === group)
    .reduce((sum, [, rss = 0]) => sum + rss, 0);
  return kilobytes / 1024;
};

interface Command {
  /** A shell command; its output is both streams. */
  readonly command: string;
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command to completion. @throws When it fails, with its output. */
export const processCost = ({ command, cwd, env = {} }: Command): Promise<ProcessCost> =>
  new Promise((resolve, reject) => {
    // The shell reports the time of all its children on a separate stream.
    const child = spawn("bash", ["-c", `${command} 2>&1; code=$?; times >&3; exit $code`], {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ["ignore", "pipe", "inherit", "pipe"],
    });
    const endGroup = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    };
    process.once("exit", endGroup);
    const begun = performance.now();
    const texts = { output: "", reported: "" };
    let megabytes = 0;
    child.stdout?.on("data", (chunk: Buffer) => {
      texts.output += chunk.toString("utf8");
    });
    child.stdio[3]?.on("data", (chunk: Buffer) => {
      texts.reported += chunk.toString("utf8");
    });
    const timer = setInterval(() => {
      if (child.pid !== undefined) megabytes = Math.max(megabytes, memoryOf(child.pid));
    }, LOOK_EVERY_MS);
    child.once("error", reject);
    child.once("close", (code) => {
      clearInterval(timer);
      process.removeListener("exit", endGroup);
      const { output, reported } = texts;
      if (code !== 0) {
        reject(new Error(`${command} fails in ${cwd}:\n\n${output}`));
        return;
      }
      const [, ofChildren = ""] = reported.trim().split("\n");
      const cpuSeconds = ofChildren
        .split(" ")
        .map(secondsIn)
        .reduce((sum, part) => sum + part, 0);
      resolve({ seconds: (performance.now() - begun) / 1000, cpuSeconds, megabytes, output });
    });
  });

/** Builds a Gatsby site in its folder. @throws When the build fails, with its output. */
export const buildCost = (cwd: string, settings: NodeJS.ProcessEnv = {}): Promise<ProcessCost> =>
  processCost({
    command: "node_modules/.bin/gatsby build",
    cwd,
    env: { ...settings, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist", CI: "true" },
  });
