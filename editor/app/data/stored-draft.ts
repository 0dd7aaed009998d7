import { z } from "zod";

const draftSchema = z.object({
  base: z.string().nullable(),
  before: z.unknown(),
  value: z.record(z.string(), z.unknown()),
});

/** Unsaved edits, with the version they are based on. */
export type StoredDraft = z.infer<typeof draftSchema>;

const keyOf = (kind: string, id: string | null): string => `redaksjon ${kind} ${id ?? "(ny)"}`;

/** Kept in this browser until saved or discarded, so a closed tab or a stopped server loses nothing. */
export const storedDraft = {
  of: (kind: string, id: string | null): StoredDraft | null => {
    try {
      return draftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? "null")).data ?? null;
    } catch {
      return null; // Storage is blocked, or holds something else.
    }
  },
  save: (kind: string, id: string | null, draft: StoredDraft): void => {
    try {
      localStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
    } catch {
      // Storage is full or blocked; the page still holds the edits.
    }
  },
  drop: (kind: string, id: string | null): void => {
    try {
      localStorage.removeItem(keyOf(kind, id));
    } catch {
      // Storage is blocked.
    }
  },
};
