import { randomUUID } from "node:crypto";
import type { Database } from "libsql";
import { z } from "zod";
import type { Partner } from "../address";
import { hashPassword, isPassword } from "./password";

const member = z.object({ id: z.string(), email: z.string(), userName: z.string() });
const withPassword = member.extend({ password: z.string() });

export type Member = z.infer<typeof member>;

interface NewMember {
  readonly email: string;
  readonly userName: string;
  readonly password: string;
}

export interface Members {
  /** Null when somebody has the address already. */
  readonly create: (partner: Partner, member: NewMember) => Promise<Member | null>;
  /** Null unless address and password belong together. */
  readonly find: (partner: Partner, email: string, password: string) => Promise<Member | null>;
  readonly byId: (partner: Partner, id: string) => Member | null;
}

/** Reckoned with when nobody has the address, so that the answer takes as long as if somebody had. */
const nobody = hashPassword(randomUUID());

export const membersIn = (database: Database): Members => {
  const insert = database.prepare("INSERT OR IGNORE INTO members VALUES (?, ?, ?, ?, ?)");
  const byEmail = database.prepare("SELECT * FROM members WHERE partner = ? AND email = ?");
  const byId = database.prepare("SELECT * FROM members WHERE partner = ? AND id = ?");
  return {
    create: async (partner, { email, userName, password }) => {
      const id = randomUUID();
      const { changes } = insert.run(partner, id, email, userName, await hashPassword(password));
      return changes === 0 ? null : { id, email, userName };
    },
    find: async (partner, email, password) => {
      const row = byEmail.get(partner, email);
      const found = row === undefined ? null : withPassword.parse(row);
      const isRight = await isPassword(password, found?.password ?? (await nobody));
      return found && isRight ? member.parse(found) : null;
    },
    byId: (partner, id) => {
      const row = byId.get(partner, id);
      return row === undefined ? null : member.parse(row);
    },
  };
};
