import { resolve } from "node:path";
import { planUpgrade, writeUpgrade } from "./upgrade/upgrade-folder";

/**
 * `npm run content:upgrade`: moves what showings repeat into the site's lists. `-- --plan` only prints what would be
 * done. The content is the same before and after, or nothing is written.
 */
const main = async (): Promise<void> => {
  const contentRoot = resolve(process.env.CONTENT_DIR ?? "content");
  const upgrade = await planUpgrade(contentRoot);
  const { plan, changed } = upgrade;
  for (const [list, items] of Object.entries(plan.added)) {
    for (const item of items) console.log(`${list}: ${String(item.name ?? item.text ?? item.hall)}`);
  }
  if (changed.size === 0) {
    console.log("Ingenting å flytte.");
    return;
  }
  const isPlan = process.argv.includes("--plan");
  if (!isPlan) writeUpgrade(contentRoot, upgrade);
  const done = isPlan ? "Vil flytte" : "Flyttet";
  console.log(`${done} ${plan.moves.length} felter i ${changed.size} filer. Innholdet på nettstedet er det samme.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
