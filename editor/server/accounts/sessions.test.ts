import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { openDatabase } from "./database";
import { Sessions } from "./sessions";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let folder = "";
let now = 0;
let database: ReturnType<typeof openDatabase>;
let sessions: Sessions;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sessions-"));
  now = Date.parse("2026-12-01T12:00:00Z");
  database = openDatabase(folder);
  for (const id of ["kari", "ola"])
    database
      .prepare("INSERT INTO accounts (id, email, name, role, created) VALUES (?, ?, ?, 'editor', 0)")
      .run(id, `${id}@example.no`, id);
  sessions = new Sessions(database, () => now);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const stored = (): number =>
  z.object({ count: z.number() }).parse(database.prepare("SELECT count(*) AS count FROM sessions").get()).count;

test("a session that is used lives a week, and one that is not a day", () => {
  const [used, idle] = [sessions.begin("kari"), sessions.begin("ola")];
  for (let hours = 0; hours < 7 * 24; hours += 23) {
    expect(sessions.accountOf(used)).toBe("kari");
    now += 23 * HOUR_MS;
    if (hours > 0) expect(sessions.accountOf(idle)).toBeNull();
  }
  now = Date.parse("2026-12-08T12:00:00Z");
  expect(sessions.accountOf(used)).toBeNull();
});

test("a day without use is counted from the last use, to the minute", () => {
  const secret = sessions.begin("kari");
  now += HOUR_MS;
  expect(sessions.accountOf(secret)).toBe("kari");
  now += 24 * HOUR_MS - MINUTE_MS;
  expect(sessions.accountOf(secret)).toBe("kari");
  now += 24 * HOUR_MS;
  expect(sessions.accountOf(secret)).toBeNull();
});

test("a login removes sessions that have ended, and no others", () => {
  sessions.begin("kari");
  now += 20 * HOUR_MS;
  const open = sessions.begin("kari");
  now += 5 * HOUR_MS;
  sessions.begin("ola");
  expect(stored()).toBe(2);
  expect(sessions.accountOf(open)).toBe("kari");
});

test("logging out ends one session, and removing an account all of its own", () => {
  const [one, other, foreign] = [sessions.begin("kari"), sessions.begin("kari"), sessions.begin("ola")];
  sessions.end(one);
  expect([one, other, foreign].map((secret) => sessions.accountOf(secret))).toEqual([null, "kari", "ola"]);
  sessions.endAllOf("kari");
  expect([one, other, foreign].map((secret) => sessions.accountOf(secret))).toEqual([null, null, "ola"]);
});

test("a secret is known by its digest only", () => {
  const secret = sessions.begin("kari");
  expect(JSON.stringify(database.prepare("SELECT * FROM sessions").all())).not.toContain(secret);
  expect(sessions.accountOf("gjettet")).toBeNull();
});
