import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lackingServers } from "../../../scripts/install/web-servers";
import { readSiteFacts } from "../../../server/read-site-facts";
import { HOOK_PATH } from "../../../server/releases/refresh-hook";
import { startNginx, startOwn } from "../../server/support/servers";
import { freePort } from "../../support/free-port";
import { run, start } from "./processes";
import type { Workshop } from "./workshop";

const SECRET = "en-hemmelighet-som-er-lang-nok";

/** A site that is published from a working copy as in production: releases behind a web server, refreshed on call. */
export interface Refreshing {
  readonly read: (path: string) => Promise<string>;
  /** Calls as a ticket system does, and waits until a page meets a condition; returns the seconds. */
  readonly refreshUntil: (path: string, isSo: (text: string) => boolean) => Promise<number>;
  readonly stop: () => Promise<void>;
}

export const startRefreshing = async (
  { site }: Workshop,
  variables: Readonly<Record<string, string>>,
): Promise<Refreshing> => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-refreshing-"));
  const port = await freePort();
  const env = {
    ...variables,
    RELEASES_DIR: join(folder, "served"),
    REFRESH_STATE: join(folder, "state"),
    REFRESH_SECRET: SECRET,
    REFRESH_PORT: String(port),
  };
  const first = await run({ command: "npm", args: ["run", "refresh"], cwd: site, env });
  if (first.code !== 0) throw new Error(`The first refresh fails:\n${first.output}`);
  const publicRoot = join(folder, "served/current/public");
  const facts = readSiteFacts({ file: join(site, ".cache/site-server.json"), env: {} });
  const server = await (lackingServers() === null ? startNginx : startOwn)({ publicRoot, facts });
  const listening = start({ command: "npm", args: ["run", "refresh", "--", "--listen"], cwd: site, env });
  while (!listening.output().includes("Venter på POST")) await pause(50);
  const read = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).text();
  return {
    read,
    refreshUntil: async (path, isSo) => {
      const begun = performance.now();
      const headers = { Authorization: `Bearer ${SECRET}` };
      const { status } = await fetch(`http://127.0.0.1:${port}${HOOK_PATH}`, { method: "POST", headers });
      if (status !== 202) throw new Error(`The call to refresh gets ${status}.`);
      while (!isSo(await read(path))) {
        if (listening.output().includes(": stoppet etter")) throw new Error(listening.output());
        await pause(250);
      }
      return (performance.now() - begun) / 1000;
    },
    stop: async () => {
      await listening.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
