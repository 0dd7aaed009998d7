import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type Finished, run } from "./processes";

/** The project that is copied. */
export const PROJECT = resolve(__dirname, "../../..");

/** Results of builds, which are kept or deleted together. */
const BUILT = [".cache", "public", "src/gatsby-types.d.ts"] as const;

/** Never copied: history, packages and results of other runs. */
const LEFT_OUT = [".git", "node_modules", ...BUILT, "test-results", "playwright-report"];

/** Tracked files and new ones that are not ignored; without git, everything else. */
const projectFiles = (): readonly string[] => {
  try {
    return execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
      cwd: PROJECT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
      .split("\0")
      .filter((file) => file !== "" && existsSync(join(PROJECT, file)));
  } catch {
    return readdirSync(PROJECT).filter((entry) => !LEFT_OUT.includes(entry));
  }
};

const copy = (from: string, to: string): void => cpSync(from, to, { recursive: true, preserveTimestamps: true });

/** One cp is many times faster than Node's own for the many small files of a cache. */
const copyTree = (from: string, to: string): void => {
  try {
    execFileSync("cp", ["-a", from, to], { stdio: "ignore" });
  } catch {
    rmSync(to, { recursive: true, force: true });
    copy(from, to);
  }
};

/**
 * Sets the mtime of every file to now. gatsby-source-filesystem caches a file's digest by its time and its inode. In a
 * fresh checkout many pictures have the same time, and a restored file may get the inode of another one: with its old
 * time it would be confused with that picture.
 */
const touchAll = (folder: string): void => {
  const now = new Date();
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    utimesSync(join(folder, entry), now, now);
};

/** Gatsby's caches have absolute paths, so every test works in the same folder and this restores it. */
export interface Workshop {
  /** The working copy. */
  readonly site: string;
  /** Restores all files, with the warm build or without one. */
  readonly restore: (state: "warm" | "cold") => void;
  /** Saves the current build as the warm one. */
  readonly keepBuild: () => void;
  /** Restores and prepares once, also when a new worker calls it again after a failed test. */
  readonly prepareOnce: (name: string, state: "warm" | "cold", prepare: () => Promise<void>) => Promise<void>;
  readonly remove: () => void;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly delete: (file: string) => void;
  /** Replaces text that must be there exactly once. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Replaces the first text with a name in a JSON file. */
  readonly textOf: (file: string, name: string) => string;
  readonly setText: (file: string, name: string, value: string) => void;
  readonly gatsbyBuild: (env?: Readonly<Record<string, string>>) => Promise<Finished>;
}

const workshopIn = (root: string): Workshop => {
  const site = join(root, "site");
  const source = join(root, "source");
  const warm = join(root, "warm");
  const read = (file: string) => readFileSync(join(site, file), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  const fieldIn = (file: string, name: string): readonly [written: string, value: string] => {
    const [written, value] = new RegExp(`"${name}": ("(?:[^"\\\\]|\\\\.)*")`).exec(read(file)) ?? [];
    if (written === undefined || value === undefined) throw new Error(`${file} has no text under "${name}"`);
    return [written, String(JSON.parse(value))];
  };
  const prepared = join(site, ".prepared");
  const restore = (state: "warm" | "cold"): void => {
    for (const entry of readdirSync(site)) {
      if (entry !== "node_modules") rmSync(join(site, entry), { recursive: true, force: true });
    }
    for (const entry of readdirSync(source)) copyTree(join(source, entry), join(site, entry));
    touchAll(join(site, "content"));
    if (state === "cold" || !existsSync(warm)) return;
    for (const entry of BUILT) if (existsSync(join(warm, entry))) copyTree(join(warm, entry), join(site, entry));
  };
  return {
    site,
    read,
    write,
    textOf: (file, name) => fieldIn(file, name)[1],
    setText: (file, name, value) =>
      write(
        file,
        read(file).replace(fieldIn(file, name)[0], () => `"${name}": ${JSON.stringify(value)}`),
      ),
    delete: (file) => rmSync(join(site, file)),
    edit: (file, from, to) => {
      const parts = read(file).split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, not once: ${from}`);
      write(file, parts.join(to));
    },
    restore,
    prepareOnce: async (name, state, prepare) => {
      if (existsSync(prepared) && readFileSync(prepared, "utf8") === name) return;
      restore(state);
      await prepare();
      writeFileSync(prepared, name);
    },
    keepBuild: () => {
      rmSync(warm, { recursive: true, force: true });
      mkdirSync(warm, { recursive: true });
      for (const entry of BUILT) {
        mkdirSync(dirname(join(warm, entry)), { recursive: true });
        copyTree(join(site, entry), join(warm, entry));
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
    gatsbyBuild: (env = {}) => run({ command: "npx", args: ["gatsby", "build"], cwd: site, env }),
  };
};

const setUpIn = (root: string): Workshop => {
  const source = join(root, "source");
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  for (const file of projectFiles()) copy(join(PROJECT, file), join(source, file));
  const packages = join(root, "site", "node_modules");
  if (!existsSync(packages)) {
    mkdirSync(dirname(packages), { recursive: true });
    symlinkSync(join(PROJECT, "node_modules"), packages);
  }
  return workshopIn(root);
};

/** Lets a first build use the pictures of the project's own build, which take a third of its time. */
export const lendPictures = ({ site }: Workshop): void => {
  const made = join(PROJECT, "public/static");
  if (!existsSync(made)) return;
  mkdirSync(join(site, "public"), { recursive: true });
  copyTree(made, join(site, "public/static"));
};

/** Makes a working copy, with a link to the project's own packages. */
export const makeWorkshop = (): { readonly root: string; readonly workshop: Workshop } => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-workshop-"));
  return { root, workshop: setUpIn(root) };
};

/** Updates the sources of a working copy from an earlier run. */
export const renewWorkshop = (root: string): Workshop => setUpIn(root);

/** The moment of the warm build, for CLOCK. */
export const warmMoment = (): string => {
  const moment = process.env.WORKSHOP_CLOCK;
  if (moment === undefined)
    throw new Error("WORKSHOP_CLOCK is not set: run the tests with tests/workshop's own config");
  return moment;
};

/** The working copy of the global setup. */
export const openWorkshop = (): Workshop => {
  const root = process.env.WORKSHOP_ROOT;
  if (root === undefined) throw new Error("WORKSHOP_ROOT is not set: run the tests with tests/workshop's own config");
  return workshopIn(root);
};
