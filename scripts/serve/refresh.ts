import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { toLocal } from "../../domain/time/oslo";
import { runCommand } from "../../server/processes/run-command";
import { coalesced } from "../../server/releases/coalesced";
import { readHealth } from "../../server/releases/health";
import { rollBack } from "../../server/releases/publish-release";
import { readPullStatus } from "../../server/releases/pull-status";
import { refresh } from "../../server/releases/refresh";
import { HOOK_PATH, isLongEnough, refreshHook } from "../../server/releases/refresh-hook";
import { withRefreshLock } from "../../server/releases/refresh-lock";
import { type RefreshStatus, refreshFolder } from "../../server/releases/refresh-status";
import { AS_BEFORE, siteSteps, targetFrom } from "../../server/releases/site-steps";
import { commandStep, type Step } from "../../server/releases/steps";
import { hasSources } from "../../sources/settings";
import "../closed-pipe";
import { IN_PART, sourceLines } from "../content/pull-report";

type Environment = Readonly<NodeJS.ProcessEnv>;

const CHOICES = ["continue", "stop"] as const;

/** Whether a run stops when the sources fail (PULL_FAILURE). */
const stopsAtPull = ({ PULL_FAILURE: choice = "" }: Environment): boolean => {
  if (choice !== "" && !CHOICES.some((one) => one === choice)) {
    throw new Error(`PULL_FAILURE er «${choice}». → Skriv continue eller stop.`);
  }
  return choice === "stop";
};

/** Configured sources are pulled first. What is from a source that fails is unchanged: a pull writes all or none. */
const pullStep = (env: Environment): readonly Step[] => {
  const file = resolve(env.CONTENT_DIR ?? "content", "../sources.json");
  if (!hasSources({ file, env })) return [];
  const stops = stopsAtPull(env);
  const failure = stops ? AS_BEFORE : "Nettstedet oppdateres med innholdet slik det var.";
  const run: Step["run"] = async (say) => {
    const { code, output } = await runCommand("npm run --silent content:pull", { say });
    if (code === 0) return null;
    return code === IN_PART
      ? { failure: "Noen av kildene kan ikke leses. Det de andre sier, er hentet.", output, isPartial: true }
      : { failure: `Programmet ble ikke hentet. ${failure}`, output };
  };
  return [{ label: "Henter programmet", run, mayFail: !stops }];
};

/** The steps of `npm run refresh`. */
const refreshSteps = (env: Environment): readonly Step[] => [
  ...pullStep(env),
  commandStep("Kontrollerer innholdet", {
    failure: `Innholdet har feil. ${AS_BEFORE}`,
    run: (say) => runCommand("npm run --silent check:content", { say }),
  }),
  ...siteSteps(targetFrom(env)),
];

/**
 * `npm run refresh`: pulls, checks, builds, packs and publishes in one run, which leaves the published site unchanged
 * when something fails; it ends with status 2 when it published without all sources. `-- --back` publishes the previous
 * release; `-- --status` prints how the last run went; `-- --listen` runs whenever another system calls. The variables
 * that it reads are in docs/publishing.md.
 */
const { values } = parseArgs({
  options: { back: { type: "boolean" }, status: { type: "boolean" }, listen: { type: "boolean" } },
});

const stateRoot = refreshFolder(process.env);
const target = targetFrom(process.env);
const DEFAULT_PORT = 8300;
const TRY_AGAIN_MS = 15_000;
const NOTIFY_MS = 60_000;
const BUSY = "En annen kjøring er i gang. Denne gjør ingenting.";

/** Passes the failure as text to the operator's command. If that fails too, it is only reported here. */
const notify = async ({ step, failure, output }: NonNullable<RefreshStatus["failed"]>): Promise<void> => {
  const text = [`${step}: ${failure}`, ...output].join("\n");
  console.error(text);
  const command = process.env.NOTIFY_COMMAND;
  if (!command) return;
  const { code } = await runCommand(command, { input: `${text}\n`, maxMs: NOTIFY_MS, say: console.error });
  if (code !== 0) console.error("NOTIFY_COMMAND feilet, så ingen har fått beskjed.");
};

const goBack = async (): Promise<boolean> => {
  const { releases, reload } = target;
  if (releases === undefined) {
    console.error("RELEASES_DIR er ikke satt, så det er ingen utgaver å gå tilbake til.");
    return false;
  }
  const run = () => rollBack(resolve(releases), reload === undefined ? null : () => runCommand(reload));
  const done = await withRefreshLock(stateRoot, run);
  if (done === "busy") console.error(BUSY);
  else if ("name" in done) console.log(`Publisert: utgaven ${done.name}. Neste «npm run refresh» publiserer en ny.`);
  else console.error([done.failure, ...done.output].join("\n"));
  return done !== "busy" && "name" in done;
};

/** @returns Whether all is well. */
const printStatus = async (): Promise<boolean> => {
  const { ok, running, published, pulled, next, problems } = await readHealth({
    stateRoot,
    environment: process.env,
    local: toLocal,
  });
  const said = (local: string): string => local.replace("T", " kl. ");
  if (running !== null) console.log(`Nå: ${running.step}, siden ${said(running.since)}.`);
  if (published !== null) console.log(`Sist publisert ${said(published)}.`);
  for (const problem of problems) console.log(problem);
  if (pulled !== null) console.log(`Programmet ble sist hentet ${said(pulled)}.`);
  // Those that cannot be read are among the problems.
  const read = Object.entries((await readPullStatus(stateRoot))?.sources ?? {}).filter(([, one]) => one.since === null);
  for (const line of sourceLines(Object.fromEntries(read))) console.log(line);
  if (next !== null) console.log(`Neste kl. ${next}.`);
  return ok;
};

const publish = async (): Promise<boolean | "part" | "busy"> => {
  let isWhole = true;
  const done = await refresh({
    stateRoot,
    steps: refreshSteps(process.env),
    log: console.log,
    notify: (failed) => {
      isWhole = false;
      return notify(failed);
    },
  });
  if (done === "busy") console.log(BUSY);
  return done === true && !isWhole ? "part" : done;
};

/** For an external call, which must not be lost: a run in progress may already have pulled the sources. */
const publishWhenFree = async (): Promise<void> => {
  while ((await publish()) === "busy") await pause(TRY_AGAIN_MS);
};

const listen = async (): Promise<boolean> => {
  const secret = process.env.REFRESH_SECRET ?? "";
  if (!isLongEnough(secret)) {
    console.error("REFRESH_SECRET mangler eller er kortere enn 24 tegn. → Lag en med «openssl rand -hex 24».");
    return false;
  }
  const { request, idle } = coalesced(publishWhenFree);
  const app = await refreshHook({ secret, requestRefresh: request });
  const port = Number(process.env.REFRESH_PORT || DEFAULT_PORT);
  // A run in progress ends before the process does.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(
      signal,
      () =>
        void app
          .close()
          .then(idle)
          .then(() => process.exit()),
    );
  }
  await app.listen({ port, host: "127.0.0.1" });
  console.log(`Venter på POST http://127.0.0.1:${port}${HOOK_PATH}`);
  return true;
};

const main = async (): Promise<void> => {
  const run = values.status ? printStatus : values.back ? goBack : values.listen ? listen : publish;
  const done = await run();
  if (done === "part") process.exitCode = IN_PART;
  else if (!done) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
