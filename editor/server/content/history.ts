import { rm, stat } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { type SimpleGit, simpleGit } from "simple-git";

export interface SavedChange {
  readonly message: string;
  readonly editor: string;
  readonly at: string;
}

/** What has been saved, in git; without a repository there is none. */
export interface History {
  readonly isAvailable: boolean;
  /** The name of the person at this machine in git. */
  readonly ownName: string;
  /** Commits what differs from the last commit in these files, all at once. */
  readonly commit: (
    paths: readonly string[],
    change: { readonly message: string; readonly editor: string },
  ) => Promise<void>;
  readonly latest: () => Promise<readonly SavedChange[]>;
}

const MOST_SHOWN = 8;
const NO_ADDRESS = "redaksjonen@localhost";

const nameIn = async (git: SimpleGit): Promise<string> => {
  const { value } = await git.getConfig("user.name");
  return value ?? "";
};

/** Characters that end a name in git's form "Name <address>". */
const plainName = (name: string): string => name.replace(/[<>\r\n\p{Cc}]/gu, "").trim();

/** Those of the files that differ from the last commit; a file that was never committed may be gone again. */
const changedOf = async (git: SimpleGit, files: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(
    files.map(async (file) => ((await git.raw(["status", "--porcelain", "--", file])).trim() === "" ? [] : [file])),
  );
  return found.flat();
};

const STALE_LOCK_MS = 60_000;

/** The files that git locks to commit, by making another one beside each. */
const lockedFiles = async (git: SimpleGit): Promise<readonly string[]> => {
  const branch = await git.raw(["symbolic-ref", "--quiet", "HEAD"]).catch(() => "");
  return ["index", "HEAD", branch.trim()].filter((name) => name !== "");
};

/** Git holds a lock for a moment; one that is older is of a git that was killed, and would stop every commit. */
const removeStaleLocks = async (git: SimpleGit, root: string): Promise<void> => {
  for (const name of await lockedFiles(git)) {
    const lock = resolve(root, await git.revparse(["--git-path", `${name}.lock`]));
    const made = await stat(lock).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > STALE_LOCK_MS) await rm(lock, { force: true });
  }
};

const historyIn = async (git: SimpleGit, root: string): Promise<History> => {
  const ownName = await nameIn(git);
  return {
    isAvailable: true,
    ownName,
    commit: async (paths, { message, editor }) => {
      const name = plainName(editor) || ownName || "Redaksjonen";
      const as = ["-c", `user.name=${ownName || name}`, "-c", `user.email=${NO_ADDRESS}`];
      const identity = (await git.getConfig("user.email")).value === null ? as : [];
      const named = paths.map((path) => relative(root, path));
      const changed = await changedOf(git, named);
      if (changed.length === 0) return;
      await removeStaleLocks(git, root);
      await git.raw(["add", "--", ...changed]);
      await git.raw([
        ...identity,
        "commit",
        "--quiet",
        "--no-verify",
        `--author=${name} <${NO_ADDRESS}>`,
        `--message=${message}`,
        "--only",
        "--",
        ...changed,
      ]);
    },
    latest: async () => {
      const { all } = await git.log({ maxCount: MOST_SHOWN, file: "." });
      return all.map(({ message, author_name, date }) => ({ message, editor: author_name, at: date }));
    },
  };
};

const NOTHING: History = { isAvailable: false, ownName: "", commit: async () => {}, latest: async () => [] };

/** The history of a content folder. */
export const openHistory = async (root: string): Promise<History> => {
  const git = simpleGit(root);
  try {
    return (await git.checkIsRepo()) ? await historyIn(git, root) : NOTHING;
  } catch {
    return NOTHING; // Git is not installed.
  }
};
