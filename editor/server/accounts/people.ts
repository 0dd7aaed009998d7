import { createHmac, randomUUID } from "node:crypto";
import type { Database } from "libsql";
import { z } from "zod";
import { type Person, personSchema, type Role } from "../../api/accounts";
import { hashPassword, isPassword } from "./password";
import { storedRoleSchema } from "./stored-role";

const storedPersonSchema = personSchema.extend({ role: storedRoleSchema });

const withPassword = storedPersonSchema.extend({ password: z.string().nullable() });

const known = storedPersonSchema.extend({
  subject: z.string().nullable(),
  isProvided: z.number(),
  roleTold: z.number(),
});

/** An account, and its subject at the identity provider. */
export type KnownPerson = z.infer<typeof known>;

/** What the identity provider knows about a person. */
export interface Provided extends Omit<Person, "id"> {
  readonly subject: string;
  readonly isProvided: boolean;
}

/** Compared when the account does not exist, so that the response takes equally long. */
const nobodys = hashPassword(randomUUID());

/** Thrown to keep at least one person who can invite. */
export class LastAdmin extends Error {}

/** Accounts of the people who may use the desk. */
export class People {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  all(): readonly Person[] {
    return z
      .array(storedPersonSchema)
      .parse(this.#database.prepare("SELECT * FROM accounts ORDER BY name, email").all());
  }

  byId(id: string): Person | null {
    return storedPersonSchema
      .nullable()
      .parse(this.#database.prepare("SELECT * FROM accounts WHERE id = ?").get(id) ?? null);
  }

  byEmail(email: string): Person | null {
    const row = this.#database.prepare("SELECT * FROM accounts WHERE email = ?").get(email);
    return storedPersonSchema.nullable().parse(row ?? null);
  }

  /** Null unless email and password match. */
  async withPassword(email: string, password: string): Promise<Person | null> {
    const row = this.#database.prepare("SELECT * FROM accounts WHERE email = ?").get(email);
    const found = row === undefined ? null : withPassword.parse(row);
    const isRight = await isPassword(password, found?.password ?? (await nobodys));
    return found !== null && isRight ? personSchema.parse(found) : null;
  }

  /** Proves that a device knew the password as it is now; null for an account without. */
  deviceProof(email: string, device: string): string | null {
    const row = this.#database.prepare("SELECT * FROM accounts WHERE email = ?").get(email);
    const password = row === undefined ? null : withPassword.parse(row).password;
    return password === null ? null : createHmac("sha256", password).update(`${email} ${device}`).digest("base64url");
  }

  /** Milliseconds since an earlier moment. */
  age(moment: number): number {
    return this.#now() - moment;
  }

  /** Creates an account, or updates name, role and password of the one with that email. */
  put({ email, name, role, password }: Omit<Person, "id"> & { readonly password: string }): Person {
    this.#database
      .prepare(
        `INSERT INTO accounts (id, email, name, role, password, created) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role, password = excluded.password`,
      )
      .run(randomUUID(), email, name, role, password, this.#now());
    return personSchema.parse(this.byEmail(email));
  }

  knownBy(column: "subject" | "email", value: string): KnownPerson | null {
    const row = this.#database.prepare(`SELECT * FROM accounts WHERE ${column} = ?`).get(value);
    return known.nullable().parse(row ?? null);
  }

  /** Creates an account without a password. */
  add({ email, name, role, subject, isProvided }: Provided): Person {
    this.#database
      .prepare(
        `INSERT INTO accounts (id, email, name, role, subject, isProvided, roleTold, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(randomUUID(), email, name, role, subject, isProvided ? 1 : 0, isProvided ? this.#now() : 0, this.#now());
    return personSchema.parse(this.byEmail(email));
  }

  /** Updates an account from the identity provider. */
  provide(id: string, { name, role, subject, isProvided }: Omit<Provided, "email">): Person {
    this.#database
      .prepare("UPDATE accounts SET name = ?, role = ?, subject = ?, isProvided = ?, roleTold = ? WHERE id = ?")
      .run(name, role, subject, isProvided ? 1 : 0, isProvided ? this.#now() : 0, id);
    return personSchema.parse(this.byId(id));
  }

  /** @throws {LastAdmin} */
  setRole(id: string, role: Role): void {
    if (role !== "admin") this.#keepOne(id);
    this.#database.prepare("UPDATE accounts SET role = ? WHERE id = ?").run(role, id);
  }

  /** Ends the person's sessions too. @throws {LastAdmin} */
  remove(id: string): void {
    this.#keepOne(id);
    this.#database.prepare("DELETE FROM accounts WHERE id = ?").run(id);
  }

  isOnlyAdmin(id: string): boolean {
    const admins = this.all().filter(({ role }) => role === "admin");
    return admins.length === 1 && admins[0]?.id === id;
  }

  #keepOne(id: string): void {
    if (this.isOnlyAdmin(id)) throw new LastAdmin();
  }
}
