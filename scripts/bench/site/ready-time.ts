import { join } from "node:path";
import { packFiles } from "../../../server/packing/pack-files";
import { serveOn } from "../../../server/serve-on";
import type { Workshop } from "../../../tests/workshop/support/workshop";
import { buildCost } from "./build-cost";
import type { BenchFilm } from "./films";
import { writeOwnFilm } from "./own-site";
import { ownServer } from "./serve-folder";

/**
 * The time in seconds from saving a file until the running server sends the change. The site has been built before; it
 * is compressed first.
 * @throws When the server sends something else.
 */
export const readyTime = async (workshop: Workshop, film: BenchFilm): Promise<number> => {
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
