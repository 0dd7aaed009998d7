import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { z } from "zod";

/** Times are milliseconds since 1970. Secrets are stored only as digests. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    password TEXT,
    -- Who it is at the provider of logins: its address and the provider's id.
    subject TEXT UNIQUE,
    -- Whether the provider decides on it and its role.
    isProvided INTEGER NOT NULL DEFAULT 0,
    -- When the provider last told that role; 0 for never.
    roleTold INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS invitations (
    email TEXT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    invitedBy TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    digest TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    begun INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS audit (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    email TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    address TEXT NOT NULL
  ) STRICT;
`;

export const DATABASE_FILE = "accounts.db";

/** Opens or creates the database of accounts, readable only by the desk's user. */
export const openDatabase = (folder: string): Database.Database => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, DATABASE_FILE);
  // SQLite gives its journal the same permissions.
  closeSync(openSync(path, "a", 0o600));
  const database = new Database(path);
  database.pragma("journal_mode = WAL");
  // NORMAL, usual with WAL, may lose the last writes in a power failure.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // The invite command writes while the desk runs.
  database.pragma("busy_timeout = 5000");
  database.exec(TABLES);
  const columns = z.array(z.object({ name: z.string() })).parse(database.prepare("PRAGMA table_info(accounts)").all());
  if (!columns.some(({ name }) => name === "roleTold"))
    database.exec("ALTER TABLE accounts ADD COLUMN roleTold INTEGER NOT NULL DEFAULT 0");
  return database;
};
