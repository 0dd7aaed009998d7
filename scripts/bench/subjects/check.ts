import { fillOwnSite, type HouseShape } from "../data/own-site";
import { median, type Subject, times, withWorkshop } from "../harness";
import { type ProcessCost, processCost } from "../process-cost";

const COUNTS = [100, 1_000, 4_000, 10_000];

/** Houses that may cost more than their number of films suggests. */
const SHAPES: Readonly<Record<string, HouseShape>> = {
  ordinary: {},
  "one genre": { genresOf: () => ["Drama"] },
  "all different genres": { genresOf: (film) => [`Sjanger ${film}`] },
  "500 showings on one day": { onOneDay: 500 },
  "800 showings of one film": { ofOneFilm: 800 },
  "2,000 articles": { articles: 2_000 },
  "300 pages": { pages: 300 },
  "3,000 price lists": { priceLists: 3_000 },
};

const CHECK = { command: "node_modules/.bin/tsx scripts/content/check-content.ts" };

const rounded = (costs: readonly ProcessCost[]) => ({
  "CPU s": Number(median(costs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1)),
  MB: Math.round(median(costs.map(({ megabytes }) => megabytes))),
});

/**
 * The cost of `npm run check:content` by number of films, in an ordinary house and in unusual ones; also with every
 * film in the programme, when `--running` equals the count.
 */
export const check: Subject = ({ counts, runs, running }) =>
  withWorkshop(async (workshop) => {
    const table: Record<string, object> = {};
    for (const [name, shape] of Object.entries(SHAPES))
      for (const count of counts ?? COUNTS) {
        workshop.restore("cold");
        await fillOwnSite(workshop, count, { running, shape });
        const costs = await times(runs, () => processCost({ ...CHECK, cwd: workshop.site }));
        table[`${name}, ${count} films`] = rounded(costs);
        console.log(name, count, rounded(costs), costs[0]?.output.trim().split("\n").at(-1));
      }
    console.table(table);
  });
