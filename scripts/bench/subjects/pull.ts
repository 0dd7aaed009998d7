import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { DATA_PASSWORD, DATA_PREFIX, DATA_USER, RUNTIME_PREFIX } from "../../../film-platform/house/services";
import { filmPlatform } from "../../../film-platform/server";
import { houseWith } from "../data/house";
import type { Subject } from "../harness";
import { processCost } from "../process-cost";

const COUNTS = [0, 5_000];

const plan = z.object({ items: z.array(z.object({ kind: z.string() })), canBeBuilt: z.boolean() });

const measure = async (root: string, url: string, count: number): Promise<void> => {
  const { output, seconds, cpuSeconds, megabytes } = await processCost({
    command: `${process.execPath} --import tsx scripts/content/pull-content.ts --plan --json`,
    cwd: process.cwd(),
    env: {
      REFRESH_STATE: join(root, "state"),
      PLATFORM_DATA_URL: url + DATA_PREFIX,
      PLATFORM_DATA_USER: DATA_USER,
      PLATFORM_DATA_PASSWORD: DATA_PASSWORD,
      RUNTIME_API_URL: url + RUNTIME_PREFIX,
    },
  });
  const { items, canBeBuilt } = plan.parse(JSON.parse(output));
  if (!canBeBuilt) throw new Error("The planned content cannot be built.");
  const added = items.filter(({ kind }) => kind === "added").length;
  if (added !== count) throw new Error(`${added} of ${count} showings are planned.`);
  console.log(
    `${String(count).padStart(5)} showings: ${seconds.toFixed(1)} s (processor ${cpuSeconds.toFixed(1)} s), ${Math.round(megabytes)} MB`,
  );
};

/**
 * Duration and peak memory of `content:pull -- --plan`, by the number of showings in the stand-in for the ticket
 * system. Targets for 5,000: 10 s and 500 MB.
 */
export const pull: Subject = async ({ counts, runs }) => {
  for (const count of counts ?? COUNTS) {
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
      for (let turn = 0; turn < runs; turn += 1) await measure(root, url, count);
    } finally {
      await app.close();
      rmSync(root, { recursive: true, force: true });
    }
  }
};
