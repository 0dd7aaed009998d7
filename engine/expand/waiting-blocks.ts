import { type Problem, warningAt } from "../problems/problem";
import type { ConcretePage } from "./expand-routes";
import type { ModelEntity } from "./library";
import type { ResolvedBlock } from "./resolved-block";

interface Compared {
  /** The page's blocks now, and as they would be with everything shown, in the same order. */
  readonly now: readonly ResolvedBlock[];
  readonly whole: readonly ResolvedBlock[];
  readonly reasonHidden: (entity: ModelEntity) => string;
}

/** Blocks that must have an entity, and whose entity is not shown now; with what the check says of each. */
export const waitingBlocks = (
  { page: { origin } }: ConcretePage,
  { now, whole, reasonHidden }: Compared,
): ReadonlyMap<ResolvedBlock, Problem> =>
  new Map(
    now.flatMap((block, index) =>
      Object.entries(whole[index]?.slots ?? {}).flatMap(([slot, held]) => {
        if (block.slots[slot] !== null || held === null || !("entity" in held)) return [];
        const problem = warningAt(origin, {
          at: ["blocks", index, "data", slot],
          message: `henter innhold som ${reasonHidden(held.entity)}, fra ${held.origin.file}. Blokken er borte så lenge.`,
          cure: "Er det ikke meningen, så rett tidspunktene i den filen.",
        });
        return [[block, problem] as const];
      }),
    ),
  );
