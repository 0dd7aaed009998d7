import { type SimpleGit, simpleGit } from "simple-git";
import type { SavedVersion } from "../../api/history";

/** A content file before and after a commit; null where it was not there. */
export interface FileChange {
  readonly file: string;
  readonly before: string | null;
  readonly after: string | null;
}

const FORMAT = { commit: "%H", message: "%s", editor: "%an", at: "%aI" };

interface Selection {
  readonly file?: string;
  /** A commit: only those after it. */
  readonly since?: string;
  readonly most: number;
}

/** Versions of a content folder in git. Names of files are as from the folder. */
export class Versions {
  readonly #git: SimpleGit;

  constructor(root: string) {
    this.#git = simpleGit(root);
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
}
