import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../tests/support/free-port";

const PATIENCE_MS = 300_000;

/** The desk's server on a content folder, without app, preview and publishing. */
export interface RunningDesk {
  readonly address: string;
  /** Memory that the server holds, in bytes. */
  readonly memory: () => number;
  readonly stop: () => void;
}

const startedAt = async (server: ChildProcess, address: string): Promise<void> => {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`${address}/api/desk`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error("The desk has not started.");
};

export const startDesk = async (contentRoot: string): Promise<RunningDesk> => {
  const stateRoot = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const port = await freePort("127.0.0.1");
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["--import", "tsx", "editor/server/main.ts"], {
    env: {
      ...process.env,
      CONTENT_DIR: contentRoot,
      EDITOR_PORT: String(port),
      EDITOR_PREVIEW: "av",
      EDITOR_STATE: stateRoot,
      REFRESH_STATE: join(stateRoot, "refresh"),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await startedAt(server, address);
  return {
    address,
    memory: () => 1024 * Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)], { encoding: "utf8" })),
    stop: () => {
      server.kill();
      rmSync(stateRoot, { recursive: true, force: true });
    },
  };
};
