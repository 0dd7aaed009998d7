import type { Person, Role } from "../../api/accounts";
import type { Accounts } from "./accounts";
import type { OpenInvitation } from "./invitations";

/** Whom the provider of logins has proved somebody to be. */
export interface Identity {
  /** The provider's address and its id of the person, which never changes. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Whether the provider has proved that the address is the person's. */
  readonly isVerified: boolean;
  /** The role that the provider gives; null when it leaves that to invitations. */
  readonly role: Role | null;
}

/**
 * The invitation of an account's address, used up: whoever invites says that the person is the same, though the
 * provider has registered it anew. Sessions of the earlier registration end.
 */
const invitedAnew = ({ invitations, sessions }: Accounts, { id, email }: Person): OpenInvitation | null => {
  const invitation = invitations.takeFor(email);
  if (invitation !== null) sessions.endAllOf(id);
  return invitation;
};

/** Somebody whom the provider gives a role needs no invitation. */
const byRole = (accounts: Accounts, identity: Identity, role: Role): Person | null => {
  const { people } = accounts;
  const { subject, name, email, isVerified } = identity;
  const own = people.knownBy("subject", subject);
  const provided = { name, role, subject, isProvided: true };
  if (own !== null) return people.provide(own.id, provided);
  const alike = people.knownBy("email", email);
  if (alike === null) return people.add({ ...provided, email });
  // An address that nobody has proved may be another's, and so may the account.
  if (!isVerified) return null;
  return alike.subject === null || invitedAnew(accounts, alike) !== null ? people.provide(alike.id, provided) : null;
};

/** Others must have an account, or an invitation for their proved address. */
const byInvitation = (accounts: Accounts, identity: Identity): Person | null => {
  const { people, invitations, sessions } = accounts;
  const { subject, name, email, isVerified } = identity;
  const own = people.knownBy("subject", subject);
  if (own !== null && own.isProvided === 0) return people.byId(own.id);
  // The provider has taken the role away.
  if (own !== null) sessions.endAllOf(own.id);
  if (!isVerified) return null;
  const alike = own ?? people.knownBy("email", email);
  if (alike === null) {
    const invitation = invitations.takeFor(email);
    return invitation === null ? null : people.add({ name, email, role: invitation.role, subject, isProvided: false });
  }
  if (alike.subject === null) return people.provide(alike.id, { ...alike, subject, isProvided: false });
  const invitation = invitedAnew(accounts, alike);
  if (invitation === null) return null;
  // The role is never lowered: otherwise no account might be left that can invite.
  const role = alike.role === "ansvarlig" ? alike.role : invitation.role;
  return people.provide(alike.id, { name, role, subject, isProvided: false });
};

/** The account of somebody who comes from the provider of logins; null for those who may not use the desk. */
export const enterProvided = (accounts: Accounts, identity: Identity): Person | null =>
  identity.role === null ? byInvitation(accounts, identity) : byRole(accounts, identity, identity.role);
