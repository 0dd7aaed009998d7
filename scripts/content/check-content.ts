import { resolve } from "node:path";
import { PICTURE_FACTS_FILE } from "../../engine/checks/pictures/picture-facts-cache";
import { buildMoment } from "../../engine/load/build-day";
import { loadNodes } from "../../engine/load/load-nodes";
import { readPublished } from "../../engine/load/read-published";
import { countProblems, formatProblem } from "../../engine/problems/problem";
import "../closed-pipe";

/** `npm run check:content`: reports what a build would report of the content, in about a second. */
const main = async (): Promise<void> => {
  const contentRoot = resolve(process.env.CONTENT_DIR ?? "content");
  const { loaded, problems } = await loadNodes({
    contentRoot,
    staticRoot: resolve(contentRoot, "../static"),
    siteId: process.env.SITE,
    moment: buildMoment(),
    published: readPublished,
    pictureFactsFile: PICTURE_FACTS_FILE,
  });
  for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
  if (loaded === null) {
    console.log(`Innholdet kan ikke bygges: ${countProblems(problems)}.`);
    process.exitCode = 1;
    return;
  }
  const { resolvedPages, productions, events, articles } = loaded;
  console.log(
    `Innholdet kan bygges: ${resolvedPages.length} sider, ${productions.length} produksjoner, ${events.length} forestillinger og ${articles.length} artikler (${countProblems(problems)}).`,
  );
};

void main();
