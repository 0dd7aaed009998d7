/** What a node is made of: an entity, or something made from one. */
export interface NodeSource {
  /** Unique among the nodes of its type. */
  readonly key: string;
  readonly source: object;
  /** The file of the content folder that it comes from. */
  readonly file: string;
}
