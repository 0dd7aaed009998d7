import type { z } from "zod";
import {
  ACCOUNT_ROUTES,
  type acceptanceSchema,
  accountsSchema,
  auditSchema,
  invitationSchema,
  invitedSchema,
  type loginSchema,
  type Role,
  sessionSchema,
} from "../../api/accounts";
import { ask } from "../data/client";

const { session, invitation, acceptance, accounts, invitations, audit } = ACCOUNT_ROUTES;

export const accountsClient = {
  session: () => ask(sessionSchema, session),
  login: (body: z.infer<typeof loginSchema>) => ask(sessionSchema, session, { method: "POST", body }),
  logout: () => ask(sessionSchema, session, { method: "DELETE", body: {} }),
  invitation: (secret: string) => ask(invitationSchema, invitation, { method: "POST", body: { secret } }),
  accept: (body: z.infer<typeof acceptanceSchema>) => ask(sessionSchema, acceptance, { method: "POST", body }),
  accounts: () => ask(accountsSchema, accounts),
  setRole: (id: string, role: Role) => ask(accountsSchema, accounts, { method: "POST", body: { id, role } }),
  remove: (id: string) => ask(accountsSchema, accounts, { method: "DELETE", body: { id } }),
  invite: (email: string, role: Role) => ask(invitedSchema, invitations, { method: "POST", body: { email, role } }),
  withdraw: (email: string) => ask(accountsSchema, invitations, { method: "DELETE", body: { email } }),
  audit: (before: number | null) => ask(auditSchema, before === null ? audit : `${audit}?before=${before}`),
};
