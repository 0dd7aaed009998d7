import { z } from "zod";
import { formSchema } from "./form";

/** Requests and answers of the desk's server, which the app uses too. Paths of fields are as in JSON. */

/** Every address of the desk's server. */
export const ROUTES = {
  desk: "/api/desk",
  overview: "/api/overview",
  lists: "/api/lists",
  entities: "/api/entities",
  check: "/api/check",
  save: "/api/save",
  drafts: "/api/drafts",
  copies: "/api/copies",
  pictures: "/api/pictures",
  /** A small copy of a picture of the content folder. */
  thumbnail: "/miniatyrer",
} as const;

const path = z.array(z.union([z.string(), z.number()]));

export const problemSchema = z.object({
  severity: z.enum(["error", "warning"]),
  file: z.string(),
  /** Where in the file, if it is about no entity. */
  line: z.number().optional(),
  /** Path within the entity; empty for the file as a whole. */
  path,
  message: z.string(),
  cure: z.string(),
  /** A value that cures it; without one the field is removed. */
  fix: z.object({ path, value: z.unknown().optional(), label: z.string() }).optional(),
  /** The entity that it is about, if it is known. */
  entity: z.object({ kind: z.string(), id: z.string(), title: z.string() }).nullable(),
});

export type Problem = z.infer<typeof problemSchema>;

export const deskSchema = z.object({
  siteName: z.string(),
  /** Of the public site. */
  address: z.string(),
  editor: z.string(),
  /** False when the content folder is not in a git repository: then nothing is kept of earlier versions. */
  hasHistory: z.boolean(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      label: z.string(),
      /** What a new one is called: "Ny forestilling". Null for kinds of which there is one. */
      newLabel: z.string().nullable(),
      /** The GraphQL type, by which fields refer to it. */
      type: z.string(),
      count: z.number(),
      form: formSchema,
    }),
  ),
});

export type Desk = z.infer<typeof deskSchema>;
export type Kind = Desk["kinds"][number];

export const summarySchema = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  picture: z.string().nullable(),
  errors: z.number(),
  warnings: z.number(),
  hasDraft: z.boolean(),
  /** When it is on the site; empty for what is always shown. */
  shown: z.string(),
});

export type Summary = z.infer<typeof summarySchema>;

/** Entities of every kind, and what is listed inside others, such as halls, by GraphQL type. */
export const listsSchema = z.object({ byType: z.record(z.string(), z.array(summarySchema)) });

export type Lists = z.infer<typeof listsSchema>;

const draftSchema = z.object({ base: z.string(), before: z.unknown(), value: z.unknown(), editor: z.string() });

export type Draft = z.infer<typeof draftSchema>;

export const newDraftSchema = z.object({ draft: draftSchema.nullable() });

export const entitySchema = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  file: z.string(),
  /** Changes with every change of the entity. */
  version: z.string(),
  value: z.unknown(),
  draft: draftSchema.nullable(),
  problems: z.array(problemSchema),
});

export type Entity = z.infer<typeof entitySchema>;

/** An entity as the editor would have it; `id` is null for a new one. */
export const changeSchema = z.object({
  kind: z.string(),
  id: z.string().nullable(),
  value: z.record(z.string(), z.unknown()),
});

export type Change = z.infer<typeof changeSchema>;

export const verdictSchema = z.object({
  /** Problems of the entity. */
  here: z.array(problemSchema),
  /** Problems of other content that the change would make. */
  elsewhere: z.array(problemSchema),
});

export type Verdict = z.infer<typeof verdictSchema>;

export const saveSchema = changeSchema.extend({
  /** Version and value that the change was made from; null for a new entity. */
  base: z.string().nullable(),
  before: z.unknown(),
  editor: z.string().max(100),
});

export type Save = z.infer<typeof saveSchema>;

export const conflictSchema = z.object({
  path,
  mine: z.unknown().optional(),
  theirs: z.unknown().optional(),
  label: z.string(),
});

export type Conflict = z.infer<typeof conflictSchema>;

export const savedSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("saved"), id: z.string(), message: z.string(), isCommitted: z.boolean() }),
  /** Not written to the content, because the check found errors; kept as a draft. */
  z.object({ outcome: z.literal("draft"), verdict: verdictSchema }),
  /** Somebody else has changed the same fields; nothing was written. */
  z.object({
    outcome: z.literal("conflict"),
    conflicts: z.array(conflictSchema),
    version: z.string(),
    theirs: z.unknown(),
    /** What the editor wrote, with the other's changes of other fields. */
    merged: z.record(z.string(), z.unknown()),
  }),
]);

export type Saved = z.infer<typeof savedSchema>;

export const copySchema = z.object({ kind: z.string(), id: z.string(), title: z.string().min(1).max(200) });

export const copiedSchema = z.object({ value: z.record(z.string(), z.unknown()) });

export const picturesSchema = z.object({ pictures: z.array(z.string()) });

const linkSchema = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The field that it is about. */
  path: path.optional(),
});

export const overviewSchema = z.object({
  problems: z.array(problemSchema),
  filmsWithoutShowings: z.array(linkSchema),
  showingsWithoutFilm: z.array(linkSchema),
  premieresPast: z.array(linkSchema),
  picturesWithoutText: z.array(linkSchema),
  drafts: z.array(linkSchema),
  /** Content that comes to the site, or goes from it, by itself. */
  timed: z.array(linkSchema),
  /** Latest saves, when there is a history. */
  saves: z.array(z.object({ message: z.string(), editor: z.string(), at: z.string() })),
});

export type Overview = z.infer<typeof overviewSchema>;

export const failureSchema = z.object({ message: z.string() });
