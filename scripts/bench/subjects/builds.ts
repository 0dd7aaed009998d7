import { rmSync } from "node:fs";
import { join } from "node:path";
import { packFiles } from "../../../server/packing/pack-files";
import { serveOn } from "../../../server/serve-on";
import type { Workshop } from "../../../tests/workshop/support/workshop";
import { makeBareSite } from "../data/bare-site";
import type { BenchFilm } from "../data/films";
import { fillOwnSite, writeOwnFilm } from "../data/own-site";
import { type BenchOptions, median, ownServer, type Subject, withWorkshop } from "../harness";
import { buildCost, type ProcessCost } from "../process-cost";

const COUNTS = [100, 1_000, 4_000];

/** The first compression of all pages takes minutes with more films. */
const MAX_PACKED = 1_000;

const BUILT = [".cache", "public", "src/gatsby-types.d.ts"];

type BuildCosts = ReadonlyMap<string, ProcessCost>;

/** A site to build, and how to edit one of its films. */
interface BenchSite {
  readonly folder: string;
  readonly writeFilm: (film: BenchFilm) => void;
}

/** Cold, after one edit, after another, and unchanged: the first edit after a cold build may cost more. */
const buildsOf = async ({ folder, writeFilm }: BenchSite, [film]: readonly BenchFilm[]): Promise<BuildCosts> => {
  if (!film) throw new Error("There is no film to edit");
  const costs = new Map<string, ProcessCost>();
  for (const entry of BUILT) rmSync(join(folder, entry), { recursive: true, force: true });
  costs.set("cold", await buildCost(folder));
  writeFilm({ ...film, summary: `${film.title} er en film om å dra.` });
  costs.set("first edit", await buildCost(folder));
  writeFilm(film);
  costs.set("second edit", await buildCost(folder));
  costs.set("warm", await buildCost(folder));
  return costs;
};

const columns = (whose: string, costs: readonly ProcessCost[]) => ({
  [`${whose} s`]: Math.round(median(costs.map(({ seconds }) => seconds))),
  [`${whose} CPU s`]: Math.round(median(costs.map(({ cpuSeconds }) => cpuSeconds))),
  [`${whose} MB`]: Math.round(median(costs.map(({ megabytes }) => megabytes))),
});

const printBuilds = (own: readonly BuildCosts[], bare: readonly BuildCosts[]): void => {
  const rows = [...(own[0]?.keys() ?? [])].map((build) => {
    const [ofOwn, ofBare] = [own, bare].map((runs) => runs.flatMap((run) => run.get(build) ?? []));
    const cpu = (costs: readonly ProcessCost[] = []) => median(costs.map(({ cpuSeconds }) => cpuSeconds));
    const ratio = Number((cpu(ofOwn) / cpu(ofBare)).toFixed(2));
    return [build, { ...columns("own", ofOwn ?? []), ...columns("bare", ofBare ?? []), "CPU ratio": ratio }] as const;
  });
  console.table(Object.fromEntries(rows));
};

/**
 * Seconds from saving a file until the running server sends the change. The site has been built before; it is
 * compressed first.
 * @throws When the server sends something else.
 */
const readyTime = async (workshop: Workshop, film: BenchFilm): Promise<number> => {
  const publicRoot = join(workshop.site, "public");
  await packFiles(publicRoot);
  const server = await serveOn(ownServer(workshop.site));
  try {
    const summary = `Skrevet ${new Date().toISOString()}.`;
    const saved = performance.now();
    writeOwnFilm(workshop, { ...film, summary });
    await buildCost(workshop.site);
    await packFiles(publicRoot);
    const answer = await fetch(`${server.url}/${film.slug}`);
    const page = await answer.text();
    if (!page.includes(summary)) throw new Error(`The server answers ${answer.status} without what was written`);
    return (performance.now() - saved) / 1000;
  } finally {
    await server.close();
  }
};

const measure = async (workshop: Workshop, count: number, { runs, running }: BenchOptions): Promise<void> => {
  workshop.restore("cold");
  const films = await fillOwnSite(workshop, count, { running });
  const bareSite = makeBareSite(films);
  const ownSite = { folder: workshop.site, writeFilm: (film: BenchFilm) => writeOwnFilm(workshop, film) };
  const own: BuildCosts[] = [];
  const bare: BuildCosts[] = [];
  const ready: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      own.push(await buildsOf(ownSite, films));
      if (films[0] && count <= MAX_PACKED) ready.push(await readyTime(workshop, films[0]));
      bare.push(await buildsOf(bareSite, films));
      console.log(`\nBuilds with ${count} films, median of ${own.length}, beside a bare Gatsby site:`);
      printBuilds(own, bare);
      if (ready.length > 0) console.log(`From a saved film to the server's answer: ${median(ready).toFixed(1)} s`);
    }
  } finally {
    rmSync(bareSite.folder, { recursive: true, force: true });
  }
};

/** The cost of builds, beside a bare Gatsby site of the same films, built in the same run. */
export const builds: Subject = (options) =>
  withWorkshop(async (workshop) => {
    for (const count of options.counts ?? COUNTS) await measure(workshop, count, options);
  });
