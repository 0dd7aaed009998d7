import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { HOOK_PATH } from "../../server/releases/refresh-hook";
import { PLAIN_SITE } from "../../server/rules/site-facts";
import { freePort } from "../../tests/support/free-port";
import { nightly } from "../../tests/unit/nightly";

/** `npm run refresh` as a process, in a folder whose commands only say that they have run. */

const SECRET = "en-hemmelighet-som-er-lang-nok";
const LOADER = require.resolve("tsx");
const SCRIPT = resolve("scripts/serve/refresh.ts");

let root = "";
const started: ChildProcess[] = [];

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
};
/** The log may exist before anything is written in it. */
const lines = () =>
  existsSync(join(root, "log")) ? readFileSync(join(root, "log"), "utf8").split("\n").filter(Boolean) : [];

/** A command of the folder: says its name, waits as long as the folder has a file "hold", and ends with a code. */
const command = (name: string, code = 0): string =>
  `node -e "const fs=require('fs');fs.appendFileSync('log','${name}\\n');const wait=()=>fs.existsSync('hold')?setTimeout(wait,20):process.exit(${code});wait()"`;

const commands = ({ pull = 0 }: { readonly pull?: number } = {}) =>
  write(
    "package.json",
    JSON.stringify({
      scripts: {
        "content:pull": `echo Kilden svarte ikke. && ${command("pull", pull)}`,
        "check:content": command("check"),
        build: command("build"),
        compress: command("compress"),
      },
    }),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-process-"));
  write("sources.json", '{ "sources": [] }');
  commands();
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
  }
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

const start = (env: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const child = spawn(process.execPath, ["--import", LOADER, SCRIPT, ...args], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: join(root, "content"), NOTIFY_COMMAND: "cat >> told", ...env },
  });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += String(piece)));
  return { child, output: () => output, ended: once(child, "exit").then(([code]) => code) };
};

const told = () => readFileSync(join(root, "told"), "utf8");

test("asks the sources, then publishes", async () => {
  expect(await start({}).ended).toBe(0);
  expect(lines()).toEqual(["pull", "check", "build", "compress"]);
  expect(existsSync(join(root, "told"))).toBe(false);
});

test("publishes the content as it is when the sources do not answer, and notifies", async () => {
  commands({ pull: 1 });
  expect(await start({}).ended).toBe(2);
  expect(lines()).toEqual(["pull", "check", "build", "compress"]);
  expect(told()).toBe(
    "Henter programmet: Programmet ble ikke hentet. Nettstedet oppdateres med innholdet slik det var.\nKilden svarte ikke.\n",
  );
});

test("stops with PULL_FAILURE=stop, and leaves the site as it was", async () => {
  commands({ pull: 1 });
  expect(await start({ PULL_FAILURE: "stop" }).ended).toBe(1);
  expect(lines()).toEqual(["pull"]);
  expect(told()).toContain("Programmet ble ikke hentet. Nettstedet er som før.");
});

test("publishes what the other sources say when one does not answer, also with PULL_FAILURE=stop", async () => {
  commands({ pull: 2 });
  expect(await start({ PULL_FAILURE: "stop" }).ended).toBe(2);
  expect(lines()).toEqual(["pull", "check", "build", "compress"]);
  expect(told()).toContain("Noen av kildene kan ikke leses. Det de andre sier, er hentet.\nKilden svarte ikke.");
});

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await pause(20);
};

test("listens for calls; those that come during a run are one run after it", async () => {
  const port = await freePort("127.0.0.1");
  const { child, output, ended } = start({ REFRESH_SECRET: SECRET, REFRESH_PORT: String(port) }, "--listen");
  await until(() => output().includes(HOOK_PATH));
  const call = async () => {
    const headers = { Authorization: `Bearer ${SECRET}` };
    return (await fetch(`http://127.0.0.1:${port}${HOOK_PATH}`, { method: "POST", headers })).status;
  };
  write("hold", "");
  expect(await call()).toBe(202);
  await until(() => lines().length === 1);
  expect([await call(), await call(), await call()]).toEqual([202, 202, 202]);
  rmSync(join(root, "hold"));
  await until(() => lines().length === 8);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(lines()).toHaveLength(8);
  expect(output()).not.toContain(SECRET);
});

test("does not listen without a secret that is long enough", async () => {
  const { output, ended } = start({ REFRESH_SECRET: "kort" }, "--listen");
  expect(await ended).toBe(1);
  expect(output()).toContain("REFRESH_SECRET mangler eller er kortere enn 24 tegn");
});

