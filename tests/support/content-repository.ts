import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CODE } from "../../scripts/house/house-scripts";

/** A house's content in a repository of its own, beside a repository of the project, as docs/new-house.md describes. */

const PROJECT = resolve(__dirname, "../..");
const ADDRESS = "https://git.example.no/kulturhus.git";
const IDENTITY = { name: "Test", email: "test@example.no" };

/** The commands of the first block of commands below a heading of docs/new-house.md. */
export const documentedCommands = (heading: string): string => {
  const [, section = ""] = readFileSync(join(PROJECT, "docs/new-house.md"), "utf8").split(`\n## ${heading}\n`);
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  if (commands === undefined) throw new Error(`docs/new-house.md has no commands below "${heading}"`);
  return commands;
};

/** Stands before the real npm: packages are a link, since installing them takes minutes and the network. */
const fakeNpm = (realNpm: string): string => `#!/bin/sh
if [ "$1" = ci ]; then exec ln -sfn "${join(PROJECT, "node_modules")}" node_modules; fi
exec "${realNpm}" "$@"
`;

interface Options {
  /** An empty folder. */
  readonly root: string;
  readonly content: string;
}

export const makeContentRepository = ({ root, content }: Options) => {
  const bin = join(root, "bin");
  const engine = join(root, "kulturhus.git");
  const house = join(root, "vikahuset");
  const npm = execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim();
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: `url.${engine}.insteadOf`,
    GIT_CONFIG_VALUE_0: ADDRESS,
    GIT_PAGER: "cat",
  };
  const git = (folder: string, ...args: readonly string[]): string =>
    execFileSync("git", ["-c", `user.name=${IDENTITY.name}`, "-c", `user.email=${IDENTITY.email}`, ...args], {
      cwd: folder,
      encoding: "utf8",
      env,
    }).trim();
  const commit = (folder: string, message: string): string => {
    git(folder, "add", "--all");
    git(folder, "commit", "--quiet", "--message", message);
    return git(folder, "rev-parse", "HEAD");
  };

  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "npm"), fakeNpm(npm));
  chmodSync(join(bin, "npm"), 0o755);
  mkdirSync(engine);
  for (const name of [...CODE, "editor", ".gitignore"])
    cpSync(join(PROJECT, name), join(engine, name), { recursive: true, preserveTimestamps: true });
  git(engine, "init", "--quiet", "--initial-branch=main");
  const pinned = commit(engine, "one");

  cpSync(content, join(house, "content"), { recursive: true });
  writeFileSync(join(house, ".gitignore"), "bygg/\nmotor-kode/\n");
  writeFileSync(join(house, "motor"), `${pinned}\n`);
  git(house, "init", "--quiet", "--initial-branch=main");
  commit(house, "content");

  return {
    engine,
    house,
    /** The commit that the house names in `motor`. */
    pinned,
    git,
    commit,
    /** Runs shell commands in a folder of the house; the first that fails ends them. */
    run: (commands: string, more: Readonly<Record<string, string>> = {}, folder = ".") => {
      const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", commands], {
        cwd: join(house, folder),
        encoding: "utf8",
        env: { ...env, ...more },
      });
      return { status, output: stdout + stderr };
    },
  };
};
