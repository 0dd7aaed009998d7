import type { Database } from "libsql";
import { z } from "zod";
import type { Role } from "../../api/accounts";
import { digestOf, newSecret } from "./secret";
import { storedRoleSchema } from "./stored-role";

const VALID_MS = 7 * 24 * 3_600_000;

const rowSchema = z.object({ email: z.string(), role: storedRoleSchema, invitedBy: z.string(), expires: z.number() });

export type OpenInvitation = z.infer<typeof rowSchema>;

/** Invitations, one per email. The secret is shown once, to the inviter. */
export class Invitations {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  open(): readonly OpenInvitation[] {
    const rows = this.#database.prepare("SELECT * FROM invitations WHERE expires > ? ORDER BY email").all(this.#now());
    return z.array(rowSchema).parse(rows);
  }

  /** Replaces an earlier invitation for the same email. */
  make({ email, role, by }: { readonly email: string; readonly role: Role; readonly by: string }) {
    const secret = newSecret();
    const expires = this.#now() + VALID_MS;
    this.#database
      .prepare("INSERT OR REPLACE INTO invitations (email, digest, role, invitedBy, expires) VALUES (?, ?, ?, ?, ?)")
      .run(email, digestOf(secret), role, by, expires);
    return { secret, expires };
  }

  /** Null when unknown, used, withdrawn, replaced or expired. */
  of(secret: string): OpenInvitation | null {
    const row = this.#database
      .prepare("SELECT * FROM invitations WHERE digest = ? AND expires > ?")
      .get(digestOf(secret), this.#now());
    return rowSchema.nullable().parse(row ?? null);
  }

  /** Consumes an invitation; null when it is no longer valid. */
  use(secret: string): OpenInvitation | null {
    const found = this.of(secret);
    if (found === null) return null;
    const { changes } = this.#database.prepare("DELETE FROM invitations WHERE digest = ?").run(digestOf(secret));
    return changes === 1 ? found : null;
  }

  /** Consumes the invitation for an email that the identity provider has verified; null without one. */
  takeFor(email: string): OpenInvitation | null {
    const found = this.open().find((one) => one.email === email) ?? null;
    return found !== null && this.withdraw(email) ? found : null;
  }

  /** False when there was none. */
  withdraw(email: string): boolean {
    return this.#database.prepare("DELETE FROM invitations WHERE email = ?").run(email).changes > 0;
  }
}
