import { diskFault } from "../processes/disk-fault";
import { withRefreshLock } from "./refresh-lock";
import { type RefreshStatus, readStatus, writeStatus } from "./refresh-status";
import { removeUnfinished } from "./state-file";
import type { Step, StepFailure } from "./steps";

interface Refresh {
  readonly stateRoot: string;
  readonly steps: readonly Step[];
  /** Takes a line when a step begins and ends, and what its command writes. */
  readonly log: (line: string) => void;
  /** Called when a step has failed. */
  readonly notify: (failed: NonNullable<RefreshStatus["failed"]>) => Promise<void>;
  readonly now?: () => Date;
}

const UNEXPECTED =
  "Noe uventet gikk galt, og kjøringen stoppet. → Vis det som står under, til den som har ansvar for driften.";

/** The lock is free, so a step that is still said to be running was killed. */
const tellOfKilled = async ({ stateRoot, log, now = () => new Date() }: Refresh): Promise<void> => {
  const { running } = await readStatus(stateRoot);
  if (running === null) return;
  log(`${now().toISOString()} Den forrige kjøringen ble avbrutt i steget «${running.step}», begynt ${running.since}.`);
  await removeUnfinished(stateRoot);
};

/** One run of the steps. @returns True when the site was published. */
const run = async ({ stateRoot, steps, log, notify, now = () => new Date() }: Refresh): Promise<boolean> => {
  const begun = now().getTime();
  const secondsSince = (time: number): number => Math.round((now().getTime() - time) / 1000);
  for (const { label, mayFail = false, run } of steps) {
    const since = now();
    await writeStatus(stateRoot, { running: { step: label, since: since.toISOString() } });
    log(`${since.toISOString()} ${label} …`);
    const failed = await run((line) => log(`${now().toISOString()} ${label}: ${line}`)).catch(
      (error: unknown): StepFailure => ({
        failure: diskFault(error) ?? UNEXPECTED,
        output: [String(error)],
      }),
    );
    const at = now().toISOString();
    log(`${at} ${label}: ${failed === null ? "ferdig" : "stoppet"} etter ${secondsSince(since.getTime())} s`);
    if (failed !== null) {
      const report = { at, step: label, failure: failed.failure, output: [...failed.output] };
      const goesOn = mayFail || failed.isPartial === true;
      if (!goesOn) await writeStatus(stateRoot, { running: null, failed: report });
      await notify(report);
      if (!goesOn) return false;
    }
  }
  const published = { at: now().toISOString(), seconds: secondsSince(begun) };
  await writeStatus(stateRoot, { running: null, failed: null, published });
  return true;
};

/**
 * Runs the steps one after the other, under the lock. The first that fails, and must not, ends the run; what is
 * published stays.
 * @returns Whether the site was published; "busy" when another run holds the lock.
 */
export const refresh = (options: Refresh): Promise<boolean | "busy"> =>
  withRefreshLock(options.stateRoot, async () => {
    await tellOfKilled(options);
    return run(options);
  });
