import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { type Members, membersIn } from "./members";
import { type Passes, passesIn } from "./passes";
import { type WatchLists, watchListsIn } from "./watch-lists";

const TABLES = `
  CREATE TABLE IF NOT EXISTS members (
    partner INTEGER NOT NULL,
    id TEXT NOT NULL,
    email TEXT NOT NULL,
    userName TEXT NOT NULL,
    password TEXT NOT NULL,
    PRIMARY KEY (partner, id),
    UNIQUE (partner, email)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS unconfirmed (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    partner INTEGER NOT NULL,
    id TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    userName TEXT NOT NULL,
    password TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS passes (
    digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    partner INTEGER NOT NULL,
    member TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS watchLists (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    partner INTEGER NOT NULL,
    member TEXT NOT NULL,
    movie TEXT NOT NULL,
    info TEXT NOT NULL,
    UNIQUE (partner, member, movie)
  ) STRICT;
`;

export interface Store {
  readonly members: Members;
  readonly passes: Passes;
  readonly watchLists: WatchLists;
  readonly close: () => void;
}

interface Options {
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Opens the SQLite database, or creates it. Every write is on disk before its call returns, so acknowledged writes
 * survive a crash.
 */
export const openStore = ({ folder, now }: Options): Store => {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, "film-platform.db"));
  database.pragma("journal_mode = WAL");
  // WAL's usual NORMAL may lose the last writes in a power failure.
  database.pragma("synchronous = FULL");
  database.exec(TABLES);
  return {
    members: membersIn(database),
    passes: passesIn(database, now),
    watchLists: watchListsIn(database),
    close: () => {
      database.close();
    },
  };
};
