import { z } from "zod";
import { objectOf } from "../../api/object-of";

const draftSchema = z.object({
  base: z.string().nullable(),
  before: z.unknown(),
  value: z.record(z.string(), z.unknown()),
});

/** Unsaved edits, with the version they are based on. */
export type StoredDraft = z.infer<typeof draftSchema>;

const keyOf = (kind: string, id: string | null): string => `redaksjon ${kind} ${id ?? "(ny)"}`;

const read = (key: string): StoredDraft | null =>
  draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null")).data ?? null;

/** Keys of an entity; of new ones those of an object, or of any. */
const keysOf = (kind: string, id: string | null, object?: string | null): readonly string[] => {
  const first = keyOf(kind, id);
  if (id !== null) return [first];
  const all = Object.keys(localStorage).filter((key) => key === first || key.startsWith(`${first} `));
  return all.filter((key) => object === undefined || objectOf(read(key)?.value) === object);
};

/**
 * Kept in this browser until saved or discarded, so a closed tab or a stopped server loses nothing. A new film and a
 * new arrangement are both kept.
 */
export const storedDraft = {
  /** Of a new entity, `object` says which; any without it. */
  of: (kind: string, id: string | null, object?: string | null): StoredDraft | null => {
    try {
      const [key] = keysOf(kind, id, object);
      return key === undefined ? null : read(key);
    } catch {
      return null; // Storage is blocked, or holds something else.
    }
  },
  save: (kind: string, id: string | null, draft: StoredDraft): void => {
    const object = id === null ? objectOf(draft.value) : null;
    try {
      localStorage.setItem([keyOf(kind, id), object].filter((part) => part !== null).join(" "), JSON.stringify(draft));
    } catch {
      // Storage is full or blocked; the page still holds the edits.
    }
  },
  drop: (kind: string, id: string | null, object: string | null = null): void => {
    try {
      for (const key of keysOf(kind, id, object)) localStorage.removeItem(key);
    } catch {
      // Storage is blocked.
    }
  },
};
