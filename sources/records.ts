/** What a source has on a film or an event. Null where it does not know. */
export interface PulledProduction {
  /** The source's own id. */
  readonly id: string;
  readonly kind: "film" | "culture";
  readonly title: string;
  readonly ediNumber: string | null;
  /** Further fields of a production, by their names in content; only what the source knows. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Plain text about it, paragraphs separated by empty lines, with which an editor may begin. */
  readonly summary: string | null;
}

/** What a source has on a showing. Times are Oslo wall clock: "2026-12-01T18:00". */
export interface PulledShowing {
  /** The source's own id. */
  readonly id: string;
  readonly production: PulledProduction;
  readonly start: string;
  readonly end: string | null;
  /** The source's name of the hall, or the content's id of it. */
  readonly hall: string;
  /** Null when the source knows nothing of tickets, and the showing takes place. */
  readonly status: string | null;
  readonly reason: string | null;
  readonly previousStart: string | null;
  readonly saleOpens: string | null;
  /** Null when the source knows nothing of prices; empty when it is free. */
  readonly prices: readonly { readonly label: string; readonly amount: number }[] | null;
  readonly ticketUrl: string | null;
}

/** What a source has on an article. */
export interface PulledArticle {
  /** The source's own id. */
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly summary: string | null;
  /** HTML, which the build sanitises. */
  readonly content: string;
  /** Further fields of an article, by their names in content; only what the source knows. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A showing that is not pulled, and why, in Bokmål. Its showing in the content stays as it is. */
export interface Skipped {
  /** The source's id, or "" when that is unknown. */
  readonly id: string;
  /** What messages call it, where the id says nothing to people. */
  readonly what?: string;
  readonly why: string;
}

/** What a source gave. */
export interface Pulled {
  readonly showings: readonly PulledShowing[];
  readonly skipped: readonly Skipped[];
  /** Whether something could not be read that may be any showing: then none is taken to be gone. */
  readonly isPartial: boolean;
  /** Null when the source never has articles. */
  readonly articles: readonly PulledArticle[] | null;
}

/** A system that the venue's programme comes from. */
export interface Source {
  /** What content files call it. */
  readonly name: string;
  /** The venue's hall for each name that the source has for one. */
  readonly halls: Readonly<Record<string, string>>;
  /**
   * @param today The day, in the dates of the content files: "2026-12-01".
   * @throws SourceFault when the source does not answer, or not as agreed.
   */
  readonly list: (today: string) => Promise<Pulled>;
}

/** Why a source gave nothing, in Bokmål and without secrets. */
export class SourceFault extends Error {
  override readonly name = "SourceFault";
}
