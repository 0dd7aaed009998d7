import { join } from "node:path";
import type { History } from "./history";

export interface CommitDetails {
  readonly message: string;
  readonly editor: string;
}

/** Commits what has been written. What git could not commit is committed with the next save. */
export class Commits {
  readonly #history: Promise<History>;
  readonly #root: string;
  readonly #waiting = new Set<string>();

  constructor(history: Promise<History>, root: string) {
    this.#history = history;
    this.#root = root;
  }

  /** False when there is no git, or when it refuses. */
  async commit(files: readonly string[], details: CommitDetails): Promise<boolean> {
    const history = await this.#history;
    if (!history.isAvailable) return false;
    for (const file of files) this.#waiting.add(file);
    try {
      await history.commit(
        [...this.#waiting].map((file) => join(this.#root, file)),
        details,
      );
      this.#waiting.clear();
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }
}
