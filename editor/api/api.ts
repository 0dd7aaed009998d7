import { z } from "zod";
import { figuresSchema } from "./figures";
import { formSchema } from "./form";
import { linkSchema } from "./link";
import { scheduledSchema } from "./scheduled";

/** Requests and responses of the desk's server, shared with the app. Paths of fields are as in JSON. */

/** Routes of the desk's server. */
export const ROUTES = {
  desk: "/api/desk",
  overview: "/api/overview",
  lists: "/api/lists",
  entities: "/api/entities",
  check: "/api/check",
  save: "/api/save",
  drafts: "/api/drafts",
  copies: "/api/copies",
  several: "/api/flere",
  move: "/api/move",
  pictures: "/api/pictures",
  /** Thumbnail of a picture in the content folder. */
  thumbnail: "/miniatyrer",
} as const;

const path = z.array(z.union([z.string(), z.number()]));

export const problemSchema = z.object({
  severity: z.enum(["error", "warning"]),
  file: z.string(),
  /** Line in the file, if it concerns no entity. */
  line: z.number().optional(),
  /** Path within the entity; empty for the file as a whole. */
  path,
  message: z.string(),
  cure: z.string(),
  /** Value that fixes it; without one the field is removed. */
  fix: z.object({ path, value: z.unknown().optional(), label: z.string() }).optional(),
  /** The entity it concerns, if known. */
  entity: z.object({ kind: z.string(), id: z.string(), title: z.string() }).nullable(),
});

export type Problem = z.infer<typeof problemSchema>;

