import { mkdirSync, readdirSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type LoadOptions, type LoadResult, loadContent } from "../../load/load-content";
import type { Files } from "./mutations";

/** A content folder on disk whose files are replaced repeatedly; only differences are written. */
export class FuzzedFolder {
  #files: Files = new Map();

  constructor(
    readonly root: string,
    images?: string,
  ) {
    mkdirSync(join(root, "content"), { recursive: true });
    if (images !== undefined) symlinkSync(images, join(root, "content/images"));
  }

  /** Deletes a file, and folders that become empty. */
  #take(name: string): void {
    const content = join(this.root, "content");
    rmSync(join(content, name));
    for (let at = dirname(join(content, name)); at !== content && readdirSync(at).length === 0; at = dirname(at)) {
      rmdirSync(at);
    }
  }

  #write(files: Files): void {
    const path = (name: string) => join(this.root, "content", name);
    for (const name of this.#files.keys()) if (!files.has(name)) this.#take(name);
    for (const [name, bytes] of files) {
      if (this.#files.get(name)?.equals(bytes)) continue;
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), bytes);
    }
    this.#files = files;
  }

  async load(files: Files, options: Pick<LoadOptions, "siteId" | "today" | "published">): Promise<LoadResult> {
    this.#write(files);
    const contentRoot = join(this.root, "content");
    return loadContent({ contentRoot, staticRoot: join(this.root, "static"), ...options });
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
