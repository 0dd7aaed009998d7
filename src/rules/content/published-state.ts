/**
 * What the last build of a site held, kept beside the working folder's output so that a later check can tell what has
 * gone. Names only, sorted, so that two builds of the same content write the same bytes.
 */
export interface PublishedState {
  /** Paths of pages: "/", "/kinoprogram". */
  readonly pages: readonly string[];
  /** Ids in content. */
  readonly menuItems: readonly string[];
  readonly productions: readonly string[];
  readonly events: readonly string[];
  readonly articles: readonly string[];
}

/** Where a site's last state is kept, counted from the working folder; it is no part of what is served. */
export const publishedFile = (siteId: string): string => `.published/${siteId}.json`;
