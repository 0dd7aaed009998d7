import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port";
import { scriptProcesses, whenSaid } from "../../tests/support/script-process";

/** `npm run rediger` as a process, with the smallest house. */

const { start, stopAll } = scriptProcesses();

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "desk-process-"));
  cpSync("tests/minimal-site/content", join(root, "content"), { recursive: true });
});
afterEach(async () => {
  await stopAll();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

const startDesk = (env: Readonly<Record<string, string>>) =>
  start("editor/server/main.ts", root, { env: { EDITOR_PREVIEW: "av", ...env } });

test("the desk is on this machine, with its content, until a signal ends it", async () => {
  const port = await freePort("127.0.0.1");
  const desk = startDesk({ EDITOR_PORT: String(port) });
  await whenSaid(desk, "Redaksjonen er klar");
  expect(desk.output()).toContain(`Redaksjonen er klar: http://localhost:${port}\n`);
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).json();
  expect(await get("/api/innlogging")).toEqual({ login: "none", provider: "", person: null });
  expect(await get("/api/desk")).toMatchObject({ siteName: expect.stringMatching(/./), hasHistory: false });
  expect(await get("/api/preview")).toMatchObject({ status: "off", address: `http://localhost:${port + 1}` });
  expect(await get("/api/publishing")).toMatchObject({ hasTarget: false, refreshed: { next: null } });
  expect(existsSync(join(root, ".redaksjon/accounts.db"))).toBe(false);
  const second = startDesk({ EDITOR_PORT: String(await freePort("127.0.0.1")) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^Noen bruker .*\.redaksjon allerede: .* →/);
  desk.child.kill("SIGTERM");
  expect(await desk.ended).toBe(0);
});

test("on the web, people log in, and what the operator has set holds", async () => {
  const port = await freePort("127.0.0.1");
  const desk = startDesk({
    EDITOR_PORT: String(port),
    EDITOR_ORIGIN: "http://localhost:9999",
    EDITOR_STATE: join(root, "tilstand"),
    CONTENT_DIR: join(root, "content"),
  });
  await whenSaid(desk, "Redaksjonen er klar");
  expect(desk.output()).toContain("Redaksjonen er klar: http://localhost:9999\n");
  expect(existsSync(join(root, "tilstand/accounts.db"))).toBe(true);
  expect((await fetch(`http://127.0.0.1:${port}/api/desk`)).status).toBe(403);
});

test.each([
  [{ EDITOR_ORIGIN: "rediger.example.no" }, "EDITOR_ORIGIN er «rediger.example.no» →"],
  [{ EDITOR_OIDC_ISSUER: "https://id.example.no" }, "EDITOR_OIDC_CLIENT_ID eller EDITOR_OIDC_CLIENT_SECRET mangler"],
])("%j is reported in one line, and the desk does not start", async (env, told) => {
  const { output, ended } = startDesk(env);
  expect(await ended).toBe(1);
  expect(output().startsWith(told)).toBe(true);
  expect(output().trim().split("\n")).toHaveLength(1);
});
