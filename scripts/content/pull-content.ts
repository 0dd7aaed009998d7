import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { PICTURE_FACTS_FILE } from "../../engine/checks/pictures/picture-facts-cache";
import { isPullInterrupted } from "../../engine/checks/sources/interrupted-pull";
import { buildMoment } from "../../engine/load/build-day";
import { readSettings } from "../../engine/load/read-settings";
import { countProblems, formatProblem, isError } from "../../engine/problems/problem";
import { writePullStatus } from "../../server/releases/pull-status";
import { withRefreshLock } from "../../server/releases/refresh-lock";
import { refreshFolder } from "../../server/releases/refresh-status";
import type { ItemKind } from "../../sources/plan/items";
import { type Plan, type PullOptions, planPull } from "../../sources/plan/plan-pull";
import { planText } from "../../sources/plan/plan-text";
import { SourceFault } from "../../sources/records";
import { sourcesOf } from "../../sources/settings";
import { hasChangedSince, recover, writeAll } from "../../sources/write/write-all";
import "../closed-pipe";

/**
 * `npm run content:pull`: pulls the programme from the venue's own systems. `-- --plan` only prints the plan, `--json`
 * prints it as JSON, and `--theirs` or `--ours` settles conflicts between editors and a source.
 */
const { values } = parseArgs({
  options: {
    plan: { type: "boolean" },
    json: { type: "boolean" },
    theirs: { type: "boolean" },
    ours: { type: "boolean" },
  },
});

const stateRoot = refreshFolder(process.env);
const contentRoot = resolve(process.env.CONTENT_DIR ?? "content");

const choiceFrom = ({ theirs, ours }: typeof values) => {
  if (theirs && ours) throw new SourceFault("Velg enten --theirs eller --ours.");
  if (theirs) return "theirs";
  return ours ? "ours" : null;
};

const printPlan = (plan: Plan, isSettled: boolean): void => {
  if (values.json) {
    console.log(
      JSON.stringify({ items: plan.items, files: [...plan.texts.keys()], canBeBuilt: plan.canBeBuilt }, null, 2),
    );
    return;
  }
  console.log(planText(plan.items, isSettled));
};

/** If an editor saves while the plan is checked, it is made anew with the saved content. */
const newPlan = async (options: PullOptions, tries = 3): Promise<Plan> => {
  const plan = await planPull(options);
  if (values.plan || !(await hasChangedSince(contentRoot, plan.texts.keys(), plan.readAt))) return plan;
  if (tries > 1) return newPlan(options, tries - 1);
  throw new SourceFault("Innholdet blir lagret hele tiden. → Prøv igjen om litt. Ingenting er skrevet.");
};

/** A plan writes nothing, so it cannot be made on the partial result of a killed pull. */
const completeInterrupted = async (): Promise<void> => {
  if (!values.plan) {
    if (await recover(contentRoot)) console.error("En henting som ble avbrutt, er fullført.");
  } else if (await isPullInterrupted(contentRoot)) {
    throw new SourceFault(
      "En henting ble avbrutt før alle filene var på plass. → Kjør npm run content:pull uten --plan, som fullfører den. Ingenting er skrevet.",
    );
  }
};

const pull = async (): Promise<boolean> => {
  await completeInterrupted();
  const siteId = process.env.SITE;
  const partner = readSettings(contentRoot, siteId)?.partners[0]?.id ?? null;
  const sources = await sourcesOf({ file: resolve(contentRoot, "../sources.json"), env: process.env, site: partner });
  if (sources.length === 0) {
    console.log("Ingen kilder er satt opp: se docs/sources.md.");
    return true;
  }
  const choice = choiceFrom(values);
  const plan = await newPlan({
    contentRoot,
    siteId,
    sources,
    choice,
    moment: buildMoment(),
    pictureFactsFile: PICTURE_FACTS_FILE,
  });
  printPlan(plan, choice !== null);
  if (!plan.canBeBuilt) {
    for (const problem of plan.problems.filter(isError)) console.error(`\n${formatProblem(problem)}`);
    throw new SourceFault(
      `Innholdet ville ikke kunne bygges (${countProblems(plan.problems)}). → Se hva kontrollen sier. Ingenting er skrevet.`,
    );
  }
  if (values.plan) return true;
  await writeAll(contentRoot, plan.texts);
  const count = (kind: ItemKind): number => plan.items.filter((item) => item.kind === kind).length;
  const conflicts = choice === null ? count("conflict") : 0;
  const at = new Date().toISOString();
  await writePullStatus(stateRoot, {
    at,
    sources: Object.fromEntries(sources.map(({ name }) => [name, at])),
    failure: null,
    conflicts,
    waiting: count("waiting"),
  });
  if (!values.json && plan.texts.size > 0) console.log(`\n${plan.texts.size} filer er skrevet.`);
  return true;
};

const main = async (): Promise<void> => {
  const done = await withRefreshLock(resolve(stateRoot, "pull"), pull);
  if (done === "busy") console.error("En annen henting er i gang. Denne gjør ingenting.");
  if (done !== true) process.exitCode = 1;
};

main().catch(async (error: unknown) => {
  const isFault = error instanceof SourceFault;
  console.error(isFault ? error.message : error);
  process.exitCode = 1;
  const failure = isFault
    ? error.message
    : "Noe gikk galt i hentingen. → Vis loggen til den som har ansvar for driften.";
  if (!values.plan) await writePullStatus(stateRoot, { failure });
});
