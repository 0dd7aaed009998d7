import { createContext } from "react";

/** The id of the heading of a trailer block. */
export const trailerHeading = (block: string): string => `${block}-overskrift`;

/** The id at which the page's trailer is; null for a page without one. */
export const TrailerPlace = createContext<string | null>(null);

/** Where the trailer is among a page's blocks: the first block that has one. */
export const trailerPlace = (blocks: readonly Queries.BlockFieldsFragment[]): string | null => {
  const found = blocks.find(
    (block) => block.__typename === "TrailerBlock" && block.productions.some(({ trailer }) => trailer !== null),
  );
  return found ? trailerHeading(found.id) : null;
};
