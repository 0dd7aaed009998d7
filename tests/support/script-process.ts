import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const LOADER = require.resolve("tsx");

export interface ScriptProcess {
  readonly child: ChildProcess;
  /** What it has written so far, to both streams. */
  readonly output: () => string;
  /** Settles when it has ended: its exit code, or null when it was killed. */
  readonly ended: Promise<number | null>;
}

interface Start {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** Starts scripts of the project in other folders, with the environment that is given and no other. */
export const scriptProcesses = () => {
  const started: ChildProcess[] = [];
  return {
    start: (script: string, cwd: string, { env = {}, args = [] }: Start = {}): ScriptProcess => {
      const child = spawn(process.execPath, ["--import", LOADER, resolve(script), ...args], {
        cwd,
        env: { PATH: process.env.PATH, TSX_TSCONFIG_PATH: resolve("tsconfig.json"), ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      started.push(child);
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (piece: Buffer) => {
          output += piece.toString("utf8");
        });
      }
      return { child, output: () => output, ended: once(child, "close").then(([code]) => code) };
    },
    /** Kills those that still run. */
    stopAll: async (): Promise<void> => {
      for (const child of started.splice(0))
        if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await once(child, "exit");
    },
  };
};

/** Waits for words of a script. Throws when it ends instead. */
export const whenSaid = async ({ child, output }: ScriptProcess, words: string): Promise<void> => {
  while (!output().includes(words)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the script ended:\n${output()}`);
    await pause(20);
  }
};
