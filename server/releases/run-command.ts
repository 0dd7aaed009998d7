import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

export interface CommandResult {
  /** Null when it could not be started or was ended by a signal. */
  readonly code: number | null;
  /** The last lines that it wrote, without colours. */
  readonly output: readonly string[];
}

const LINES_KEPT = 40;
const MAX_MS = 30 * 60_000;

/** Runs a shell command in this process's folder. */
export const runCommand = (command: string): Promise<CommandResult> =>
  new Promise((resolve) => {
    let text = "";
    const take = (piece: string) => {
      text = (text + piece).slice(-20_000);
    };
    const output = () =>
      stripVTControlCharacters(text)
        .split(/\r?\n|\r/)
        .filter((line) => line.trim() !== "")
        .slice(-LINES_KEPT);
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"], timeout: MAX_MS });
    // Whole characters, wherever a piece ends.
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", take);
    child.once("error", (error) => resolve({ code: null, output: [...output(), String(error)] }));
    child.once("close", (code) => resolve({ code, output: output() }));
  });
