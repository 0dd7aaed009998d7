import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { nextRefresh } from "../../server/releases/next-refresh";
import { rollBack } from "../../server/releases/publish-release";
import { refresh } from "../../server/releases/refresh";
import { withRefreshLock } from "../../server/releases/refresh-lock";
import { type RefreshStatus, readStatus, refreshFolder } from "../../server/releases/refresh-status";
import { runCommand } from "../../server/releases/run-command";
import { AS_BEFORE, siteSteps, targetFrom } from "../../server/releases/site-steps";
import { commandStep } from "../../server/releases/steps";
import { timeOf } from "../../src/rules/time/local-time";
import { toLocal } from "../../src/rules/time/oslo";

/**
 * `npm run refresh`: checks, builds, packs and publishes, in one run that leaves the published site as it was when
 * something fails. `-- --back` publishes the release before; `-- --status` says how the last run went. The variables
 * that it reads are in docs/publishing.md.
 */
const { values } = parseArgs({ options: { back: { type: "boolean" }, status: { type: "boolean" } } });

const stateRoot = refreshFolder(process.env);
const target = targetFrom(process.env);
const BUSY = "En annen kjøring er i gang. Denne gjør ingenting.";

/** Gives the operator's command the failure as text. A command that fails itself is only reported here. */
const notify = async ({ step, failure, output }: NonNullable<RefreshStatus["failed"]>): Promise<void> => {
  const text = [`${step}: ${failure}`, ...output].join("\n");
  console.error(text);
  const command = process.env.NOTIFY_COMMAND;
  if (!command) return;
  const child = spawn(command, { shell: true, stdio: ["pipe", "inherit", "inherit"] });
  child.stdin.on("error", () => undefined).end(`${text}\n`);
  const code = await new Promise((done) => child.once("close", done).once("error", () => done(null)));
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

const printStatus = async (): Promise<void> => {
  const { running, published, failed } = await readStatus(stateRoot);
  const at = (instant: string): string => toLocal(Date.parse(instant)).slice(0, 16).replace("T", " kl. ");
  if (running !== null) console.log(`Nå: ${running.step}, siden ${at(running.since)}.`);
  console.log(published === null ? "Ikke publisert herfra ennå." : `Sist publisert ${at(published.at)}.`);
  if (failed !== null) console.log(`Siste kjøring stoppet ${at(failed.at)}: ${failed.step}. ${failed.failure}`);
  const clock = timeOf(toLocal(Date.now()));
  const next = nextRefresh(process.env.REFRESH_AT ?? "", clock);
  if (next !== null) console.log(`Neste kl. ${next}.`);
};

const publish = async (): Promise<boolean> => {
  const check = commandStep("Kontrollerer innholdet", {
    failure: `Innholdet har feil. ${AS_BEFORE}`,
    run: () => runCommand("npm run --silent check:content"),
  });
  const done = await refresh({ stateRoot, steps: [check, ...siteSteps(target)], log: console.log, notify });
  if (done === "busy") console.log(BUSY);
  return done !== false;
};

const main = async (): Promise<void> => {
  if (values.status) await printStatus();
  else if (!(await (values.back ? goBack() : publish()))) process.exitCode = 1;
};

void main();
