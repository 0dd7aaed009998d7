import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { PICTURE_FACTS_FILE } from "../../engine/checks/pictures/picture-facts-cache";
import { isPullInterrupted } from "../../engine/checks/sources/interrupted-pull";
import { buildMoment } from "../../engine/load/build-day";
import { readSettings } from "../../engine/load/read-settings";
import { countProblems, formatProblem, isError } from "../../engine/problems/problem";
import { readPullStatus, sourcesAfter, writePullStatus } from "../../server/releases/pull-status";
import { withRefreshLock } from "../../server/releases/refresh-lock";
import { refreshFolder } from "../../server/releases/refresh-status";
import type { ItemKind } from "../../sources/plan/items";
import { type Plan, type PullOptions, planPull } from "../../sources/plan/plan-pull";
import { planText } from "../../sources/plan/plan-text";
import { SourceFault } from "../../sources/records";
import { sourcesOf } from "../../sources/settings";
import { hasChangedSince, recover, writeAll } from "../../sources/write/write-all";
import "../closed-pipe";
import { IN_PART, sourceLines } from "./pull-report";

/**
 * `npm run content:pull`: pulls the programme from the venue's own systems. `-- --plan` only prints the plan, `--json`
 * prints it as JSON, and `--theirs` or `--ours` settles conflicts between editors and a source. Ends with status 2 when
 * some sources could not be read, and 1 when nothing was pulled.
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

const printPlan = ({ items, texts, canBeBuilt, failed }: Plan, isSettled: boolean): void => {
  if (values.json) {
    console.log(JSON.stringify({ items, files: [...texts.keys()], canBeBuilt, failed }, null, 2));
    return;
  }
  // Not a word of agreement with a source that was not read.
  if (items.length > 0 || failed.length === 0) console.log(planText(items, isSettled));
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

type Result = "whole" | "part" | "none";

/** Each source after a plan: since when a sick one cannot be read. */
const statusOf = async (names: readonly string[], { failed }: Plan) => {
  const failures = new Map(failed.map(({ name, failure }) => [name, failure]));
  const before = (await readPullStatus(stateRoot))?.sources ?? {};
  const sources = sourcesAfter(names, failures, before, new Date().toISOString());
  const sick = Object.fromEntries(Object.entries(sources).filter(([name]) => failures.has(name)));
  return { sources, sick };
};

const write = async ({ texts, items }: Plan, isSettled: boolean): Promise<{ conflicts: number; waiting: number }> => {
  await writeAll(contentRoot, texts);
  const count = (kind: ItemKind): number => items.filter((item) => item.kind === kind).length;
  if (!values.json && texts.size > 0) {
    console.log(`\n${texts.size === 1 ? "1 fil" : `${texts.size} filer`} er skrevet.`);
  }
  return { conflicts: isSettled ? 0 : count("conflict"), waiting: count("waiting") };
};

const checkBuilt = ({ canBeBuilt, problems }: Plan): void => {
  if (canBeBuilt) return;
  for (const problem of problems.filter(isError)) console.error(`\n${formatProblem(problem)}`);
  throw new SourceFault(
    `Innholdet ville ikke kunne bygges (${countProblems(problems)}). → Se hva kontrollen sier. Ingenting er skrevet.`,
  );
};

const pull = async (): Promise<Result> => {
  await completeInterrupted();
  const siteId = process.env.SITE;
  const partner = readSettings(contentRoot, siteId)?.partners[0]?.id ?? null;
  const sources = await sourcesOf({ file: resolve(contentRoot, "../sources.json"), env: process.env, site: partner });
  if (sources.length === 0) {
    console.log("Ingen kilder er satt opp: se docs/sources.md.");
    return "whole";
  }
  const choice = choiceFrom(values);
  const moment = buildMoment();
  const plan = await newPlan({ contentRoot, siteId, sources, choice, moment, pictureFactsFile: PICTURE_FACTS_FILE });
  const names = sources.map(({ name }) => name);
  const status = await statusOf(names, plan);
  printPlan(plan, choice !== null);
  const isNone = plan.failed.length === sources.length;
  if (!isNone) checkBuilt(plan);
  if (!values.plan) {
    const failure = isNone ? "Ingen av kildene kan leses." : null;
    const done = isNone ? {} : { at: new Date().toISOString(), ...(await write(plan, choice !== null)) };
    await writePullStatus(stateRoot, { ...done, failure, sources: status.sources });
  }
  // Last, so that who is notified of the end of the output sees it.
  for (const line of sourceLines(status.sick)) console.error(line);
  if (plan.failed.length === 0) return "whole";
  return isNone ? "none" : "part";
};

const main = async (): Promise<void> => {
  const done = await withRefreshLock(resolve(stateRoot, "pull"), pull);
  if (done === "busy") console.error("En annen henting er i gang. Denne gjør ingenting.");
  if (done !== "whole") process.exitCode = done === "part" ? IN_PART : 1;
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
