import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";

export interface CommandResult {
  /** Null when it could not be started. */
  readonly code: number | null;
  /** The last lines that it wrote, without colours. */
  readonly output: readonly string[];
}

interface Options {
  /** What it reads; nothing when left out. */
  readonly input?: string;
  /** Takes each line as it is written. */
  readonly say?: (line: string) => void;
  readonly maxMs?: number;
}

const LINES_KEPT = 40;
const LONGEST_LINE = 2_000;
const MAX_MS = 30 * 60_000;
const RUNNER = join(__dirname, "group-runner.mjs");
const SHELL = process.platform === "win32" ? ["cmd.exe", "/d", "/s", "/c"] : ["/bin/sh", "-c"];

/**
 * Runs a shell command in this process's folder. When its time is up, or this process ends however it ends, all that
 * the command has started ends with it. It has no terminal, so it cannot prompt for a password.
 */
export const runCommand = (command: string, { input, say, maxMs = MAX_MS }: Options = {}): Promise<CommandResult> =>
  new Promise((resolve) => {
    let lines: readonly string[] = [];
    const take = (written: string) => {
      for (const piece of stripVTControlCharacters(written).split("\r")) {
        if (piece.trim() === "") continue;
        const line = piece.slice(0, LONGEST_LINE);
        lines = [...lines, line].slice(-LINES_KEPT);
        say?.(line);
      }
    };
    const child = spawn(process.execPath, [RUNNER, ...SHELL, command], {
      detached: process.platform !== "win32",
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe", "ipc"],
    });
    const timer = setTimeout(() => {
      take(`Kommandoen ble stoppet etter ${Math.round(maxMs / 1000)} sekunder: ${command}`);
      child.kill("SIGTERM");
    }, maxMs);
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on("line", take);
    child.stdin?.on("error", () => undefined).end(input);
    const end = (code: number | null) => {
      clearTimeout(timer);
      resolve({ code, output: lines });
    };
    child.once("error", (error) => {
      take(String(error));
      end(null);
    });
    child.once("close", end);
  });
