import { z } from "zod";
import { changeSchema, conflictSchema } from "./api";
import { companionsSchema } from "./companions";

/** Requests and responses for the preview and for changes on disk. */

export const PREVIEW_ROUTES = {
  preview: "/api/preview",
  edit: "/api/preview/edit",
  part: "/api/preview/part",
  merge: "/api/merge",
} as const;

export const previewSchema = z.object({
  status: z.enum(["off", "starting", "ready", "failed"]),
  /** Why there is no preview, or what it is waiting for. */
  message: z.string(),
  /** How much of its start is done, from 0 to 1. */
  done: z.number().default(0),
  /** Origin of the site's pages. */
  address: z.string(),
  /** Changes whenever the content folder does. */
  edition: z.number(),
});

export type Preview = z.infer<typeof previewSchema>;

/** Value of an open form; previewed until it is dropped. */
export const previewEditSchema = changeSchema.extend({
  before: z.unknown(),
  /** Local time to preview the pages at; null for now. */
  moment: z.iso.datetime({ local: true, precision: -1 }).nullable(),
  /** What a new one is to be saved with. */
  companions: companionsSchema.optional(),
});

export type PreviewEdit = z.infer<typeof previewEditSchema>;

export const previewDropSchema = changeSchema.pick({ kind: true, id: true });

export const previewShownSchema = z.object({
  /** Number of errors that block the preview; the pages stay unchanged. */
  errors: z.number(),
  /** Path of the page to show. */
  path: z.string(),
  /** When it is on the site, if not at that time: "Vises fra 4. desember 2026 kl. 12.00". */
  away: z.string().nullable(),
  /** Whether what is missing in a new form was filled out to show its page. */
  isFilledOut: z.boolean(),
  /** Labels of the fields that show what another has. */
  borrowed: z.array(z.string()),
});

export type PreviewShown = z.infer<typeof previewShownSchema>;

export const previewPartSchema = z.object({ id: z.string(), title: z.string(), index: z.number() }).nullable();

export type PreviewPart = z.infer<typeof previewPartSchema>;

export const mergeSchema = changeSchema.extend({ before: z.unknown() });

export const mergedSchema = z.object({
  conflicts: z.array(conflictSchema),
  version: z.string(),
  theirs: z.record(z.string(), z.unknown()),
  merged: z.record(z.string(), z.unknown()),
});

export type Merged = z.infer<typeof mergedSchema>;

/** Message from a preview page when part of it is clicked: src/app/develop/preview-clicks.ts. */
export const previewClickSchema = z.object({
  type: z.literal("kulturhus-visning"),
  path: z.string(),
  /** Id of the block around the clicked part. */
  block: z.string().nullable(),
  what: z.enum(["headline", "poster", "picture", "other"]),
});

export type PreviewClick = z.infer<typeof previewClickSchema>;
