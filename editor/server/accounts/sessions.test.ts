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

test("a login removes sessions that have ended, and no others", () => {
  sessions.begin("kari");
  now += 20 * HOUR_MS;
  const open = sessions.begin("kari");
  now += 5 * HOUR_MS;
  sessions.begin("ola");
  expect(stored()).toBe(2);
  expect(sessions.accountOf(open)).toBe("kari");
});
