import { randomUUID } from "node:crypto";
import type { Database } from "libsql";
import { z } from "zod";
import type { Partner } from "../address";
import { hashPassword, isPassword, passwordAt } from "./password";

const member = z.object({ id: z.string(), email: z.string(), userName: z.string() });
const withPassword = member.extend({ password: z.string() });

export type Member = z.infer<typeof member> & {
  /** Whether the account is the first with its address, and so the one that may have tickets. */
  readonly isFirst: boolean;
};

interface NewMember {
  readonly email: string;
  readonly userName: string;
  readonly password: string;
}

export interface Members {
  /**
   * Creates an account. One with an e-mail address that is in use is separate from the first: the two cases cannot be
   * distinguished by the response, by what the account can do, or by timing.
   */
  readonly create: (partner: Partner, member: NewMember) => Promise<Member>;
  /** Null unless address and password belong together. */
  readonly find: (partner: Partner, email: string, password: string) => Promise<Member | null>;
  readonly byId: (partner: Partner, id: string) => Member | null;
}

/** Derived when the address is unknown, so that the response takes equally long. */
const nobody = hashPassword(randomUUID());

const sharedAddress = (partner: Partner, email: string): string => `${partner} ${email}`;

export const membersIn = (database: Database): Members => {
  const insert = database.prepare("INSERT OR IGNORE INTO members VALUES (?, ?, ?, ?, ?)");
  const insertLater = database.prepare(
    "INSERT INTO unconfirmed (partner, id, email, userName, password) VALUES (?, ?, ?, ?, ?)",
  );
  const byEmail = database.prepare("SELECT * FROM members WHERE partner = ? AND email = ?");
  const laterOne = database.prepare(
    "SELECT * FROM unconfirmed WHERE partner = ? AND email = ? AND password = ? ORDER BY place LIMIT 1",
  );
  const byId = database.prepare("SELECT * FROM members WHERE partner = ? AND id = ?");
  const laterById = database.prepare("SELECT * FROM unconfirmed WHERE partner = ? AND id = ?");
  const asMember = (row: unknown, isFirst: boolean): Member | null =>
    row === undefined ? null : { ...member.parse(row), isFirst };
  return {
    create: async (partner, { email, userName, password }) => {
      const id = randomUUID();
      const [own, shared] = await Promise.all([
        hashPassword(password),
        passwordAt(sharedAddress(partner, email), password),
      ]);
      const isFirst = insert.run(partner, id, email, userName, own).changes > 0;
      if (!isFirst) insertLater.run(partner, id, email, userName, shared);
      return { id, email, userName, isFirst };
    },
    find: async (partner, email, password) => {
      const row = byEmail.get(partner, email);
      const found = row === undefined ? null : withPassword.parse(row);
      const [isRight, shared] = await Promise.all([
        isPassword(password, found?.password ?? (await nobody)),
        passwordAt(sharedAddress(partner, email), password),
      ]);
      const later = laterOne.get(partner, email, shared);
      return found && isRight ? asMember(found, true) : asMember(later, false);
    },
    byId: (partner, id) => asMember(byId.get(partner, id), true) ?? asMember(laterById.get(partner, id), false),
  };
};
