import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { HISTORY_ROUTES } from "../../../editor/api/history";
import { makeWorkshop } from "../../../tests/workshop/support/workshop";
import { median } from "../site/median";
import { fillOwnSite } from "../site/own-site";
import { startDesk } from "./running-desk";

/**
 * `npm run bench:desk`: how long the desk's lists and its check take, and how much memory its server holds, by the
 * number of films. Aims: a list in 100 ms, a check in 300 ms at 100 films and in 1 s at 4,000, below 600 MB.
 */
const COUNTS = [100, 4_000];
const TIMES = 7;

const LISTS = ["/api/lists", "/api/uke", "/api/overview", HISTORY_ROUTES.saves, "/api/desk"];

const timed = async (work: () => Promise<Response>): Promise<number> => {
  const begun = performance.now();
  const answer = await work();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
  return performance.now() - begun;
};

const ms = (value: number): string => `${Math.round(value)} ms`.padStart(9);

/** The first time, and the median of the next. */
const report = async (what: string, work: (turn: number) => Promise<Response>): Promise<void> => {
  const first = await timed(() => work(0));
  const others: number[] = [];
  for (let turn = 1; turn <= TIMES; turn += 1) others.push(await timed(() => work(turn)));
  console.log(`  ${what.padEnd(28)} first ${ms(first)}, then ${ms(median(others))}`);
};

const repository = (root: string): void => {
  const git = (...given: readonly string[]) => execFileSync("git", given, { cwd: root, stdio: "ignore" });
  git("init");
  git("add", "content");
  git("-c", "user.name=bench", "-c", "user.email=bench@example.no", "commit", "-m", "bench");
};

const measure = async (count: number): Promise<void> => {
  const { workshop } = makeWorkshop();
  try {
    workshop.restore("cold");
    const [film] = await fillOwnSite(workshop, count);
    repository(workshop.site);
    const desk = await startDesk(join(workshop.site, "content"));
    const megabytes = () => `${Math.round(desk.memory() / 1024 ** 2)} MB`;
    try {
      console.log(`\n${count} films: ${megabytes()} at the start`);
      for (const list of LISTS) await report(list, () => fetch(desk.address + list));
      const named = new URLSearchParams({ kind: "productions", id: film?.id ?? "" });
      const answer = await fetch(`${desk.address}/api/entities?${named}`);
      const { value }: { value: Readonly<Record<string, unknown>> } = await answer.json();
      await report("check of one change", (turn) =>
        fetch(`${desk.address}/api/check`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ kind: "productions", id: film?.id, value: { ...value, title: `Ny tittel ${turn}` } }),
        }),
      );
      console.log(`  ${megabytes()} at the end`);
    } finally {
      desk.stop();
    }
  } finally {
    workshop.remove();
  }
};

const main = async (): Promise<void> => {
  const counts = process.argv.slice(2).map(Number);
  for (const count of counts.length > 0 ? counts : COUNTS) await measure(count);
};

void main();
