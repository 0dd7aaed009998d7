import { readFileSync } from "node:fs";
import { z } from "zod";
import { type PublishedState, publishedFile } from "../../domain/publishing/published-state";

const names = z.array(z.string());

const publishedSchema: z.ZodType<PublishedState> = z.object({
  pages: names,
  menuItems: names,
  productions: names,
  events: names,
  articles: names,
  // Builds of an earlier version wrote neither.
  redirects: names.default([]),
  settings: names.default([]),
});

/** The last published state of a site from this working folder; null on a fresh clone, or when unreadable. */
export const readPublished = (siteId: string): PublishedState | null => {
  try {
    return publishedSchema.safeParse(JSON.parse(readFileSync(publishedFile(siteId), "utf8"))).data ?? null;
  } catch {
    return null;
  }
};
