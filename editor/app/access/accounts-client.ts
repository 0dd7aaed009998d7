import type { z } from "zod";
import {
  ACCOUNT_ROUTES,
  type acceptanceSchema,
  accountsSchema,
  auditSchema,
  invitationSchema,
  invitedSchema,
  type loginSchema,
  type passwordChangeSchema,
  providerStartSchema,
  type Role,
  sessionSchema,
} from "../../api/accounts";
import { request } from "../data/client";

const { session, password, invitation, providerInvited, acceptance, accounts, invitations, audit } = ACCOUNT_ROUTES;

export const accountsClient = {
  session: () => request(sessionSchema, session),
  login: (body: z.infer<typeof loginSchema>) => request(sessionSchema, session, { method: "POST", body }),
  logout: () => request(sessionSchema, session, { method: "DELETE", body: {} }),
  changePassword: (body: z.infer<typeof passwordChangeSchema>) =>
    request(sessionSchema, password, { method: "POST", body }),
  invitation: (secret: string) => request(invitationSchema, invitation, { method: "POST", body: { secret } }),
  /** Begins a login at the identity provider by which the invitation is accepted. */
  beginInvited: (secret: string) => request(providerStartSchema, providerInvited, { method: "POST", body: { secret } }),
  accept: (body: z.infer<typeof acceptanceSchema>) => request(sessionSchema, acceptance, { method: "POST", body }),
  accounts: () => request(accountsSchema, accounts),
  setRole: (id: string, role: Role) => request(accountsSchema, accounts, { method: "POST", body: { id, role } }),
  remove: (id: string) => request(accountsSchema, accounts, { method: "DELETE", body: { id } }),
  invite: (email: string, role: Role) => request(invitedSchema, invitations, { method: "POST", body: { email, role } }),
  withdraw: (email: string) => request(accountsSchema, invitations, { method: "DELETE", body: { email } }),
  audit: (before: number | null) => request(auditSchema, before === null ? audit : `${audit}?before=${before}`),
};
