import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { takeLock } from "../../../server/processes/process-lock";
import { freePort } from "../../../tests/support/free-port";
import { scriptProcesses, whenSaid } from "../../../tests/support/script-process";
import { ACCOUNT_ROUTES } from "../../api/accounts";
import { Accounts } from "../accounts/accounts";
import { Drafts } from "../content/drafts";
import { takeDeskLock } from "../desk-lock";
import { backUpHouse } from "./backup-house";
import { placesFrom } from "./places";
import { restoreHouse } from "./restore-house";

const { start, stopAll } = scriptProcesses();

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "backup-"));
});
afterEach(async () => {
  await stopAll();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

const NOW = new Date("2026-11-28T10:00:00Z");
const PASSWORD = "lerret og lys i salen";
const DRAFT = { kind: "page", id: null, draft: { base: "", before: {}, value: { title: "Påske" }, editor: "Kari" } };

const envOf = (house: string) => ({
  CONTENT_DIR: join(root, house, "content"),
  EDITOR_STATE: join(root, house, "state"),
  REFRESH_STATE: join(root, house, "refresh"),
});

/** Without what builds in this folder have published. */
const placesOf = (house: string) => placesFrom(envOf(house)).filter(({ name }) => name !== "published");

/** A house with content, a source, an account and a draft. */
const newHouse = async (house: string) => {
  const env = envOf(house);
  cpSync("tests/minimal-site/content", env.CONTENT_DIR, { recursive: true });
  writeFileSync(join(root, house, "sources.json"), '{ "sources": [] }');
  const accounts = new Accounts({ folder: env.EDITOR_STATE });
  const { secret } = accounts.invite({ email: "kari@example.no", role: "admin", by: null });
  const person = await accounts.accept({ secret, name: "Kari", password: PASSWORD });
  await new Drafts(join(env.EDITOR_STATE, "drafts")).save(DRAFT);
  return { env, accounts, session: accounts.sessions.begin(person?.id ?? "") };
};

/** Every file below a folder with its bytes; databases by their names only, since SQLite tidies up when it can. */
const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/-(wal|shm)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(folder.length), /\.db/.test(path) ? "" : readFileSync(path, "base64")] as const),
  );

const run = (command: "backup" | "restore", house: string, ...args: readonly string[]) => {
  const script = start("editor/server/backup/backup.ts", root, { env: envOf(house), args: [command, ...args] });
  return script.ended.then((code) => ({ code, output: script.output() }));
};

const startDesk = async (house: string) => {
  const port = await freePort("127.0.0.1");
  const address = `http://localhost:${port}`;
  const env = { ...envOf(house), EDITOR_PORT: String(port), EDITOR_ORIGIN: address, EDITOR_PREVIEW: "av" };
  const desk = start("editor/server/main.ts", root, { env });
  await whenSaid(desk, "Redaksjonen er klar");
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(address + path, {
      ...init,
      headers: { origin: address, "content-type": "application/json", ...init.headers },
    });
  return { ...desk, ask };
};

test("a house is backed up while its desk runs, and another place then has its logins, drafts and content", async () => {
  const { env, accounts, session } = await newHouse("vika");
  const desk = await startDesk("vika");
  const archive = join(root, "kopi.tar.gz");
  expect(await run("backup", "vika", archive)).toMatchObject({ code: 0, output: expect.stringContaining("Skrev ") });
  // Written after the backup, and so not in it.
  accounts.invite({ email: "ola@example.no", role: "editor", by: null });
  const restore = { places: placesOf("vika"), archive, now: NOW };
  await expect(restoreHouse({ ...restore, overwrites: false })).rejects.toThrow("Her er det noe fra før: ");
  await expect(restoreHouse({ ...restore, overwrites: true })).rejects.toThrow("Redaksjonen bruker ");
  desk.child.kill("SIGTERM");
  await desk.ended;

  const restored = await run("restore", "ny", archive);
  expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^Huset er lagt tilbake slik det var 20/) });
  expect(restored.output).not.toContain("Det som var der");
  expect(filesIn(join(root, "ny/content"))).toEqual(filesIn(env.CONTENT_DIR));
  expect(readFileSync(join(root, "ny/sources.json"), "utf8")).toContain("sources");
  const { ask } = await startDesk("ny");
  const body = JSON.stringify({ email: "kari@example.no", password: PASSWORD });
  const login = await ask(ACCOUNT_ROUTES.session, { method: "POST", body });
  expect([login.status, await login.json()]).toMatchObject([200, { person: { name: "Kari", role: "admin" } }]);
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { invitations } = await (await ask(ACCOUNT_ROUTES.accounts, { headers: { cookie } })).json();
  expect(invitations).toEqual([]);
  expect(await new Drafts(join(root, "ny/state/drafts")).all()).toEqual([DRAFT]);
  const copy = new Accounts({ folder: envOf("ny").EDITOR_STATE });
  expect([accounts.personOf(session)?.name, copy.personOf(session)]).toEqual(["Kari", null]);
  copy.close();
  accounts.close();
});

