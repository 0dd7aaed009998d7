import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { FuzzedFolder } from "../../engine/testing/fuzz/fuzzed-folder";
import { malformedProblems } from "../../engine/testing/fuzz/malformed-problems";
import { type Files, mutations } from "../../engine/testing/fuzz/mutations";
import { LOGO_SVG } from "../../engine/testing/test-content";
import { PLAIN_PNG } from "../../engine/testing/test-picture";
import { SITE_FILES } from "../../engine/testing/test-site";

/**
 * The engine, from files to problems, with arbitrary files. FUZZ_RUNS=20000 TESTS=all uses many more than a usual run.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 0);

/** Only an endless loop takes so long. */
const HANG_MS = 120_000 + RUNS * 1_000;

const small: Files = new Map([
  ...Object.entries(SITE_FILES).map(([name, data]) => [name, Buffer.from(JSON.stringify(data, null, 2))] as const),
  ["images/bilde.png", PLAIN_PNG],
  ["images/logo.svg", Buffer.from(LOGO_SVG)],
]);

const demonstration = (): Files =>
  new Map(
    readdirSync("content", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json") && !name.startsWith("schemas"))
      .map((name) => [name, readFileSync(join("content", name))] as const),
  );

const circumstances = fc.record({
  today: fc.constantFrom(
    "2026-12-01",
    "2026-12-01",
    "2026-11-16",
    "2028-02-29",
    "2027-03-28",
    "2026-10-25",
    "2000-01-01",
  ),
  siteId: fc.constantFrom(undefined, undefined, undefined, "huset", "borte"),
});

const fuzz = async (folder: FuzzedFolder, base: Files, numRuns: number): Promise<void> => {
  const property = fc.asyncProperty(mutations, circumstances, async (some, given) => {
    const files = some.reduce((all, mutate) => mutate(all), base);
    const result = await folder.load(files, given);
    expect(malformedProblems(result, files)).toEqual([]);
  });
  try {
    await fc.assert(property, { numRuns, endOnFailure: RUNS === 0 });
  } finally {
    folder.remove();
  }
};

const root = (): string => mkdtempSync(join(tmpdir(), "kulturhus-fuzz-"));

it(
  "reports whatever a small site's files contain, and never throws",
  async () => {
    await fuzz(new FuzzedFolder(root()), small, RUNS || 200);
  },
  HANG_MS,
);

it(
  "reports on whatever stands in the demonstration's files, and never throws",
  async () => {
    await fuzz(new FuzzedFolder(root(), resolve("content/images")), demonstration(), Math.ceil(RUNS / 20) || 2);
  },
  HANG_MS,
);
