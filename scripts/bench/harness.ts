import { join, posix } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { FastifyInstance } from "fastify";
import { emptyServer } from "../../server/empty-server";
import { readSiteFacts } from "../../server/read-site-facts";
import { fileSender } from "../../server/send-file";
import { serveOn } from "../../server/serve-on";
import { siteServer } from "../../server/site-server";
import { makeWorkshop, type Workshop } from "../../tests/workshop/support/workshop";
import { launchOptions } from "../install/chromium";

/** The command-line options for the subjects. */
export interface BenchOptions {
  /** Films, or showings of a pull, one measurement per count; null for the subject's own. */
  readonly counts: readonly number[] | null;
  /** Measurements to take the median of. */
  readonly runs: number;
  /** Films with coming showings, three each. */
  readonly running: number;
}

/** Measures something and prints it. Benchmarks assert nothing, since figures depend on the machine. */
export type Subject = (options: BenchOptions) => Promise<void>;

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Runs something several times in sequence. */
export const times = async <Run>(turns: number, run: (turn: number) => Promise<Run>): Promise<readonly Run[]> => {
  const runs: Run[] = [];
  while (runs.length < turns) runs.push(await run(runs.length));
  return runs;
};

/** A copy of the project without a build, removed afterwards and when the process is stopped. */
export const withWorkshop = async (work: (workshop: Workshop) => Promise<void>): Promise<void> => {
  const { workshop } = makeWorkshop();
  process.once("exit", workshop.remove);
  try {
    workshop.restore("cold");
    await work(workshop);
  } finally {
    process.removeListener("exit", workshop.remove);
    workshop.remove();
  }
};

/** The project's site, served as by `npm start`. */
export const ownServer = (folder: string): FastifyInstance =>
  siteServer({
    publicRoot: join(folder, "public"),
    facts: readSiteFacts({ file: join(folder, ".cache/site-server.json") }),
  });

/** A bare Gatsby site, compressed, without a content security policy: it has inline scripts. */
export const bareServer = (folder: string): FastifyInstance => {
  const send = fileSender({
    publicRoot: join(folder, "public"),
    headers: [{ name: "Cache-Control", rules: [], otherwise: "public, max-age=0" }],
  });
  return emptyServer().addHook("onRequest", async (request, reply) => {
    const [path = "/"] = request.originalUrl.split("?");
    return send(posix.extname(path) === "" ? posix.join(path, "index.html") : path, { request, reply });
  });
};

/** Serves a site and starts a browser. `site` is its origin. */
export const withBrowser = async (
  app: FastifyInstance,
  work: (browser: Browser, site: string) => Promise<void>,
): Promise<void> => {
  const server = await serveOn(app);
  const browser = await chromium.launch(launchOptions());
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
};

/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Slows the processor four times, and optionally the network to slow 4G. */
export const slowed = async (page: Page, network: "slow 4G" | "as it is") => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  if (network === "slow 4G") await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
};
