import { type BuildCost, buildCost } from "./build-cost";
import type { BenchFilm } from "./films";

/** A site that is built, and how a film of it is edited. */
export interface BenchSite {
  readonly folder: string;
  readonly writeFilm: (film: BenchFilm) => void;
}

/** Cold, after one edit, after another, and with nothing changed: the first edit after a cold build may cost more. */
export const buildsOf = async (
  { folder, writeFilm }: BenchSite,
  [film]: readonly BenchFilm[],
): Promise<ReadonlyMap<string, BuildCost>> => {
  if (!film) throw new Error("There is no film to edit");
  const costs = new Map<string, BuildCost>();
  costs.set("cold", await buildCost(folder));
  writeFilm({ ...film, summary: `${film.title} er en film om å dra.` });
  costs.set("first edit", await buildCost(folder));
  writeFilm(film);
  costs.set("second edit", await buildCost(folder));
  costs.set("warm", await buildCost(folder));
  return costs;
};

export const tellBuilds = (own: ReadonlyMap<string, BuildCost>, bare: ReadonlyMap<string, BuildCost>): void => {
  const rows = [...own].map(([name, cost]) => {
    const other = bare.get(name);
    const columns = {
      "own s": Math.round(cost.seconds),
      "own CPU s": Math.round(cost.cpuSeconds),
      "own MB": Math.round(cost.megabytes),
      "bare s": Math.round(other?.seconds ?? 0),
      "bare CPU s": Math.round(other?.cpuSeconds ?? 0),
      "bare MB": Math.round(other?.megabytes ?? 0),
      "CPU ratio": other ? Number((cost.cpuSeconds / other.cpuSeconds).toFixed(2)) : Number.NaN,
    };
    return [name, columns] as const;
  });
  console.table(Object.fromEntries(rows));
};
