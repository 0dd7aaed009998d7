/** The source of a node: an entity, or something derived from one. */
export interface NodeSource {
  /** Unique among the nodes of its type. */
  readonly key: string;
  readonly source: object;
  /** Its file in the content folder. */
  readonly file: string;
}
