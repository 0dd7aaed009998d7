import { parseArgs } from "node:util";
import { RUNNING } from "./data/films";
import type { Subject } from "./harness";
import { builds } from "./subjects/builds";
import { check } from "./subjects/check";
import { desk } from "./subjects/desk";
import { pages } from "./subjects/pages";
import { pull } from "./subjects/pull";
import { refresh } from "./subjects/refresh";

const SUBJECTS: Readonly<Record<string, Subject>> = { pages, builds, check, desk, pull, refresh };

/**
 * Measures the costs of the named subjects, by default "pages" and "builds":
 *
 *     npm run bench -- builds --counts 100,1000 --runs 3 --running 40
 */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      counts: { type: "string" },
      runs: { type: "string", default: "3" },
      running: { type: "string", default: String(RUNNING) },
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  for (const name of positionals.length > 0 ? positionals : ["pages", "builds"]) {
    const subject = SUBJECTS[name];
    if (subject === undefined) throw new Error(`"${name}" is not one of ${Object.keys(SUBJECTS).join(", ")}`);
    await subject({
      counts: values.counts?.split(",").map(Number) ?? null,
      runs: Number(values.runs),
      running: Number(values.running),
    });
  }
};

void main();
