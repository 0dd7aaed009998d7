import type { Database } from "libsql";
import { z } from "zod";
import { digestOf, newSecret } from "./secret";

const HOUR_MS = 3_600_000;
/** Over twenty hours: such a time limit hurries nobody (WCAG 2.2.1). */
export const IDLE_MS = 24 * HOUR_MS;
export const MAX_SESSION_MS = 7 * 24 * HOUR_MS;
/** Last use is recorded this often, not at each request. */
const NOTED_EVERY_MS = 60_000;

const rowSchema = z.object({ account: z.string(), used: z.number() });

/** Browser sessions: each ends when idle, after a week, at logout, and when the account is removed. */
export class Sessions {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  begin(account: string): string {
    const secret = newSecret();
    const now = this.#now();
    this.#database
      .prepare("DELETE FROM sessions WHERE used <= ? OR begun <= ?")
      .run(now - IDLE_MS, now - MAX_SESSION_MS);
    this.#database
      .prepare("INSERT INTO sessions (digest, account, begun, used) VALUES (?, ?, ?, ?)")
      .run(digestOf(secret), account, now, now);
    return secret;
  }

  /** Account id; null when the session is unknown or has ended. */
  accountOf(secret: string): string | null {
    const now = this.#now();
    const row = this.#database
      .prepare("SELECT account, used FROM sessions WHERE digest = ? AND used > ? AND begun > ?")
      .get(digestOf(secret), now - IDLE_MS, now - MAX_SESSION_MS);
    if (row === undefined) return null;
    const { account, used } = rowSchema.parse(row);
    if (now - used >= NOTED_EVERY_MS)
      this.#database.prepare("UPDATE sessions SET used = ? WHERE digest = ?").run(now, digestOf(secret));
    return account;
  }

  end(secret: string): void {
    this.#database.prepare("DELETE FROM sessions WHERE digest = ?").run(digestOf(secret));
  }

  endAllOf(account: string): void {
    this.#database.prepare("DELETE FROM sessions WHERE account = ?").run(account);
  }
}
