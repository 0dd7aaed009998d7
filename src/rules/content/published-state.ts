/**
 * What the last build of a site published, stored outside the built site so that a later check can detect what is lost.
 * Names only, sorted, so that two builds of the same content write the same bytes.
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

/** The file of a site's last state, relative to the working folder; it is not served. */
export const publishedFile = (siteId: string): string => `.published/${siteId}.json`;
