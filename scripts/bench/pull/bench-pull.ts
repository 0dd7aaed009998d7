import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { DATA_PASSWORD, DATA_PREFIX, DATA_USER, RUNTIME_PREFIX } from "../../../film-platform/house/services";
import { filmPlatform } from "../../../film-platform/server";
import { houseWith } from "./house";

/**
 * `npm run bench:pull`: how long `content:pull -- --plan` takes from its start to its end, and how much memory it holds
 * at most, by the number of showings that the stand-in for the ticket system has. Aims for 5,000: 10 s and 500 MB.
 */
const COUNTS = [0, 5_000];
const TIMES = 3;

const usageSchema = z.object({ megabytes: z.number(), processorSeconds: z.number() });
const plan = z.object({ items: z.array(z.object({ kind: z.string() })), canBeBuilt: z.boolean() });

interface Measured extends z.infer<typeof usageSchema> {
  /** From the start of the process to its end. */
  readonly seconds: number;
  readonly added: number;
}

const measure = async (root: string, url: string): Promise<Measured> => {
  const usage = join(root, "usage.json");
  const begun = performance.now();
  const args = ["--import", "tsx", "scripts/bench/pull/measured-pull.ts", "--plan", "--json"];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      BENCH_USAGE: usage,
      REFRESH_STATE: join(root, "state"),
      PLATFORM_DATA_URL: url + DATA_PREFIX,
      PLATFORM_DATA_USER: DATA_USER,
      PLATFORM_DATA_PASSWORD: DATA_PASSWORD,
      RUNTIME_API_URL: url + RUNTIME_PREFIX,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, "close");
  const seconds = (performance.now() - begun) / 1000;
  if (code !== 0) throw new Error("The plan failed.");
  const { items, canBeBuilt } = plan.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
  if (!canBeBuilt) throw new Error("The planned content cannot be built.");
  return {
    seconds,
    ...usageSchema.parse(JSON.parse(readFileSync(usage, "utf8"))),
    added: items.filter(({ kind }) => kind === "added").length,
  };
};

const measureWith = async (count: number): Promise<void> => {
  const root = mkdtempSync(join(tmpdir(), "bench-pull-"));
  const house = houseWith(count);
  const app = await filmPlatform({
    programme: () => ({ films: [], showings: [], house }),
    dataFolder: join(root, "platform"),
    today: "2026-12-01",
    sessionMinutes: 60,
    loginTries: 10,
    senderTries: 10,
    faults: false,
  });
  try {
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    for (let turn = 0; turn < TIMES; turn += 1) {
      const { seconds, processorSeconds, megabytes, added } = await measure(root, url);
      if (added !== count) throw new Error(`${added} of ${count} showings are planned.`);
      console.log(
        `${String(count).padStart(5)} showings: ${seconds.toFixed(1)} s (processor ${processorSeconds.toFixed(1)} s), ${Math.round(megabytes)} MB`,
      );
    }
  } finally {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  const counts = process.argv.slice(2).map(Number);
  for (const count of counts.length > 0 ? counts : COUNTS) await measureWith(count);
};

void main();
