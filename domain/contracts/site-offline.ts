import { z } from "zod";

/**
 * Offline-reading facts for scripts and the service worker: `site-offline.json`, which the build writes and webpack
 * resolves. The build validates it by this schema; scripts import the type only.
 */
export const siteOfflineSchema = z.strictObject({
  /** False in a build that removes the service worker (`SERVICE_WORKER=off`). */
  enabled: z.boolean(),
  /** The offline page, which has the block `offline`, or null. */
  page: z.string().nullable(),
  /** Pages that every browser caches, with their labels on the offline page. */
  keep: z.array(z.strictObject({ label: z.string(), path: z.string() })),
});

export type SiteOffline = Readonly<z.infer<typeof siteOfflineSchema>>;
