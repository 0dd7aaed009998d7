import type { Database } from "libsql";
import { z } from "zod";
import { AUDIT_KINDS, type AuditKind, type AuditPage } from "../../api/accounts";

/** Retention limit for personal names and addresses. */
const KEPT_MS = 365 * 24 * 3_600_000;
const PAGE = 100;

const KINDS: Readonly<Record<string, string>> = AUDIT_KINDS;

const rowSchema = z.object({
  number: z.number(),
  at: z.number(),
  who: z.string(),
  email: z.string(),
  kind: z.string(),
  about: z.string(),
  address: z.string(),
});

export interface Happening {
  readonly kind: AuditKind;
  /** Null when nobody was logged in. */
  readonly by: { readonly name: string; readonly email: string } | null;
  readonly about?: string;
  /** IP address of the request. */
  readonly address?: string;
}

/** Who did what, and when. */
export class AuditTrail {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  note({ kind, by, about = "", address = "" }: Happening): void {
    this.#database.prepare("DELETE FROM audit WHERE at < ?").run(this.#now() - KEPT_MS);
    this.#database
      .prepare("INSERT INTO audit (at, who, email, kind, about, address) VALUES (?, ?, ?, ?, ?, ?)")
      .run(this.#now(), by?.name ?? "", by?.email ?? "", kind, about, address);
  }

  /** Latest first, before the given entry number. */
  entries(before: number = Number.MAX_SAFE_INTEGER): AuditPage {
    const rows = this.#database
      .prepare("SELECT * FROM audit WHERE number < ? ORDER BY number DESC LIMIT ?")
      .all(before, PAGE + 1);
    const entries = z
      .array(rowSchema)
      .parse(rows)
      .map(({ at, kind, ...entry }) => ({ ...entry, at: new Date(at).toISOString(), what: KINDS[kind] ?? kind }));
    return { entries: entries.slice(0, PAGE), hasMore: entries.length > PAGE };
  }
}
