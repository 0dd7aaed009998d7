import { z } from "zod";

const draftSchema = z.object({
  base: z.string().nullable(),
  before: z.unknown(),
  value: z.record(z.string(), z.unknown()),
});

/** What has been typed and not saved, with the version that it was made from. */
export type StoredDraft = z.infer<typeof draftSchema>;

const keyOf = (kind: string, id: string | null): string => `redaksjon ${kind} ${id ?? "(ny)"}`;

/** Stored in this browser until it is saved or discarded: a closed tab and a stopped server lose nothing. */
export const storedDraft = {
  of: (kind: string, id: string | null): StoredDraft | null => {
    try {
      return draftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? "null")).data ?? null;
    } catch {
      return null; // Storage is closed to the page, or holds something else.
    }
  },
  save: (kind: string, id: string | null, draft: StoredDraft): void => {
    try {
      localStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
    } catch {
      // Storage is full or closed; the page still holds what was typed.
    }
  },
  drop: (kind: string, id: string | null): void => {
    try {
      localStorage.removeItem(keyOf(kind, id));
    } catch {
      // There was none.
    }
  },
};
