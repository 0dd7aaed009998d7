import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../support/free-port";
import { type Running, run, start } from "../workshop/support/processes";
import { CLOCK } from "./clock";

/** Not deleted between looks: a warm build takes a third of the time. */
const KEPT = ["node_modules", ".cache", "public"];

const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync("git", args, { encoding: "utf8", env: { ...process.env, ...env } }).trim();

/** The tree of a commit; without one, of the working folder as it is, new files included. */
export const treeOf = (commit: string | null): string => {
  if (commit !== null) return git(["rev-parse", "--verify", `${commit}^{tree}`]);
  const index = join(tmpdir(), `kulturhus-look-${process.pid}`);
  try {
    git(["add", "--all"], { GIT_INDEX_FILE: index });
    return git(["write-tree"], { GIT_INDEX_FILE: index });
  } finally {
    rmSync(index, { force: true });
  }
};

/** Lays the files of a tree in a folder, the same each time, since Gatsby's caches have absolute paths. */
const layOut = (tree: string, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder)) {
    if (!KEPT.includes(entry)) rmSync(join(folder, entry), { recursive: true });
  }
  const packed = `${folder}.tar`;
  git(["archive", "--format=tar", `--output=${packed}`, tree]);
  execFileSync("tar", ["-xf", packed, "-C", folder]);
  rmSync(packed);
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "dir");
};

export interface ServedTree {
  readonly folder: string;
  readonly url: string;
  /** The address of the film platform's calls. */
  readonly platform: string;
  readonly close: () => Promise<void>;
}

const answers = async (url: string, server: Running): Promise<void> => {
  let ended = false;
  void server.exit.then(() => {
    ended = true;
  });
  while (!(await fetch(url).catch(() => null))) {
    if (ended) throw new Error(`The server has ended:\n\n${server.output()}`);
    await new Promise((done) => setTimeout(done, 200));
  }
};

/** Builds a tree at the fixed moment, with a film platform, and serves both. */
export const serveTree = async (tree: string, folder: string): Promise<ServedTree> => {
  layOut(tree, folder);
  const [port, platformPort] = [await freePort(), await freePort()];
  const platform = `http://localhost:${platformPort}`;
  const env = {
    CLOCK,
    PORT: String(port),
    FILM_PLATFORM_PORT: String(platformPort),
    // Its tickets are made for the films and the day of the build.
    FILM_PLATFORM_118: `${platform}/118`,
    FILM_PLATFORM_178: `${platform}/178`,
  };
  const built = await run({ command: "npx", args: ["gatsby", "build"], cwd: folder, env });
  if (built.code !== 0) throw new Error(`The build failed:\n\n${built.output}`);
  const script = (file: string) => start({ command: "npx", args: ["tsx", file], cwd: folder, env });
  const servers = [script("scripts/serve/serve.ts"), script("film-platform/main.ts")];
  const url = `http://localhost:${port}`;
  await Promise.all(servers.map((server, index) => answers(index === 0 ? url : platform, server)));
  return {
    folder,
    url,
    platform: env.FILM_PLATFORM_118,
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
};
