import { z } from "zod";
import { keptSchema, problemSchema } from "./api";

/** Content history from git, and undo. */

export const HISTORY_ROUTES = {
  saves: "/api/history",
  undo: "/api/history/undo",
  versions: "/api/history/versions",
  version: "/api/history/version",
  changes: "/api/history/changes",
} as const;

const commit = z.string().regex(/^[0-9a-f]{40}$/);

const saveSchema = z.object({
  commit,
  message: z.string(),
  editor: z.string(),
  at: z.string(),
  /** Made at the desk, by a pull of the programme, or by developers. */
  origin: z.enum(["desk", "pull", "code"]),
});

export type SavedVersion = z.infer<typeof saveSchema>;

/** Latest first. */
export const savesSchema = z.object({ saves: z.array(saveSchema) });

export const undoSchema = z.object({ commit, editor: z.string().max(100) });

export const undoneSchema = z.discriminatedUnion("outcome", [
  keptSchema.extend({ outcome: z.literal("undone") }),
  /** Nothing was written. */
  z.object({ outcome: z.literal("refused"), why: z.string(), problems: z.array(problemSchema) }),
]);

export type Undone = z.infer<typeof undoneSchema>;

export const namedSchema = z.object({ kind: z.string(), id: z.string() });

export const versionNamedSchema = namedSchema.extend({ commit });

export const versionSchema = z.object({ value: z.record(z.string(), z.unknown()) });

/** A commit, and the entity whose change is asked for, without one all; by the commit, or from then on. */
export const changesNamedSchema = z.object({
  commit,
  kind: z.string().optional(),
  id: z.string().optional(),
  since: z.literal("yes").optional(),
});

export const changedSchema = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  /** Null where it did not exist. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export const changesSchema = z.object({
  changes: z.array(changedSchema),
  /** How many pictures and other files without texts. */
  others: z.number(),
  /** Whether it changed more files than are told. */
  isCut: z.boolean(),
});

export type Changes = z.infer<typeof changesSchema>;
