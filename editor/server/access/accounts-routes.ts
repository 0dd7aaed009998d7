import type { FastifyInstance } from "fastify";
import {
  ACCOUNT_ROUTES,
  accountRemovalSchema,
  auditQuerySchema,
  type Invited,
  inviteSchema,
  type Accounts as Listed,
  ROLE_NAMES,
  roleChangeSchema,
  withdrawalSchema,
} from "../../api/accounts";
import type { Accounts } from "../accounts/accounts";
import { LastAdmin } from "../accounts/people";
import { NotFound } from "../desk/not-found";
import { personOf } from "./guard";
import { Refusal } from "./refusal";
import { forAdmins } from "./rules";

const LAST = "Dette er den siste ansvarlige. Gi rollen til en annen først.";

const keepingOne = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw error instanceof LastAdmin ? new Refusal(400, LAST) : error;
  }
};

/** Accounts, invitations and the audit trail, for admins. */
export const accountsRoutes = (
  server: FastifyInstance,
  accounts: Accounts,
  linkOf: (secret: string) => string,
): void => {
  const { people, invitations, audit } = accounts;
  const listed = (): Listed => ({
    people: [...people.all()],
    invitations: invitations
      .open()
      .map(({ expires, ...invitation }) => ({ ...invitation, expires: new Date(expires).toISOString() })),
  });
  const known = (id: string) => {
    const person = people.byId(id);
    if (person === null) throw new NotFound(id);
    return person;
  };

  server.get(ACCOUNT_ROUTES.accounts, forAdmins, async () => listed());
  server.post(ACCOUNT_ROUTES.accounts, forAdmins, async (request) => {
    const { id, role } = roleChangeSchema.parse(request.body);
    const { email } = known(id);
    keepingOne(() => people.setRole(id, role));
    audit.note({ kind: "roleChanged", by: personOf(request), about: `${email} til ${ROLE_NAMES[role].toLowerCase()}` });
    return listed();
  });
  server.delete(ACCOUNT_ROUTES.accounts, forAdmins, async (request) => {
    const { id } = accountRemovalSchema.parse(request.body);
    const { email } = known(id);
    keepingOne(() => people.remove(id));
    invitations.withdraw(email);
    audit.note({ kind: "accountRemoved", by: personOf(request), about: email });
    return listed();
  });
  server.post(ACCOUNT_ROUTES.invitations, forAdmins, async (request): Promise<Invited> => {
    const { email, role } = inviteSchema.parse(request.body);
    const { secret, expires } = accounts.invite({ email, role, by: personOf(request) });
    return { email, link: linkOf(secret), expires: new Date(expires).toISOString() };
  });
  server.delete(ACCOUNT_ROUTES.invitations, forAdmins, async (request) => {
    const { email } = withdrawalSchema.parse(request.body);
    if (invitations.withdraw(email)) audit.note({ kind: "invitationWithdrawn", by: personOf(request), about: email });
    return listed();
  });
  server.get(ACCOUNT_ROUTES.audit, forAdmins, async ({ query }) => audit.entries(auditQuerySchema.parse(query).before));
};
