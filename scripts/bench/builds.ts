import { type BuildCost, buildCost } from "./build-cost";
import type { BenchFilm } from "./films";

type Costs = ReadonlyMap<string, BuildCost>;

/** A site that is built, and how a film of it is edited. */
export interface BenchSite {
  readonly folder: string;
  readonly writeFilm: (film: BenchFilm) => void;
}

/** Cold, after one edit, after another, and with nothing changed: the first edit after a cold build may cost more. */
export const buildsOf = async ({ folder, writeFilm }: BenchSite, [film]: readonly BenchFilm[]): Promise<Costs> => {
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

const columns = (whose: string, { seconds, cpuSeconds, megabytes }: BuildCost) => ({
  [`${whose} s`]: Math.round(seconds),
  [`${whose} CPU s`]: Math.round(cpuSeconds),
  [`${whose} MB`]: Math.round(megabytes),
});

export const tellBuilds = (own: Costs, bare: Costs = new Map()): void => {
  const rows = [...own].map(([name, cost]) => {
    const other = bare.get(name);
    const beside = other && {
      ...columns("bare", other),
      "CPU ratio": Number((cost.cpuSeconds / other.cpuSeconds).toFixed(2)),
    };
    return [name, { ...columns("own", cost), ...beside }] as const;
  });
  console.table(Object.fromEntries(rows));
};
