import { rmSync } from "node:fs";
import { join } from "node:path";
import { type BuildCost, buildCost } from "./build-cost";
import type { BenchFilm } from "./films";
import { median } from "./median";

export type BuildCosts = ReadonlyMap<string, BuildCost>;

/** A site to build, and how one of its films is edited. */
export interface BenchSite {
  readonly folder: string;
  readonly writeFilm: (film: BenchFilm) => void;
}

const BUILT = [".cache", "public", "src/gatsby-types.d.ts"];

/** Cold, after one edit, after another, and without changes: the first edit after a cold build may cost more. */
export const buildsOf = async ({ folder, writeFilm }: BenchSite, [film]: readonly BenchFilm[]): Promise<BuildCosts> => {
  if (!film) throw new Error("There is no film to edit");
  const costs = new Map<string, BuildCost>();
  for (const entry of BUILT) rmSync(join(folder, entry), { recursive: true, force: true });
  costs.set("cold", await buildCost(folder));
  writeFilm({ ...film, summary: `${film.title} er en film om å dra.` });
  costs.set("first edit", await buildCost(folder));
  writeFilm(film);
  costs.set("second edit", await buildCost(folder));
  costs.set("warm", await buildCost(folder));
  return costs;
};

/** For each build, the median of each figure. */
export const medianCosts = (runs: readonly BuildCosts[]): BuildCosts => {
  const names = [...(runs[0]?.keys() ?? [])];
  const figure = (name: string, of: keyof BuildCost) => median(runs.flatMap((run) => run.get(name)?.[of] ?? []));
  return new Map(
    names.map((name) => [
      name,
      {
        seconds: figure(name, "seconds"),
        cpuSeconds: figure(name, "cpuSeconds"),
        megabytes: figure(name, "megabytes"),
      },
    ]),
  );
};

const columns = (whose: string, { seconds, cpuSeconds, megabytes }: BuildCost) => ({
  [`${whose} s`]: Math.round(seconds),
  [`${whose} CPU s`]: Math.round(cpuSeconds),
  [`${whose} MB`]: Math.round(megabytes),
});

export const printBuilds = (own: BuildCosts, bare: BuildCosts): void => {
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
