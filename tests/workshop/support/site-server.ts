import { freePort, type Running, start } from "./processes";

export interface SiteServer {
  readonly port: number;
  readonly stop: Running["stop"];
}

const READY_MS = 30_000;
const POLL_MS = 100;

/** Serves what a folder's last build made, as `npm start` does, on a free port; returns when it serves. */
export const startServer = async (cwd: string): Promise<SiteServer> => {
  const port = await freePort();
  const running = start({ command: "npx", args: ["tsx", "scripts/serve.ts"], cwd, env: { PORT: String(port) } });
  const begun = Date.now();
  while (!running.output().includes(`localhost:${port}`)) {
    if (Date.now() - begun > READY_MS) {
      await running.stop();
      throw new Error(`The site is not served:\n\n${running.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { port, stop: running.stop };
};