export const deskSchema = z.object({
  siteName: z.string(),
  /** URL of the public site. */
  address: z.string(),
  editor: z.string(),
  /** False when the content folder is not in a git repository: earlier versions are not kept. */
  hasHistory: z.boolean(),
  /** For the address of the next new event: "k115". */
  eventCode: z.string(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      label: z.string(),
      /** Label for a new one: "Ny forestilling". Null for singleton kinds. */
      newLabel: z.string().nullable(),
      /** What its list is ordered by. */
      order: z.enum(["title", "time", "placement"]),
      /** What its entities are called in a count: "menypunkter". */
      entries: z.string(),
      /** Whether its entities are seen on pages of their own, or of others. */
      hasPages: z.boolean(),
      /** GraphQL type, used by reference fields. */
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
  /** When it is on the site; empty if always. */
  shown: z.string(),
  /** Whether it is on the site now, as far as its window goes. */
  isShown: z.boolean(),
  /** Its first showing from today on, as the site shows it: "2026-12-04T18:00". A showing's own start. */
  next: z.string().nullable(),
  /** When its file was last changed in git, as an ISO instant. */
  changed: z.string().nullable(),
  /** Who changed it then. */
  changedBy: z.string().optional(),
  /** A showing's film or arrangement, by id and with its version. */
  of: z.object({ id: z.string(), name: z.string() }).optional(),
  /** The address of a page that is always there: "/kinoprogram". */
  path: z.string().optional(),
  /** The heading of its part of a list ordered by titles; "" for the first. */
  part: z.string().optional(),
  /** Where it stands in a list that is ordered by hand, and the title of the page it leads to, else its address. */
  placement: z
    .object({ heading: z.string(), depth: z.number(), leadsTo: z.string(), isFirst: z.boolean(), isLast: z.boolean() })
    .optional(),
  /** Whether a showing has prices of its own, before any list's. */
  hasOwnPrices: z.boolean().optional(),
  /** A showing's state; null for all else. */
  status: z.object({ is: z.string(), text: z.string() }).nullable(),
});

export type Summary = z.infer<typeof summarySchema>;

/** Entities of every kind, and items nested in others, such as halls, by GraphQL type. */
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

/** Proposed value of an entity; `id` is null for a new one. */
export const changeSchema = z.object({
  kind: z.string(),
  id: z.string().nullable(),
  value: z.record(z.string(), z.unknown()),
});

export type Change = z.infer<typeof changeSchema>;

export const verdictSchema = z.object({
  /** Problems in the entity. */
  here: z.array(problemSchema),
  /** Problems the change would cause in other content. */
  elsewhere: z.array(problemSchema),
});

export type Verdict = z.infer<typeof verdictSchema>;

const headSchema = z.object({
  /** Host and path: "kulturhus.example.no/filmer". */
  address: z.string(),
  siteName: z.string(),
  documentTitle: z.string(),
  /** The title alone, as shared links have it. */
  title: z.string(),
  description: z.string(),
  /** In content/images. */
  picture: z.string().nullable(),
});

/** What search engines and shared links show of a page. */
export type Head = z.infer<typeof headSchema>;

export const checkedSchema = verdictSchema.extend({
  /** Of the page with this change; null while the content has errors, and for what has no page on the site. */
  head: headSchema.nullish(),
});

export type Checked = z.infer<typeof checkedSchema>;

export const saveSchema = changeSchema.extend({
  /** Version and value the change is based on; null for a new entity. */
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

/** What every save tells. */
export const keptSchema = z.object({
  /** Its message in the history. */
  message: z.string(),
  isCommitted: z.boolean(),
  /** What was corrected before it was saved; empty for nothing. */
  corrected: z.string().optional(),
});

export type Kept = z.infer<typeof keptSchema>;

export const savedSchema = z.discriminatedUnion("outcome", [
  keptSchema.extend({
    outcome: z.literal("saved"),
    id: z.string(),
    /** The value as saved, where it was corrected. */
    value: z.record(z.string(), z.unknown()).optional(),
  }),
  /** The check found errors: kept as a draft, not written to the content. */
  z.object({ outcome: z.literal("draft"), verdict: verdictSchema }),
  /** Somebody else has changed the same fields; nothing was written. */
  z.object({
    outcome: z.literal("conflict"),
    conflicts: z.array(conflictSchema),
    version: z.string(),
    theirs: z.unknown(),
    /** The editor's value merged with the other's changes to other fields. */
    merged: z.record(z.string(), z.unknown()),
  }),
]);

export type Saved = z.infer<typeof savedSchema>;

export const copySchema = z.object({ kind: z.string(), id: z.string(), title: z.string().min(1).max(200) });

export const copiedSchema = z.object({ value: z.record(z.string(), z.unknown()) });

/** Pictures to choose among, with what they show where they are used; empty for nothing. */
export const picturesSchema = z.object({ pictures: z.array(z.object({ picture: z.string(), alt: z.string() })) });

/** What an editor says of a showing's tickets. */
export const SALE_STATES = ["onSale", "fewLeft", "soldOut"] as const;

/** What is done with several entities of a kind, as one save. */
export const severalSchema = z.object({
  kind: z.string(),
  ids: z.array(z.string()).min(1).max(500),
  act: z.discriminatedUnion("do", [
    /** From now on. */
    z.object({ do: z.literal("hide") }),
    z.object({ do: z.literal("show") }),
    /** Showings, with what visitors are told. */
    z.object({ do: z.literal("cancel"), reason: z.string().trim().min(1).max(1000) }),
    /** Of showings that are neither cancelled nor free. */
    z.object({ do: z.literal("status"), status: z.enum(SALE_STATES) }),
    /** Of showings; "" for those of their halls. */
    z.object({ do: z.literal("price"), priceList: z.string() }),
  ]),
  editor: z.string().max(100),
});

export type Several = z.infer<typeof severalSchema>;

/** Moves an entity one place up or down in a list that is ordered by hand, as one save. */
export const moveSchema = z.object({
  kind: z.string(),
  id: z.string(),
  by: z.union([z.literal(-1), z.literal(1)]),
  editor: z.string().max(100),
});

export type Move = z.infer<typeof moveSchema>;

export const overviewSchema = z.object({
  problems: z.array(problemSchema),
  filmsWithoutShowings: z.array(linkSchema),
  drafts: z.array(linkSchema),
  /** In the coming days, in order. */
  scheduled: z.array(scheduledSchema),
  figures: figuresSchema,
  /** Latest saves, with git. */
  saves: z.array(z.object({ message: z.string(), editor: z.string(), at: z.string() })),
});

export type Overview = z.infer<typeof overviewSchema>;

export const failureSchema = z.object({ message: z.string() });
