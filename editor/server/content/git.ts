import { rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type SimpleGit, simpleGit } from "simple-git";
import type { SavedVersion } from "../../api/history";

export interface CommitDetails {
  readonly message: string;
  readonly editor: string;
}

/** A content file before and after a commit; null where it was not there. */
export interface FileChange {
  readonly file: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Selection {
  readonly file?: string;
  /** A commit: only those after it. */
  readonly since?: string;
  readonly most: number;
}

const FORMAT = { commit: "%H", message: "%s", editor: "%an", at: "%aI" };
const NO_ADDRESS = "redaksjonen@localhost";
const STALE_LOCK_MS = 60_000;

/** Characters that end a name in git's form "Name <address>". */
const plainName = (name: string): string => name.replace(/[<>\r\n\p{Cc}]/gu, "").trim();

/** A content folder in git. Names of files are as from the folder. Without a repository there are no versions. */
export class ContentGit {
  readonly #root: string;
  readonly #git: SimpleGit;
  /** What git could not commit, which the next save commits. */
  readonly #waiting = new Set<string>();

  constructor(root: string) {
    this.#root = root;
    this.#git = simpleGit(root);
  }

  /** False where the folder is in no repository, or git is not installed. */
  async isAvailable(): Promise<boolean> {
    return this.#git.checkIsRepo().catch(() => false);
  }

  /** The name of the person at this machine in git. */
  async ownName(): Promise<string> {
    return (await this.isAvailable()) ? ((await this.#git.getConfig("user.name")).value ?? "") : "";
  }

  /** Commits that have changed a file, or any file of the folder; latest first. */
  async list({ file = ".", since, most }: Selection): Promise<readonly SavedVersion[]> {
    const range = since === undefined ? {} : { from: since, to: "HEAD", symmetric: false };
    const found = await this.#git.log({ ...range, maxCount: most, file, format: FORMAT }).catch(() => null);
    return found?.all ?? []; // Without a repository or a commit there is nothing.
  }

  /** The text of a file as a commit left it; null when it was not there. */
  async textAt(commit: string, file: string): Promise<string | null> {
    const found = await this.#git.raw(["ls-tree", "--name-only", commit, "--", file]);
    return found.trim() === "" ? null : await this.#git.raw(["show", `${commit}:./${file}`]);
  }

  /** What a commit has changed; null for the first, before which there was nothing. */
  async changesOf(commit: string): Promise<readonly FileChange[] | null> {
    const [, parent] = (await this.#git.raw(["rev-list", "--parents", "--max-count=1", commit])).trim().split(" ");
    if (parent === undefined) return null;
    const names = await this.#git.raw(["diff", "--name-only", "--no-renames", "--relative", "-z", parent, commit]);
    const files = names.split("\0").filter((file) => file !== "");
    return Promise.all(
      files.map(async (file) => ({
        file,
        before: await this.textAt(parent, file),
        after: await this.textAt(commit, file),
      })),
    );
  }

  /**
   * Commits what differs from the last commit in these files, all at once. False when there is no git, or when it
   * refuses: then the next save commits them.
   */
  async commit(files: readonly string[], details: CommitDetails): Promise<boolean> {
    if (!(await this.isAvailable())) return false;
    for (const file of files) this.#waiting.add(file);
    try {
      await this.#commit([...this.#waiting], details);
      this.#waiting.clear();
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  async #commit(files: readonly string[], { message, editor }: CommitDetails): Promise<void> {
    const changed = await this.#changedOf(files);
    if (changed.length === 0) return;
    const ownName = await this.ownName();
    const name = plainName(editor) || ownName || "Redaksjonen";
    const as = ["-c", `user.name=${ownName || name}`, "-c", `user.email=${NO_ADDRESS}`];
    const identity = (await this.#git.getConfig("user.email")).value === null ? as : [];
    await this.#removeStaleLocks();
    await this.#git.raw(["add", "--", ...changed]);
    await this.#git.raw([
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
  }

  /** Those of the files that differ from the last commit; a file that was never committed may be gone again. */
  async #changedOf(files: readonly string[]): Promise<readonly string[]> {
    const statuses = await Promise.all(files.map((file) => this.#git.raw(["status", "--porcelain", "--", file])));
    return files.filter((_, at) => statuses[at]?.trim() !== "");
  }

  /** Git holds a lock for a moment; one that is older is of a git that was killed, and would stop every commit. */
  async #removeStaleLocks(): Promise<void> {
    const branch = await this.#git.raw(["symbolic-ref", "--quiet", "HEAD"]).catch(() => "");
    // Git locks these files to commit, by making another one beside each.
    for (const name of ["index", "HEAD", branch.trim()].filter((one) => one !== "")) {
      const lock = resolve(this.#root, await this.#git.revparse(["--git-path", `${name}.lock`]));
      const made = await stat(lock).catch(() => null);
      if (made !== null && Date.now() - made.mtimeMs > STALE_LOCK_MS) await rm(lock, { force: true });
    }
  }
}
