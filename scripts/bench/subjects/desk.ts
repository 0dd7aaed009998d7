import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { HISTORY_ROUTES } from "../../../editor/api/history";
import { freePort } from "../../../tests/support/free-port";
import type { Workshop } from "../../../tests/workshop/support/workshop";
import { fillOwnSite } from "../data/own-site";
import { median, type Subject, times, withWorkshop } from "../harness";

const COUNTS = [100, 4_000];
const TIMES = 7;
const PATIENCE_MS = 300_000;

const LISTS = ["/api/lists", "/api/uke", "/api/overview", HISTORY_ROUTES.saves, "/api/desk"];

const timed = async (work: () => Promise<Response>): Promise<number> => {
  const begun = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
  return performance.now() - begun;
};

const ms = (value = 0): string => `${Math.round(value)} ms`.padStart(9);

/** Prints the first time, and the median of later ones. */
const report = async (what: string, work: (turn: number) => Promise<Response>): Promise<void> => {
  const [first, ...others] = await times(1 + TIMES, (turn) => timed(() => work(turn)));
  console.log(`  ${what.padEnd(28)} first ${ms(first)}, then ${ms(median(others))}`);
};

const commitContent = (cwd: string): void => {
  const git = (...given: readonly string[]) => execFileSync("git", given, { cwd, stdio: "ignore" });
  git("init");
  git("add", "content");
  git("-c", "user.name=bench", "-c", "user.email=bench@example.no", "commit", "-m", "bench");
};

/** The desk's server on a content folder, without app, preview and publishing. */
const startDesk = async (root: string) => {
  const port = await freePort("127.0.0.1");
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["--import", "tsx", "editor/server/main.ts"], {
    env: {
      ...process.env,
      CONTENT_DIR: join(root, "content"),
      EDITOR_PORT: String(port),
      EDITOR_PREVIEW: "av",
      EDITOR_STATE: join(root, ".desk"),
      REFRESH_STATE: join(root, ".desk/refresh"),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const until = Date.now() + PATIENCE_MS;
  while (!(await fetch(`${address}/api/desk`).catch(() => null))?.ok) {
    if (Date.now() > until || server.exitCode !== null) throw new Error("The desk has not started.");
    await pause(100);
  }
  return {
    address,
    megabytes: () => {
      const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)], { encoding: "utf8" });
      return `${Math.round(Number(kilobytes) / 1024)} MB`;
    },
    stop: () => server.kill(),
  };
};

const measure = async (workshop: Workshop, count: number): Promise<void> => {
  workshop.restore("cold");
  const [film] = await fillOwnSite(workshop, count);
  commitContent(workshop.site);
  const { address, megabytes, stop } = await startDesk(workshop.site);
  try {
    console.log(`\n${count} films: ${megabytes()} at the start`);
    for (const list of LISTS) await report(list, () => fetch(address + list));
    const named = new URLSearchParams({ kind: "productions", id: film?.id ?? "" });
    const answer = await fetch(`${address}/api/entities?${named}`);
    const { value }: { value: Readonly<Record<string, unknown>> } = await answer.json();
    await report("check of one change", (turn) =>
      fetch(`${address}/api/check`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ kind: "productions", id: film?.id, value: { ...value, title: `Ny tittel ${turn}` } }),
      }),
    );
    console.log(`  ${megabytes()} at the end`);
  } finally {
    stop();
  }
};

/**
 * Times of the desk's lists and check, and its server's memory, by number of films. Targets: a list in 100 ms, a check
 * in 300 ms, below 500 MB (docs/decisions/0122).
 */
export const desk: Subject = ({ counts }) =>
  withWorkshop(async (workshop) => {
    for (const count of counts ?? COUNTS) await measure(workshop, count);
  });
