import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PLAIN_SITE } from "../../server/rules/site-facts";
import { freePort } from "../../tests/support/free-port";
import { scriptProcesses, whenSaid } from "../../tests/support/script-process";

/** `npm run serve` as a process, on a site of one page. */

const { start, stopAll } = scriptProcesses();
const root = mkdtempSync(join(tmpdir(), "serve-"));
afterAll(async () => {
  await stopAll();
  rmSync(root, { recursive: true });
});

test("serves the built site on the port that is asked for, and reports when it is taken", async () => {
  for (const folder of ["public", ".cache"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "public/index.html"), "<h1>Huset</h1>");
  writeFileSync(join(root, ".cache/site-server.json"), JSON.stringify({ ...PLAIN_SITE, name: "Vikahuset" }));
  const PORT = String(await freePort("localhost"));
  const serve = () => start("scripts/serve/serve.ts", root, { env: { PORT } });
  const first = serve();
  await whenSaid(first, "Vikahuset står på");
  expect(first.output()).toBe(`\nVikahuset står på http://localhost:${PORT}\n\n`);
  expect(await (await fetch(`http://localhost:${PORT}/`)).text()).toBe("<h1>Huset</h1>");
  const second = serve();
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=8080 npm run serve\n`,
  );
});

test("a site that has not been built cannot be served", async () => {
  const { output, ended } = start("scripts/serve/serve.ts", tmpdir());
  expect(await ended).toBe(1);
  expect(output()).toContain("site-server.json");
});
