import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { nightly } from "../../tests/unit/nightly";

/** `npm run house` as a process, with houses outside the project. */

const root = mkdtempSync(join(tmpdir(), "houses-"));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

/** A house of some content of the tests, which is linked. */
const houseOf = (name: string, content: string): string => {
  const folder = join(root, name);
  cpSync(resolve(content), join(folder, "content"), { recursive: true });
  return folder;
};

const minimal = houseOf("minst", "tests/minimal-site/content");
const second = houseOf("annet", "tests/second-site/content");
symlinkSync(resolve("tests/second-site/static"), join(second, "static"));

const run = async (folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/house/house.ts", folder, ...args], {
    env: { ...process.env, RELEASES_DIR: "", REFRESH_STATE: "", CLOCK: "2026-11-25T12:00", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += String(piece)));
  const [code] = await once(child, "close");
  return { code, output };
};

test("a house without sources pulls nothing, with a lock of its own", async () => {
  const { code, output } = await run(minimal, ["content:pull"]);
  expect([code, output]).toEqual([0, "Ingen kilder er satt opp: se docs/sources.md.\n"]);
  expect(existsSync(join(minimal, "bygg/.refresh/pull"))).toBe(true);
  expect(existsSync(join(second, "bygg/.refresh"))).toBe(false);
});

test("a house asks the sources beside its own content", async () => {
  writeFileSync(
    join(second, "sources.json"),
    JSON.stringify({ sources: [{ kind: "csv", name: "regneark", file: "finnes-ikke.csv" }] }),
  );
  const { code, output } = await run(second, ["content:pull", "--plan"]);
  expect(code).toBe(1);
  expect(output).toContain("finnes-ikke.csv kan ikke leses");
});

nightly("relative folders of releases and state are those of the house", async () => {
  const env = { RELEASES_DIR: "utgaver", REFRESH_STATE: "tilstand" };
  expect(await run(minimal, ["refresh", "--status"], env)).toMatchObject({ code: 0 });
  const { code, output } = await run(minimal, ["refresh", "--back"], env);
  expect([code, output.trim()]).toEqual([1, "Det er ingen tidligere utgave å gå tilbake til."]);
  expect(existsSync(join(minimal, "tilstand/lock"))).toBe(false);
  expect(existsSync(join(minimal, "tilstand"))).toBe(true);
});

nightly("two houses are checked at once, each with its own content", async () => {
  const check = (folder: string) => run(folder, ["check:content"], folder === second ? { SITE: "lillevik" } : {});
  const alone = [await check(minimal), await check(second)];
  expect(alone.map(({ code }) => code)).toEqual([0, 0]);
  expect(alone[0]?.output).not.toBe(alone[1]?.output);
  expect(await Promise.all([check(minimal), check(second)])).toEqual(alone);
});

nightly("the code of a house is that of the checkout, and what was built stays", async () => {
  const own = join(minimal, "bygg/scripts/house/house-scripts.ts");
  writeFileSync(own, "export {};");
  writeFileSync(join(minimal, "bygg/src/gone.ts"), "export {};");
  const built = join(minimal, "bygg/.published");
  writeFileSync(built, "");
  await run(minimal, ["content:pull"]);
  expect(readFileSync(own, "utf8")).toBe(readFileSync("scripts/house/house-scripts.ts", "utf8"));
  expect([existsSync(join(minimal, "bygg/src/gone.ts")), existsSync(built)]).toEqual([false, true]);
});

test("an unknown script and a missing folder are reported", async () => {
  const { code, output } = await run(minimal, ["rydd"]);
  expect([code, output]).toEqual([1, expect.stringContaining("npm run house -- ../vikahuset refresh")]);
  expect(await run(join(root, "borte"), ["build"])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/borte\/content finnes ikke/),
  });
});
