import { resolve } from "node:path";
import { readSiteFacts } from "../read-site-facts";
import { nextRefresh, overdueSince } from "./next-refresh";
import { readPullStatus, sourceText } from "./pull-status";
import { isBusy } from "./refresh-lock";
import { readStatus } from "./refresh-status";
import { currentRelease } from "./release-folder";

interface Options {
  /** The folder of lock and status. */
  readonly stateRoot: string;
  /** RELEASES_DIR and REFRESH_AT. */
  readonly environment: NodeJS.ProcessEnv;
  /** The wall clock of the house at an instant: "2026-12-24T12:00:00". */
  readonly local: (epochMs: number) => string;
  readonly now?: number;
}

const whenBuilt = (): string | null => {
  try {
    return readSiteFacts().built;
  } catch {
    return null; // not built yet
  }
};

/** How the site is kept up to date. Texts are Bokmål, times are those of the house. */
export const readHealth = async ({ stateRoot, environment, local, now = Date.now() }: Options) => {
  const at = (instant: string): string => local(Date.parse(instant)).slice(0, 16);
  const said = (instant: string): string => at(instant).replace("T", " kl. ");
  const { running, published, failed } = await readStatus(stateRoot);
  const pull = await readPullStatus(stateRoot);
  const times = environment.REFRESH_AT ?? "";
  const clock = local(now);
  const isRunning = running !== null && isBusy(stateRoot);
  const overdue = published === null ? null : overdueSince(times, at(published.at), clock);
  const problems = [
    ...(published === null ? ["Ikke publisert herfra ennå."] : []),
    ...(failed === null ? [] : [`Siste kjøring stoppet ${said(failed.at)}: ${failed.step}. ${failed.failure}`]),
    ...(running === null || isRunning
      ? []
      : [`Siste kjøring ble avbrutt i steget «${running.step}», begynt ${said(running.since)}.`]),
    ...(overdue === null
      ? []
      : [`Nettstedet skulle vært bygget på nytt ${overdue.replace("T", " kl. ")}. → Se om tidsuret går.`]),
    ...(pull?.failure ? [`Siste henting stoppet. ${pull.failure}`] : []),
    ...Object.entries(pull?.sources ?? {}).flatMap(([name, source]) =>
      source.since === null ? [] : [sourceText(name, source, said)],
    ),
  ];
  const { RELEASES_DIR: releases } = environment;
  return {
    ok: problems.length === 0,
    /** The published release; null where releases are not kept. */
    release: releases ? await currentRelease(resolve(releases)) : null,
    built: whenBuilt(),
    published: published === null ? null : at(published.at),
    running: isRunning ? { step: running.step, since: at(running.since) } : null,
    /** When each source was last read; null before the first time. */
    sources: Object.fromEntries(
      Object.entries(pull?.sources ?? {}).map(([name, read]) => [name, read.at === null ? null : at(read.at)]),
    ),
    pulled: pull?.at ? at(pull.at) : null,
    next: nextRefresh(times, clock.slice(11, 16)),
    /** Since when a rebuild should have run; null when none is late. */
    overdue,
    problems,
  };
};
