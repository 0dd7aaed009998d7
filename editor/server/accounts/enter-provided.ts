import type { Person, Role } from "../../api/accounts";
import type { Accounts } from "./accounts";

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

/** Somebody whom the provider gives a role needs no invitation. */
const byRole = ({ people }: Accounts, identity: Identity, role: Role): Person | null => {
  const { subject, name, email, isVerified } = identity;
  const own = people.knownBy("subject", subject);
  const provided = { name, role, subject, isProvided: true };
  if (own !== null) return people.provide(own.id, provided);
  const alike = people.knownBy("email", email);
  if (alike === null) return people.add({ ...provided, email });
  // An address that nobody has proved may be another's, and so may the account.
  return isVerified && alike.subject === null ? people.provide(alike.id, provided) : null;
};

/** Others must have an account, or an invitation for their proved address. */
const byInvitation = (accounts: Accounts, identity: Identity): Person | null => {
  const { people, invitations, sessions } = accounts;
  const { subject, name, email, isVerified } = identity;
  const own = people.knownBy("subject", subject);
  if (own !== null && own.isProvided === 0) return people.byId(own.id);
  // The provider has taken the role away.
  if (own !== null) sessions.endAllOf(own.id);
  if (!isVerified || own !== null) return null;
  const alike = people.knownBy("email", email);
  if (alike !== null)
    return alike.subject === null ? people.provide(alike.id, { ...alike, subject, isProvided: false }) : null;
  const invitation = invitations.takeFor(email);
  return invitation === null ? null : people.add({ name, email, role: invitation.role, subject, isProvided: false });
};

/** The account of somebody who comes from the provider of logins; null for those who may not use the desk. */
export const enterProvided = (accounts: Accounts, identity: Identity): Person | null =>
  identity.role === null ? byInvitation(accounts, identity) : byRole(accounts, identity, identity.role);
