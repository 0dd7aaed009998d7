import { createHash, randomBytes } from "node:crypto";
import type { Database } from "libsql";
import { z } from "zod";
import type { Partner } from "../address";

/** A session is the browser's cookie; a token (marsToken) is stored by the page, and is valid for longer. */
export type PassKind = "session" | "token";

interface Holder {
  readonly kind: PassKind;
  readonly partner: Partner;
}

export interface Passes {
  /** A new secret for a member, valid for some minutes. */
  readonly issue: (holder: Holder & { readonly member: string; readonly minutes: number }) => string;
  /** The member's id; null when the secret is unknown, another partner's, of the other kind, or has expired. */
  readonly holderOf: (holder: Holder & { readonly secret: string }) => string | null;
  /** Invalidates a secret. */
  readonly revoke: (secret: string) => void;
}

const row = z.object({ member: z.string() });

/** Only a digest is stored: it cannot be used to log in. */
const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export const passesIn = (database: Database, now: () => number): Passes => {
  const insert = database.prepare("INSERT INTO passes VALUES (?, ?, ?, ?, ?)");
  const find = database.prepare(
    "SELECT member FROM passes WHERE digest = ? AND kind = ? AND partner = ? AND expires > ?",
  );
  const forget = database.prepare("DELETE FROM passes WHERE digest = ?");
  const forgetOld = database.prepare("DELETE FROM passes WHERE expires <= ?");
  return {
    issue: ({ kind, partner, member, minutes }) => {
      const secret = randomBytes(24).toString("base64url");
      forgetOld.run(now());
      insert.run(digestOf(secret), kind, partner, member, now() + minutes * 60_000);
      return secret;
    },
    holderOf: ({ kind, partner, secret }) => {
      const found = find.get(digestOf(secret), kind, partner, now());
      return found === undefined ? null : row.parse(found).member;
    },
    revoke: (secret) => {
      forget.run(digestOf(secret));
    },
  };
};
