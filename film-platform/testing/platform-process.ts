import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { smallProgramme } from "./small-programme";

const ROOT = resolve(__dirname, "../..");

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once("error", failed);
    server.listen(0, "localhost", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => found(port));
    });
  });

export interface PlatformProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Settles when it has ended: its exit code, or null when it was killed. */
  readonly ended: Promise<number | null>;
}

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

/** Starts the platform as `npm run film-platform` does, in a process of its own that can be killed. */
export const spawnPlatform = (env: Readonly<Record<string, string>>, args: readonly string[] = []): PlatformProcess => {
  const child = spawn(process.execPath, ["--import", "tsx", join(ROOT, "film-platform/main.ts"), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
    });
  }
  const ended = new Promise<number | null>((done) => child.once("close", done));
  return { child, output: () => said, ended };
};

/** Waits for a line of output. Throws when the process has ended instead. */
export const whenPrinted = async ({ child, output }: PlatformProcess, words: string): Promise<void> => {
  while (!output().includes(words)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the platform ended:\n${output()}`);
    await new Promise((wait) => setTimeout(wait, 50));
  }
};

export const whenListening = (platform: PlatformProcess): Promise<void> => whenPrinted(platform, "svarer på");

/** Writes the small programme as a build would, and returns the file's name. */
export const programmeFile = (folder: string): string => {
  const file = join(folder, "programme.json");
  writeFileSync(file, JSON.stringify(smallProgramme));
  return file;
};
