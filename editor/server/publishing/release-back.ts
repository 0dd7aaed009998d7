import { resolve } from "node:path";
import { runCommand } from "../../../server/processes/run-command";
import { rollBack } from "../../../server/releases/publish-release";
import { withRefreshLock } from "../../../server/releases/refresh-lock";
import { currentRelease, releaseNames } from "../../../server/releases/release-folder";
import type { Target } from "../../../server/releases/site-steps";
import type { Publishing, WentBack } from "../../api/publishing";
import { Refusal } from "../access/refusal";

const BUSY = "Nettstedet oppdateres akkurat nå. Vent til det er ferdig, og prøv igjen.";
const NO_RELEASES = "Utgavene av nettstedet blir ikke tatt vare på her, så det er ingen å gå tilbake til.";
const CALL = "Nettstedet er som før. Si fra til den som har ansvar for driften.";

/** "20261124T031502Z-02" → the time in the name, as an ISO instant. */
const instantOf = (name: string): string | null => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? [];
  return second === undefined ? null : `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
};

/** Times of the current and the previous release; null where releases are not kept. */
export const releasesOf = async ({ releases }: Target): Promise<Publishing["releases"]> => {
  if (releases === undefined) return null;
  const root = resolve(releases);
  const current = await currentRelease(root);
  const earlier = (await releaseNames(root)).filter((name) => current !== null && name < current).at(-1);
  return {
    current: current === null ? null : instantOf(current),
    earlier: earlier === undefined ? null : instantOf(earlier),
  };
};

/** Rolls back to the previous release, under the lock of all publishing. */
export const goBack = async ({ releases, reload }: Target, refreshRoot: string): Promise<WentBack> => {
  if (releases === undefined) throw new Refusal(400, NO_RELEASES);
  const run = () => rollBack(resolve(releases), reload === undefined ? null : () => runCommand(reload));
  const done = await withRefreshLock(refreshRoot, run);
  if (done === "busy") throw new Refusal(400, BUSY);
  if (!("name" in done)) throw new Refusal(400, `${done.failure} ${CALL}`);
  return { outcome: "wentBack", to: instantOf(done.name) ?? done.name };
};
