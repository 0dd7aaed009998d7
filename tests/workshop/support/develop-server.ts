import { freePort } from "../../support/free-port";
import { type Running, start } from "./processes";

const READY_MS = 180_000;
const POLL_MS = 250;

export interface DevelopServer {
  readonly url: string;
  /** The terminal's output so far. */
  readonly output: Running["output"];
  readonly secondsToStart: number;
  readonly stop: Running["stop"];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** With invalid content there is no front page yet, so any response will do. */
const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
};

/** Runs `gatsby develop` in a folder; returns when it serves. */
export const startDevelop = async (cwd: string): Promise<DevelopServer> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const begun = Date.now();
  const running = start({ command: "npx", args: ["gatsby", "develop", "-H", "localhost", "-p", String(port)], cwd });
  let ended = false;
  const watch = async (): Promise<void> => {
    await running.exit;
    ended = true;
  };
  void watch();
  while (!(running.output().includes("You can now view") && (await answers(url)))) {
    if (ended || Date.now() - begun > READY_MS) {
      const what = ended ? "ended" : "does not serve";
      await running.stop();
      throw new Error(`gatsby develop ${what}:\n\n${running.output()}`);
    }
    await pause(POLL_MS);
  }
  return { url, output: running.output, secondsToStart: (Date.now() - begun) / 1000, stop: running.stop };
};
