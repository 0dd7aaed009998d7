/** Where `gatsby develop` reports what is wrong with the content. A build has no such address. */
export const CONTENT_STATE_PATH = "/___kulturhus/innhold.json";

/** What is wrong with the content while `gatsby develop` runs; pages show what was last right. */
export interface ContentState {
  /** Origin of the editors' desk whose preview this is; null when it is nobody's. */
  readonly desk: string | null;
  readonly errors: number;
  /** The first errors, as sentences in Bokmål. */
  readonly first: readonly { readonly place: string; readonly message: string; readonly cure: string }[];
}
