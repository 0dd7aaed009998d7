import type { Summary } from "../../../api/api";

/** A row of a tree with how many are below it, and the titles of those that are next. */
export interface Branch {
  readonly summary: Summary;
  readonly below: number;
  readonly names: readonly string[];
}

const depthOf = ({ placement }: Summary): number => placement?.depth ?? 0;

/** The rows of a tree that are seen: those below a row that is not open are left out. */
export const branchesOf = (rows: readonly Summary[], open: ReadonlySet<string>): readonly Branch[] => {
  const seen: Branch[] = [];
  let foldedAt = Number.POSITIVE_INFINITY;
  rows.forEach((summary, at) => {
    const depth = depthOf(summary);
    if (depth > foldedAt) return;
    foldedAt = Number.POSITIVE_INFINITY;
    const end = rows.findIndex((one, other) => other > at && depthOf(one) <= depth);
    const below = (end < 0 ? rows.length : end) - at - 1;
    if (below > 0 && !open.has(summary.id)) foldedAt = depth;
    const within = rows.slice(at + 1, at + 1 + below).filter((one) => depthOf(one) === depth + 1);
    seen.push({ summary, below, names: within.map(({ title }) => title) });
  });
  return seen;
};
