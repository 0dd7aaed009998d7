/** Where `gatsby develop` reports problems of the content. A build has no such address. */
export const CONTENT_STATE_PATH = "/___kulturhus/innhold.json";

/** Problems of the content while `gatsby develop` runs; pages show the last valid content. */
export interface ContentState {
  /** Origin of the editors' desk that this preview belongs to; null without one. */
  readonly desk: string | null;
  readonly errors: number;
  /** The first errors, as sentences in Bokmål. */
  readonly first: readonly { readonly place: string; readonly message: string; readonly cure: string }[];
}
