import type { ComponentType } from "react";

/** What every block component gets: its own data, and the level that a heading in it has. */
export interface BlockProps<Fields> {
  readonly block: Fields;
  /** "h1" when this block gives the page its headline, otherwise "h2". */
  readonly headline: "h1" | "h2";
  /** True for the first block of the page, whose pictures are fetched at once. */
  readonly first: boolean;
}

/** A block's component. */
export type BlockComponent<Fields> = ComponentType<BlockProps<Fields>> & {
  /** Fetches what the block needs besides the template's own code; its page is shown when that is there. */
  readonly prepare?: (block: Fields) => Promise<unknown> | undefined;
};

/** What pages ask of any block. */
export type BlockFields = Queries.BlockFieldsFragment;
export type BlockTypeName = BlockFields["__typename"];

/** A component for every block that content can name. A block of the schema that has none does not compile. */
export type BlockComponents = {
  readonly [Name in BlockTypeName]: BlockComponent<Extract<BlockFields, { readonly __typename: Name }>>;
};