test("what is replaced is put aside, and the content keeps its repository", async () => {
  const { env, accounts } = await newHouse("vika");
  accounts.close();
  const archive = join(root, "kopi.tar.gz");
  await backUpHouse({ places: placesOf("vika"), archive, now: NOW });
  execFileSync("git", ["init", "--quiet"], { cwd: env.CONTENT_DIR });
  const page = join(env.CONTENT_DIR, "pages/forside.json");
  const text = readFileSync(page, "utf8");
  writeFileSync(page, "{}");
  const overwritten = { places: placesOf("vika"), archive, overwrites: true, now: NOW };
  const { at, aside } = await restoreHouse(overwritten);
  expect(at).toBe(NOW.toISOString());
  expect(aside).toContain(`${env.CONTENT_DIR}.for-20261128100000`);
  expect(readFileSync(join(`${env.CONTENT_DIR}.for-20261128100000`, "pages/forside.json"), "utf8")).toBe("{}");
  expect(readFileSync(page, "utf8")).toBe(text);
  expect(existsSync(join(env.CONTENT_DIR, ".git/HEAD"))).toBe(true);
});

test("a desk, a refresh or a full disk meanwhile leaves everything as it was", async () => {
  const { env, accounts } = await newHouse("vika");
  accounts.close();
  const archive = join(root, "kopi.tar.gz");
  await backUpHouse({ places: placesOf("vika"), archive, now: NOW });
  const before = filesIn(join(root, "vika"));
  const restore = (places = placesOf("vika")) => restoreHouse({ places, archive, overwrites: true, now: NOW });
  const releases = [takeDeskLock(env.EDITOR_STATE), takeLock(join(env.REFRESH_STATE, "lock.db"))];
  await expect(restore()).rejects.toThrow("Redaksjonen bruker ");
  releases[0]?.();
  await expect(restore()).rejects.toThrow("Nettstedet oppdateres akkurat nå. →");
  releases[1]?.();
  // One of the places cannot be written: its folder is a file.
  const places = placesOf("vika").map((place) =>
    place.name === "state" ? { ...place, path: join(env.CONTENT_DIR, "sites/huset.json/state") } : place,
  );
  await expect(restore(places)).rejects.toThrow("ENOTDIR");
  // Some have been replaced when one cannot be.
  mkdirSync(join(`${env.EDITOR_STATE}.for-20261128100000`, "opptatt"), { recursive: true });
  await expect(restore()).rejects.toThrow("ENOTEMPTY");
  rmSync(env.REFRESH_STATE, { recursive: true });
  rmSync(join(env.EDITOR_STATE, "desk.db"));
  expect(filesIn(join(root, "vika"))).toEqual(before);
});

test("an archive that is cut, changed or not ours is refused, and nothing is changed", async () => {
  const { accounts } = await newHouse("vika");
  accounts.close();
  const archive = join(root, "kopi.tar.gz");
  await backUpHouse({ places: placesOf("vika"), archive, now: NOW });
  const whole = readFileSync(archive);
  const broken = join(root, "brutt.tar.gz");
  const refuses = async () => {
    const restoring = restoreHouse({ places: placesOf("ny"), archive: broken, overwrites: false, now: NOW });
    await expect(restoring).rejects.toThrow("Fila er ikke en sikkerhetskopi herfra, eller den er skadet. →");
    expect(readdirSync(root).sort()).toEqual(["brutt.tar.gz", "kopi.tar.gz", "vika"]);
  };
  const damaged = fc.oneof(
    fc.nat(whole.length - 1).map((length) => whole.subarray(0, length)),
    // Not in the header's flags, time and system, which say nothing of the files.
    fc
      .integer({ min: 10, max: whole.length - 1 })
      .map((at) => Buffer.from(whole).fill((whole[at] ?? 0) ^ 1, at, at + 1)),
    fc.uint8Array({ maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      writeFileSync(broken, bytes);
      await refuses();
    }),
    { numRuns: 40 },
  );
  const other = mkdtempSync(join(tmpdir(), "other-"));
  const pack = (...args: readonly string[]) => execFileSync("tar", ["-czf", broken, "-C", other, ...args]);
  writeFileSync(join(other, "notat.txt"), "noe annet");
  pack(".");
  await refuses();
  execFileSync("tar", ["-xzf", archive, "-C", other]);
  // A file that is not listed, a link, and a path out of the archive.
  for (const args of [["."], ["--exclude=notat.txt", "--transform=s,content/,../content/,", "."]]) {
    pack(...args);
    await refuses();
  }
  rmSync(join(other, "notat.txt"));
  execFileSync("ln", ["-s", "/etc", join(other, "content/lenke")]);
  pack(".");
  await refuses();
  rmSync(other, { recursive: true });
});
