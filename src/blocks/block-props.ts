import type { ComponentType } from "react";

/** The props of every block component: its own data, and the level of its headings. */
export interface BlockProps<Fields> {
  readonly block: Fields;
  /** "h1" when this block gives the page its headline, otherwise "h2". */
  readonly headline: "h1" | "h2";
  /** True for the first block of the page, whose pictures load eagerly. */
  readonly first: boolean;
}

/** A block's component. */
export type BlockComponent<Fields> = ComponentType<BlockProps<Fields>> & {
  /** Loads what the block needs besides the template's code; its page is shown after that. */
  readonly prepare?: (block: Fields) => Promise<unknown> | undefined;
};

/** What the template uses of any block. */
export type BlockFields = Queries.BlockFieldsFragment;
export type BlockTypeName = BlockFields["__typename"];

/** A component for every block in content. A block of the schema without one does not compile. */
export type BlockComponents = {
  readonly [Name in BlockTypeName]: BlockComponent<Extract<BlockFields, { readonly __typename: Name }>>;
};
