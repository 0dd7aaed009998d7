import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Draft } from "../../api/api";
import { writeWhole } from "./content-folder";

const draftSchema = z.object({
  kind: z.string(),
  /** Null for a new entity. */
  id: z.string().nullable(),
  draft: z.object({ base: z.string(), before: z.unknown(), value: z.unknown(), editor: z.string() }),
});

export type StoredDraft = z.infer<typeof draftSchema>;

type Key = Pick<StoredDraft, "kind" | "id">;

/** Drafts, saved despite errors in the check; a folder beside the content that git ignores. */
export class Drafts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #pathOf({ kind, id }: Key): string {
    const name = createHash("sha256")
      .update(JSON.stringify([kind, id]))
      .digest("hex")
      .slice(0, 24);
    return join(this.#folder, `${name}.json`);
  }

  async all(): Promise<readonly StoredDraft[]> {
    const files = await readdir(this.#folder).catch(() => []);
    const read = await Promise.all(
      files
        .filter((file) => file.endsWith(".json"))
        .map(async (file) => {
          const text = await readFile(join(this.#folder, file), "utf8").catch(() => "null");
          return draftSchema.safeParse(JSON.parse(text)).data ?? [];
        }),
    );
    return read.flat();
  }

  async of(key: Key): Promise<Draft | null> {
    const text = await readFile(this.#pathOf(key), "utf8").catch(() => "null");
    return draftSchema.safeParse(JSON.parse(text)).data?.draft ?? null;
  }

  async save(kept: StoredDraft): Promise<void> {
    await writeWhole(this.#pathOf(kept), `${JSON.stringify(kept, null, 2)}\n`);
  }

  async drop(key: Key): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }
}
