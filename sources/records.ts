/** A source's data on a film or an event. Null where unknown. */
export interface PulledProduction {
  /** The source's own id. */
  readonly id: string;
  readonly kind: "film" | "culture";
  readonly title: string;
  readonly ediNumber: string | null;
  /** Further known fields of a production, by their names in content. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Plain text about it, paragraphs separated by empty lines: a draft for editors. */
  readonly summary: string | null;
}

/** A source's data on a showing. Times are Oslo wall clock: "2026-12-01T18:00". */
export interface PulledShowing {
  /** The source's own id. */
  readonly id: string;
  readonly production: PulledProduction;
  readonly start: string;
  readonly end: string | null;
  /** The source's name for the hall, or its id in the content. */
  readonly hall: string;
  /** Null when the source has no ticket data, and the showing takes place. "postponed" has no new time yet. */
  readonly status: string | null;
  readonly reason: string | null;
  readonly previousStart: string | null;
  readonly saleOpens: string | null;
  /** Null when the source has no price data; empty when it is free. */
  readonly prices: readonly { readonly label: string; readonly amount: number }[] | null;
  readonly ticketUrl: string | null;
}

/** A source's data on an article. */
export interface PulledArticle {
  /** The source's own id. */
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly summary: string | null;
  /** HTML, which the build sanitises. */
  readonly content: string;
  /** Further known fields of an article, by their names in content. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What a record that is not taken says is cancelled, as much of it as can be read. */
export interface Cancellation {
  /** Null when unknown. */
  readonly id: string | null;
  readonly production: PulledProduction | null;
  /** "2026-12-01T18:00", or the day alone. */
  readonly start: string | null;
  readonly hall: string | null;
  readonly reason: string | null;
}

/** A showing that is not pulled, and why, in Bokmål. It stays in the content as it is, unless it is cancelled. */
export interface Skipped {
  /** The source's id, or "" when that is unknown. */
  readonly id: string;
  /** Its name in messages, where the id means nothing to people. */
  readonly what?: string;
  /** Empty when there is nothing to tell. */
  readonly why: string;
  readonly cancels?: Cancellation | undefined;
}

/** Whether any record is unknown, so that what is missing in the answer may be that one, and is not gone. */
export const isAnyUnknown = (skipped: readonly Skipped[]): boolean => skipped.some(({ id }) => id === "");

/** A source's answer. */
export interface Pulled {
  readonly showings: readonly PulledShowing[];
  readonly skipped: readonly Skipped[];
  /** Feed incomplete: missing is not deleted. */
  readonly isPartial: boolean;
  /** Null when the source never has articles. */
  readonly articles: readonly PulledArticle[] | null;
}

/** A system that the venue's programme is pulled from. */
export interface Source {
  /** The source's name in content files. */
  readonly name: string;
  /** The venue's hall for each of the source's hall names. */
  readonly halls: Readonly<Record<string, string>>;
  /**
   * @param today Today, in the content files' dates: "2026-12-01".
   * @throws SourceFault when the source does not answer, or not as agreed.
   */
  readonly list: (today: string) => Promise<Pulled>;
}

/** Why a source failed, in Bokmål, without its name, which is said beside it, and without secrets. */
export class SourceFault extends Error {
  override readonly name = "SourceFault";
}
