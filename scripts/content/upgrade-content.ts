import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { formatProblem } from "../../engine/problems/problem";
import { planUpgrade, type Upgrade, writeUpgrade } from "./upgrade/upgrade-folder";
import { writeSchemas } from "./write-schemas";

/** What is done, or would be, a line each. */
const linesOf = ({ applied, plan }: Upgrade): readonly string[] => [
  ...applied.map(({ migration, files }) => `${migration.version}: ${migration.about} (${files} filer)`),
  ...Object.entries(plan?.added ?? {}).flatMap(([list, items]) =>
    items.map((item) => `${list}: ${String(item.name ?? item.text ?? item.hall)}`),
  ),
  ...(plan === null || plan.moves.length === 0 ? [] : [`${plan.moves.length} felter i forestillinger står i lister.`]),
];

/**
 * `npm run content:upgrade`: changes content of an earlier version into that of this one, and moves what showings
 * repeat into the site's lists. `-- --plan` only prints what would be done.
 */
const main = async (): Promise<void> => {
  const contentRoot = resolve(process.env.CONTENT_DIR ?? "content");
  const isPlan = process.argv.includes("--plan");
  const upgrade = await planUpgrade(contentRoot);
  const { changed, errors } = upgrade;
  for (const line of linesOf(upgrade)) console.log(line);
  if (!isPlan) {
    writeUpgrade(contentRoot, upgrade);
    if (existsSync(join(contentRoot, "schemas"))) await writeSchemas(contentRoot);
  }
  if (changed.size > 0) console.log(`${changed.size} filer ${isPlan ? "vil bli" : "er"} skrevet.`);
  else console.log("Ingenting å endre.");
  for (const problem of errors) console.error(`\n${formatProblem(problem)}`);
  if (errors.length === 0) return;
  console.error(`\nInnholdet har fortsatt ${errors.length} feil. → Rett dem, og kjør kommandoen igjen.`);
  process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
