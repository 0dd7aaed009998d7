import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { type SimpleGit, simpleGit } from "simple-git";
import type { SavedVersion } from "../../api/history";
import { NotFound } from "../desk/not-found";
import { removeStaleLock } from "./stale-lock";

export interface CommitDetails {
  readonly message: string;
  readonly editor: string;
}

/** A content file before and after a commit; null where it did not exist. */
export interface FileChange {
  readonly file: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Selection {
  readonly file?: string;
  /** A commit; only later ones are listed. */
  readonly since?: string;
  /** Leaves out commits that were made neither at the desk nor by a pull. */
  readonly isContent?: boolean;
  readonly most: number;
}

export interface LastChange {
  /** An ISO instant. */
  readonly at: string;
  readonly by: string;
}

/** By file. */
export type LastChanges = ReadonlyMap<string, LastChange>;

const FORMAT = { commit: "%H", message: "%s", editor: "%an", address: "%ae", at: "%aI" };
const NO_ADDRESS = "redaksjonen@localhost";
/** The author of pulls, in all recipes of docs/recipes. */
const PULL = "Henting";
const PULLED = "Programmet hentet fra kildene";

interface Commit {
  readonly commit: string;
  readonly message: string;
  readonly editor: string;
  readonly address: string;
  readonly at: string;
}

const savedVersion = ({ address, ...version }: Commit): SavedVersion => {
  if (address === NO_ADDRESS) return { ...version, origin: "desk" };
  return version.editor.startsWith(PULL)
    ? { ...version, message: PULLED, origin: "pull" }
    : { ...version, origin: "code" };
};
/** A commit creates three or four locks, each of which may be left over. */
const MOST_LOCKS = 8;
const MOST_LISTED = 2000;

/** Removes characters that would break git's "Name <address>". */
const plainName = (name: string): string => name.replace(/[<>\r\n\p{Cc}]/gu, "").trim();

/** A message as one line: a title with line breaks would write trailers, such as another author. */
const oneLine = (message: string): string => message.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** A content folder in git. File names are relative to the folder. Without a repository there are no versions. */
export class ContentGit {
  readonly #root: string;
  readonly #git: SimpleGit;
  /** Files that git failed to commit; the next save commits them. */
  readonly #waiting = new Set<string>();
  #changed = { head: "", in: new Map<string, Promise<LastChanges>>() };

  constructor(root: string) {
    this.#root = root;
    this.#git = simpleGit(root);
  }

  /** False where the folder is not in a repository, or git is not installed. */
  async isAvailable(): Promise<boolean> {
    return this.#git.checkIsRepo().catch(() => false);
  }