const RELEASES = { RELEASES_DIR: "utgaver" };
const current = (): string => readFileSync(join(root, "utgaver/current/public/index.html"), "utf8");

/** Publishes a site whose only page is a text. */
const publish = async (text: string): Promise<void> => {
  write("public/index.html", text);
  write("publishing/nginx.conf", "");
  expect(await start(RELEASES).ended).toBe(0);
};

const said = async (env: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const { output, ended } = start(env, ...args);
  return { code: await ended, output: output().trim() };
};

nightly("--back publishes the release before, and says so", async () => {
  await publish("first");
  expect(await said(RELEASES, "--back")).toEqual({
    code: 1,
    output: "Det er ingen tidligere utgave å gå tilbake til.",
  });
  await publish("second");
  expect(current()).toBe("second");
  const { code, output } = await said(RELEASES, "--back");
  expect([code, output]).toEqual([0, expect.stringMatching(/^Publisert: utgaven \S+\. Neste «npm run refresh»/)]);
  expect(current()).toBe("first");
  expect(await said({}, "--back")).toMatchObject({
    code: 1,
    output: expect.stringContaining("RELEASES_DIR er ikke satt"),
  });
});

nightly("the releases of one site are not replaced by another's", async () => {
  const built = (host: string) => write(".cache/site-server.json", JSON.stringify({ ...PLAIN_SITE, host }));
  built("vikahuset.example.no");
  await publish("Vika");
  built("fjellhuset.example.no");
  write("public/index.html", "Fjell");
  const { code, output } = await said(RELEASES);
  expect([code, current()]).toEqual([1, "Vika"]);
  expect(output).toContain(
    "har utgavene til vikahuset.example.no, ikke til fjellhuset.example.no. → Sett RELEASES_DIR",
  );
  rmSync(join(root, "utgaver/host"));
  await publish("Fjell");
  expect(current()).toBe("Fjell");
});

nightly("--status says what has been published, what stopped, and what comes next", async () => {
  const LINE = /^Sist publisert \d{4}-\d\d-\d\d kl\. \d\d:\d\d\.$/m;
  expect(await said({ REFRESH_AT: "06.00" }, "--status")).toEqual({
    code: 1,
    output: "Ikke publisert herfra ennå.\nNeste kl. 06.00.",
  });
  await publish("first");
  expect(await said({}, "--status")).toEqual({ code: 0, output: expect.stringMatching(LINE) });
  commands({ pull: 1 });
  await start({ PULL_FAILURE: "stop" }).ended;
  const { code, output } = await said({}, "--status");
  expect([code, output]).toEqual([1, expect.stringMatching(LINE)]);
  expect(output).toMatch(/^Siste kjøring stoppet .*: Henter programmet\. Programmet ble ikke hentet\./m);
  expect(lines()).toHaveLength(5);
});

nightly("--status names the step of a run that is going on", async () => {
  write("hold", "");
  const { ended } = start({});
  await until(() => lines().length === 1);
  expect((await said({}, "--status")).output).toMatch(/^Nå: Henter programmet, siden /);
  expect(await said(RELEASES, "--back")).toMatchObject({
    code: 1,
    output: expect.stringContaining("En annen kjøring"),
  });
  rmSync(join(root, "hold"));
  expect(await ended).toBe(0);
});

test("a killed run takes its commands with it, the status says so, and so does the next run", async () => {
  write("hold", "");
  const { child, ended } = start({});
  await until(() => lines().length === 1);
  child.kill("SIGKILL");
  await ended;
  rmSync(join(root, "hold"));
  const status = await said({}, "--status");
  expect(status).toMatchObject({ code: 1, output: expect.stringContaining("avbrutt i steget «Henter programmet»") });
  // The command would have ended well without its file, and the next one would have begun.
  const next = await said({});
  expect([next.code, lines()]).toEqual([0, ["pull", "pull", "check", "build", "compress"]]);
  expect(next.output).toMatch(/^\S+ Den forrige kjøringen ble avbrutt i steget «Henter programmet», begynt/);
  expect(next.output).toContain("Henter programmet: Kilden svarte ikke.");
});

test("a pipe that is closed ends nothing in an error", async () => {
  const command = `"${process.execPath}" --import "${LOADER}" "${SCRIPT}" --status; echo "kode $?" >&2`;
  const { stderr } = spawnSync("bash", ["-c", `(${command}) | true`], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: join(root, "content") },
  });
  expect(stderr).toBe("kode 1\n");
});
