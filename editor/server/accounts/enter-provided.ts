import type { Person, Role } from "../../api/accounts";
import type { Accounts } from "./accounts";
import type { KnownPerson, Provided } from "./people";
import { MAX_SESSION_MS } from "./sessions";

/** A person's identity as verified by the identity provider. */
export interface Identity {
  /** The provider's issuer URL and its id of the person, which never changes. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Whether the provider has verified the email. */
  readonly isVerified: boolean;
  /** Role from the provider; null when it leaves that to invitations. */
  readonly role: Role | null;
  /**
   * Why the provider told nothing about roles this time, though it decides on them: the claim is missing or unreadable,
   * or there are too many groups.
   */
  readonly untold?: "silent" | "tooMany";
}

/**
 * Transfers an account to a new provider identity with the same verified email: the inviter vouches that it is the same
 * person, though the provider has registered it anew. The role is the invitation's, not the earlier registration's,
 * whose sessions end.
 */
const takeOver = ({ people, sessions }: Accounts, { id, isProvided }: KnownPerson, provided: Provided): Person => {
  sessions.endAllOf(id);
  // Somebody must be left who can invite; where roles come from the provider, it grants that one too.
  const role = isProvided === 0 && people.isOnlyAdmin(id) ? "admin" : provided.role;
  return people.provide(id, { ...provided, role });
};

/** With a role from the provider, no invitation is needed. */
const byRole = (accounts: Accounts, identity: Identity, role: Role): Person | null => {
  const { people, invitations } = accounts;
  const { subject, name, email, isVerified } = identity;
  const own = people.knownBy("subject", subject);
  const provided = { name, email, role, subject, isProvided: true };
  // Without a name from the provider, its place is taken by the address.
  if (own !== null) return people.provide(own.id, { ...provided, name: name === email ? own.name : name });
  const alike = people.knownBy("email", email);
  if (alike === null) return people.add(provided);
  // An unverified email may be somebody else's, and so may the account.
  if (!isVerified) return null;
  if (alike.subject === null) return people.provide(alike.id, provided);
  return invitations.takeFor(email) === null ? null : takeOver(accounts, alike, provided);
};

/** A role that was not told has not been taken away, for as long as a session lasts. */
const isStillTold = ({ people }: Accounts, { roleTold }: KnownPerson, { untold }: Identity): boolean =>
  untold !== undefined && people.age(roleTold) < MAX_SESSION_MS;

/** Without one, an account or an invitation for the verified email is needed. */
const byInvitation = (accounts: Accounts, identity: Identity): Person | null => {
  const { people, invitations, sessions } = accounts;
  const { subject, name, email, isVerified } = identity;
  const own = people.knownBy("subject", subject);
  if (own !== null && (own.isProvided === 0 || isStillTold(accounts, own, identity))) return people.byId(own.id);
  // The provider has revoked the role.
  if (own !== null && identity.untold === undefined) sessions.endAllOf(own.id);
  if (!isVerified) return null;
  const known = own ?? people.knownBy("email", email);
  if (known !== null && known.subject === null)
    return people.provide(known.id, { ...known, subject, isProvided: false });
  const invitation = invitations.takeFor(email);
  if (invitation === null) return null;
  const provided = { name, email, role: invitation.role, subject, isProvided: false };
  return known === null ? people.add(provided) : takeOver(accounts, known, provided);
};

const entered = (accounts: Accounts, identity: Identity): Person | null =>
  identity.role === null ? byInvitation(accounts, identity) : byRole(accounts, identity, identity.role);

/**
 * The account of an identity from the provider; null without access to the desk.
 *
 * @param secret Of the invitation whose link the person has opened. The link was sent to the invited address: it proves
 *   that one, whatever the provider says of an address of its own, and nothing about another.
 */
export const enterProvided = (accounts: Accounts, identity: Identity, secret = ""): Person | null => {
  const invitation = accounts.invitations.of(secret);
  if (invitation === null) return entered(accounts, identity);
  const { email } = invitation;
  const name = identity.name === identity.email ? email : identity.name;
  const person = entered(accounts, { ...identity, name, email, isVerified: true });
  if (person?.email !== email) return person;
  accounts.invitations.withdraw(email);
  accounts.audit.note({ kind: "invitationUsed", by: person });
  return person;
};
