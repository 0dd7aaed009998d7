import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { freePort } from "../../../tests/support/free-port";
import { startHouseServices } from "../../../tests/workshop/support/house-services";
import { makeWorkshop, type Workshop } from "../../../tests/workshop/support/workshop";
import { withFilmPlatform } from "../../serve/film-platform-environment";
import { makeBareSite } from "./bare-site";
import { buildCost } from "./build-cost";
import { type BuildCosts, buildsOf, medianCosts, printBuilds } from "./builds";
import { type BenchFilm, RUNNING } from "./films";
import { median } from "./median";
import { fillOwnSite, writeOwnFilm } from "./own-site";
import { BARE_PAGES, measureMemberPages, measurePages, OWN_PAGES } from "./pages";
import { readyTime } from "./ready-time";
import { bareServer, ownServer } from "./serve-folder";

/**
 * `npm run bench`: the cost of pages for a visitor on a slowed phone and a slow network, and of builds, beside a bare
 * Gatsby site that is built in the same run. It prints figures and asserts none, since they depend on the machine.
 *
 *     npm run bench -- --films 100,1000,4000 --only pages --runs 3 --running 40
 *
 * "--only" takes "pages" or "builds".
 */
const { values } = parseArgs({
  options: {
    films: { type: "string", default: "100,1000,4000" },
    only: { type: "string" },
    runs: { type: "string", default: "3" },
    /** Films with showings to come, three each. */
    running: { type: "string", default: String(RUNNING) },
  },
});

const benchPages = async (workshop: Workshop): Promise<void> => {
  const runs = Number(values.runs);
  workshop.restore("cold");
  const port = await freePort();
  await buildCost(workshop.site, withFilmPlatform({ FILM_PLATFORM_PORT: String(port) }));
  const platform = await startHouseServices(workshop, { port });
  try {
    console.log(`\nThe demonstration site with its film club, processor slowed 4 times, slow 4G, median of ${runs}:`);
    await measurePages(ownServer(workshop.site), OWN_PAGES, runs);
    await measureMemberPages(ownServer(workshop.site), runs);
  } finally {
    await platform.stop();
  }
  const bare = makeBareSite(await fillOwnSite(workshop, 40));
  try {
    await buildCost(bare.folder);
    console.log("\nA bare Gatsby site with 40 films:");
    await measurePages(bareServer(bare.folder), BARE_PAGES, runs);
  } finally {
    rmSync(bare.folder, { recursive: true, force: true });
  }
};

/** Compressing all pages of more films for the first time takes minutes. */
const MAX_PACKED = 1_000;

const benchBuilds = async (workshop: Workshop, count: number): Promise<void> => {
  workshop.restore("cold");
  const films = await fillOwnSite(workshop, count, Number(values.running));
  const bare = makeBareSite(films);
  const own = { folder: workshop.site, writeFilm: (film: BenchFilm) => writeOwnFilm(workshop, film) };
  const runs: { readonly own: BuildCosts; readonly bare: BuildCosts }[] = [];
  const ready: number[] = [];
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      const ofOwn = await buildsOf(own, films);
      if (films[0] && count <= MAX_PACKED) ready.push(await readyTime(workshop, films[0]));
      runs.push({ own: ofOwn, bare: await buildsOf(bare, films) });
      console.log(`\nBuilds with ${count} films, median of ${runs.length}, beside a bare Gatsby site:`);
      printBuilds(medianCosts(runs.map((one) => one.own)), medianCosts(runs.map((one) => one.bare)));
      if (ready.length > 0) console.log(`From a saved film to the server's answer: ${median(ready).toFixed(1)} s`);
    }
  } finally {
    rmSync(bare.folder, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  const { workshop } = makeWorkshop();
  // Cancels running work when it ends.
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