  /** The local user's name in git. */
  async ownName(): Promise<string> {
    return (await this.isAvailable()) ? ((await this.#git.getConfig("user.name")).value ?? "") : "";
  }

  /** Commits that changed a file, or any file of the folder; latest first. */
  async list({ file = ".", since, isContent = false, most }: Selection): Promise<readonly SavedVersion[]> {
    const range = since === undefined ? {} : { from: since, to: "HEAD", symmetric: false };
    const authors = isContent ? { "--author": [`^${PULL}`, `<${NO_ADDRESS}>`] } : {};
    const found = await this.#git.log({ ...range, ...authors, maxCount: most, file, format: FORMAT }).catch(() => null);
    return (found?.all ?? []).map(savedVersion); // There may be no repository, or no commit.
  }

  /** Whether the history has all commits. A shallow one has later moments for what was changed before it begins. */
  async isWhole(): Promise<boolean> {
    return (await this.#git.revparse(["--is-shallow-repository"]).catch(() => "")) === "false";
  }

  /**
   * When and by whom each file of a folder was last changed, as far back as `MOST_LISTED` commits to the folder: the
   * same map until the next commit.
   */
  async changedAt(folder = "."): Promise<LastChanges> {
    const head = (await this.head()) ?? "";
    if (head !== this.#changed.head) this.#changed = { head, in: new Map() };
    const found = this.#changed.in.get(folder) ?? this.#changesIn(folder);
    this.#changed.in.set(folder, found);
    return found;
  }

  async #changesIn(folder: string): Promise<LastChanges> {
    const log = [
      "log",
      `--max-count=${MOST_LISTED}`,
      "--format=%x00%aI%n%an",
      "--name-only",
      "--relative",
      "--",
      folder,
    ];
    const text = await this.#git.raw(["-c", "core.quotePath=false", ...log]).catch(() => "");
    const last = new Map<string, LastChange>();
    for (const commit of text.split("\0").slice(1)) {
      const [at = "", by = "", ...files] = commit.split("\n").filter((line) => line !== "");
      for (const file of files) if (!last.has(file)) last.set(file, { at, by });
    }
    return last;
  }

  async has(commit: string): Promise<boolean> {
    return this.#git.raw(["cat-file", "-e", `${commit}^{commit}`]).then(
      () => true,
      () => false,
    );
  }

  /** @throws {NotFound} when a commit is not in the repository. */
  async require(commit: string): Promise<void> {
    if (!(await this.has(commit))) throw new NotFound(commit);
  }

  /** Text of a file at a commit; null when it did not exist. */
  async textAt(commit: string, file: string): Promise<string | null> {
    const found = await this.#git.raw(["ls-tree", "--name-only", commit, "--", file]);
    return found.trim() === "" ? null : await this.#git.raw(["show", `${commit}:./${file}`]);
  }

  /** Files changed by a commit, or the one of them that is named; null for the first commit, which has no parent. */
  async changesOf(
    commit: string,
    { file = ".", most }: { readonly file?: string; readonly most?: number } = {},
  ): Promise<readonly FileChange[] | null> {
    await this.require(commit);
    const [, parent] = (await this.#git.raw(["rev-list", "--parents", "--max-count=1", commit])).trim().split(" ");
    return parent === undefined ? null : this.#changesBetween(parent, commit, file, most);
  }

  /** Files that are different now from what they were at a commit. */
  async changesSince(
    commit: string,
    { file = ".", most }: { readonly file?: string; readonly most?: number } = {},
  ): Promise<readonly FileChange[]> {
    await this.require(commit);
    return this.#changesBetween(commit, "HEAD", file, most);
  }

  async #changesBetween(
    from: string,
    to: string,
    file: string,
    most: number | undefined,
  ): Promise<readonly FileChange[]> {
    const options = ["--name-only", "--no-renames", "--relative", "-z"];
    const names = await this.#git.raw(["diff", ...options, from, to, "--", file]);
    const files = names.split("\0").filter((name) => name !== "");
    return Promise.all(
      files.slice(0, most).map(async (name) => ({
        file: name,
        before: await this.textAt(from, name),
        after: await this.textAt(to, name),
      })),
    );
  }

  /** The last commit; null without one. */
  async head(): Promise<string | null> {
    return this.#git.revparse(["HEAD"]).catch(() => null);
  }

  /**
   * Commits the changes in these files as one commit. False when there is no git, or when it refuses: then the next
   * save commits them.
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
    await this.#write(["add", "--", ...changed]);
    await this.#write([
      ...identity,
      "commit",
      "--quiet",
      "--no-verify",
      `--author=${name} <${NO_ADDRESS}>`,
      `--message=${oneLine(message)}`,
      "--only",
      "--",
      ...changed,
    ]);
  }

  /** The files that differ from the last commit; one that was never committed may be gone again. */
  async #changedOf(files: readonly string[]): Promise<readonly string[]> {
    const statuses = await Promise.all(files.map((file) => this.#git.raw(["status", "--porcelain", "--", file])));
    return files.filter((_, at) => statuses[at]?.trim() !== "");
  }

  /** Runs git, and again for each lock left by a killed git, which would block every commit. */
  async #write(command: readonly string[], locks = MOST_LOCKS): Promise<void> {
    try {
      await this.#git.raw([...command]);
    } catch (error) {
      const message = error instanceof Error ? error.message : "";
      if (locks === 0 || !(await removeStaleLock(message, await this.#repository()))) throw error;
      await this.#write(command, locks - 1);
    }
  }

  async #repository() {
    const asked = await this.#git.revparse(["--show-toplevel", "--absolute-git-dir", "--git-common-dir"]);
    const [top = "", ...folders] = await Promise.all(
      asked.split("\n").map((path) => realpath(resolve(this.#root, path.trim()))),
    );
    return { root: this.#root, top, folders };
  }
}
