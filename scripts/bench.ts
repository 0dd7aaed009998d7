import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { makeWorkshop, type Workshop } from "../tests/workshop/support/workshop";
import { makeBareSite } from "./bench/bare-site";
import { buildCost } from "./bench/build-cost";
import { buildsOf, tellBuilds } from "./bench/builds";
import { fillOwnSite, writeOwnFilm } from "./bench/own-site";
import { BARE_PAGES, measurePages, OWN_PAGES } from "./bench/pages";
import { bareServer, ownServer } from "./bench/serve-folder";

/**
 * `npm run bench`: what pages cost a reader on a slowed phone and a slow network, and what builds cost a machine,
 * beside a bare Gatsby site that is built in the same run. It tells figures and asserts none, since they depend on the
 * machine.
 *
 *     npm run bench -- --films 100,1000,4000 --only pages|builds --runs 3
 */
const { values } = parseArgs({
  options: {
    films: { type: "string", default: "100,1000,4000" },
    only: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});

const benchPages = async (workshop: Workshop): Promise<void> => {
  const runs = Number(values.runs);
  workshop.restore("cold");
  await buildCost(workshop.site);
  console.log(`\nThe demonstration site, processor slowed 4 times, slow 4G, median of ${runs}:`);
  await measurePages(ownServer(workshop.site), OWN_PAGES, runs);
  const bare = makeBareSite(await fillOwnSite(workshop, 40));
  try {
    await buildCost(bare.folder);
    console.log("\nA bare Gatsby site with 40 films:");
    await measurePages(bareServer(bare.folder), BARE_PAGES, runs);
  } finally {
    rmSync(bare.folder, { recursive: true, force: true });
  }
};

const benchBuilds = async (workshop: Workshop, count: number): Promise<void> => {
  workshop.restore("cold");
  const films = await fillOwnSite(workshop, count);
  const bare = makeBareSite(films);
  try {
    const own = await buildsOf({ folder: workshop.site, writeFilm: (film) => writeOwnFilm(workshop, film) }, films);
    console.log(`\nBuilds with ${count} films:`);
    tellBuilds(own);
    console.log("\nBeside a bare Gatsby site:");
    tellBuilds(own, await buildsOf(bare, films));
  } finally {
    rmSync(bare.folder, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  const { workshop } = makeWorkshop();
  // So that what is under way ends with this, too.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  process.once("exit", workshop.remove);
  try {
    if (values.only !== "builds") await benchPages(workshop);
    if (values.only === "pages") return;
    for (const count of values.films.split(",").map(Number)) await benchBuilds(workshop, count);
  } finally {
    workshop.remove();
  }
};

void main();
