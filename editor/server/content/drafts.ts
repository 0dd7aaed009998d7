import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Draft } from "../../api/api";
import { objectOf } from "../../api/object-of";
import { writeWhole } from "./content-folder";

const draftSchema = z.object({
  kind: z.string(),
  /** Null for a new entity. */
  id: z.string().nullable(),
  draft: z.object({ base: z.string(), before: z.unknown(), value: z.unknown(), editor: z.string() }),
});

export type StoredDraft = z.infer<typeof draftSchema>;

interface Key {
  readonly kind: string;
  readonly id: string | null;
  /** Of new entities, one of these; any without it. */
  readonly object?: string | null | undefined;
}

interface Stored {
  readonly path: string;
  readonly kept: StoredDraft;
}

/** Drafts, saved despite errors in the check; a folder beside the content that git ignores. */
export class Drafts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async #stored(): Promise<readonly Stored[]> {
    const files = await readdir(this.#folder).catch(() => []);
    const read = await Promise.all(
      files
        .filter((file) => file.endsWith(".json"))
        .map(async (file) => {
          const path = join(this.#folder, file);
          const text = await readFile(path, "utf8").catch(() => "null");
          const kept = draftSchema.safeParse(JSON.parse(text)).data;
          return kept === undefined ? [] : [{ path, kept }];
        }),
    );
    return read.flat();
  }

  /** New entities of a kind have no id, and are told apart by what they are. */
  async #find({ kind, id, object }: Key): Promise<readonly Stored[]> {
    return (await this.#stored()).filter(
      ({ kept }) =>
        kept.kind === kind &&
        kept.id === id &&
        (id !== null || object === undefined || objectOf(kept.draft.value) === object),
    );
  }

  async all(): Promise<readonly StoredDraft[]> {
    return (await this.#stored()).map(({ kept }) => kept);
  }

  async of(key: Key): Promise<Draft | null> {
    return (await this.#find(key))[0]?.kept.draft ?? null;
  }

  async save(kept: StoredDraft): Promise<void> {
    const { kind, id, draft } = kept;
    const object = id === null ? objectOf(draft.value) : null;
    const name = createHash("sha256")
      .update(JSON.stringify(object === null ? [kind, id] : [kind, id, object]))
      .digest("hex")
      .slice(0, 24);
    await writeWhole(join(this.#folder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  }

  async drop(key: Key): Promise<void> {
    await Promise.all((await this.#find(key)).map(({ path }) => rm(path, { force: true })));
  }
}
