import { type Invitation, type Person, ROLE_NAMES, type Role } from "../../api/accounts";
import { AuditTrail } from "./audit-trail";
import { openDatabase } from "./database";
import { Invitations } from "./invitations";
import { hashPassword } from "./password";
import { People } from "./people";
import { Sessions } from "./sessions";

interface Options {
  /** Folder of the database. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Accepted {
  readonly secret: string;
  readonly name: string;
  readonly password: string;
}

interface Passwords {
  readonly old: string;
  readonly password: string;
}

/** Accounts, invitations, sessions and the audit trail. */
export class Accounts {
  readonly people: People;
  readonly invitations: Invitations;
  readonly sessions: Sessions;
  readonly audit: AuditTrail;
  readonly close: () => void;

  constructor({ folder, now = Date.now }: Options) {
    const database = openDatabase(folder);
    this.people = new People(database, now);
    this.invitations = new Invitations(database, now);
    this.sessions = new Sessions(database, now);
    this.audit = new AuditTrail(database, now);
    this.close = () => void database.close();
  }

  /** Person of a session. */
  personOf(secret: string): Person | null {
    const id = this.sessions.accountOf(secret);
    return id === null ? null : this.people.byId(id);
  }

  invite({ email, role, by }: { readonly email: string; readonly role: Role; readonly by: Person | null }) {
    const made = this.invitations.make({ email, role, by: by?.name ?? "Drift" });
    this.audit.note({ kind: "invited", by, about: `${email} som ${ROLE_NAMES[role].toLowerCase()}` });
    return made;
  }

  /** An invitation as its holder sees it. */
  invitationOf(secret: string): Invitation | null {
    const found = this.invitations.of(secret);
    if (found === null) return null;
    const { email, role } = found;
    return { email, role, name: this.people.byEmail(email)?.name ?? "" };
  }

  /** Changes a password and ends the person's sessions; false, and nothing changes, when the old one is wrong. */
  async changePassword(person: Person, { old, password }: Passwords): Promise<boolean> {
    const known = await this.people.withPassword(person.email, old);
    if (known === null) {
      this.audit.note({ kind: "passwordRefused", by: person });
      return false;
    }
    this.people.put({ ...known, password: await hashPassword(password) });
    this.sessions.endAllOf(known.id);
    this.audit.note({ kind: "passwordChanged", by: known });
    return true;
  }

  /**
   * Creates the invited account; an existing one gets a new password, and its sessions end. Null when the invitation is
   * invalid.
   */
  async accept({ secret, name, password }: Accepted): Promise<Person | null> {
    if (this.invitations.of(secret) === null) return null;
    const hashed = await hashPassword(password);
    const invitation = this.invitations.use(secret);
    if (invitation === null) return null;
    const { email } = invitation;
    // Never demotes an admin: otherwise nobody might be left who can invite.
    const role = this.people.byEmail(email)?.role === "admin" ? "admin" : invitation.role;
    const person = this.people.put({ email, name, role, password: hashed });
    this.sessions.endAllOf(person.id);
    this.audit.note({ kind: "invitationUsed", by: person });
    return person;
  }
}
