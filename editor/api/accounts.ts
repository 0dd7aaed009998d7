import { z } from "zod";

/** Access to a hosted desk. A local desk is open to everyone, without login. */

export const ACCOUNT_ROUTES = {
  /** GET returns the person logged in, POST logs in, DELETE logs out. */
  session: "/api/innlogging",
  /** POST changes one's own password. */
  password: "/api/innlogging/passord",
  /** Start and callback of login at the identity provider. */
  providerStart: "/innlogging/start",
  providerEnd: "/innlogging/svar",
  /** 204 when logged in; lets a web server guard the preview. */
  access: "/api/tilgang",
  invitation: "/api/invitasjon",
  /** Begins a login at the identity provider by which an invitation is accepted. */
  providerInvited: "/api/invitasjon/innlogging",
  acceptance: "/api/invitasjon/svar",
  /** GET lists accounts and invitations, POST changes a role, DELETE removes an account. */
  accounts: "/api/kontoer",
  /** POST creates an invitation, DELETE withdraws it. */
  invitations: "/api/kontoer/invitasjoner",
  audit: "/api/hendelser",
} as const;

export const ROLES = ["editor", "admin"] as const;

export const roleSchema = z.enum(ROLES);

export type Role = z.infer<typeof roleSchema>;

export const ROLE_NAMES: Readonly<Record<Role, string>> = { editor: "Redaktør", admin: "Ansvarlig" };

export const personSchema = z.object({ id: z.string(), email: z.string(), name: z.string(), role: roleSchema });

export type Person = z.infer<typeof personSchema>;

export const sessionSchema = z.object({
  /** Login method; "none" on a local desk. */
  login: z.enum(["none", "password", "provider"]),
  /** Display name of the identity provider; empty without one. */
  provider: z.string(),
  person: personSchema.nullable(),
  /** After logout, while the session at the identity provider lasts: its logout URL; empty when it has none. */
  providerLogout: z.string().optional(),
});

export type Session = z.infer<typeof sessionSchema>;

/** Reasons for a refused login at the identity provider. */
export const PROVIDER_REFUSALS = {
  ukjent:
    "Du har ikke tilgang til redaksjonen. Har du fått en lenke med en invitasjon, så åpne den igjen. Ellers kan en ansvarlig invitere deg.",
  avbrutt: "Innloggingen ble avbrutt eller tok for lang tid. Prøv igjen.",
  igjen: "Denne innloggingen er allerede brukt, eller den ble for gammel. Logg inn på nytt her.",
  grupper:
    "Du er med i så mange grupper at innloggingstjenesten ikke oppga dem, og vi vet ikke om du har tilgang. Be den som har ansvar for driften, om å bruke roller i stedet for grupper, eller be en ansvarlig om å invitere deg.",
  utilgjengelig: "Innloggingstjenesten svarer ikke. Prøv igjen om litt.",
} as const;

export type ProviderRefusal = keyof typeof PROVIDER_REFUSALS;

export const MIN_PASSWORD_LENGTH = 12;

export const emailSchema = z.string().trim().toLowerCase().max(200).pipe(z.email());

export const loginSchema = z.object({ email: z.string().trim().toLowerCase().max(200), password: z.string().max(500) });

const secret = z.string().max(100);

export const invitationRequestSchema = z.object({ secret });

/** An invitation as its holder sees it. */
export const invitationSchema = z.object({
  email: z.string(),
  role: roleSchema,
  /** Name of an existing account that gets a new password; empty for a new account. */
  name: z.string(),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** Where the browser goes to log in. */
export const providerStartSchema = z.object({ address: z.url() });

export type ProviderStart = z.infer<typeof providerStartSchema>;

export const acceptanceSchema = z.object({
  secret,
  name: z.string().trim().min(1).max(100),
  password: z.string().min(MIN_PASSWORD_LENGTH).max(500),
});

export const passwordChangeSchema = z.object({
  old: z.string().max(500),
  password: z.string().min(MIN_PASSWORD_LENGTH).max(500),
});

export const accountsSchema = z.object({
  people: z.array(personSchema),
  /** Open invitations; `expires` is an ISO instant. */
  invitations: z.array(z.object({ email: z.string(), role: roleSchema, invitedBy: z.string(), expires: z.string() })),
});

export type Accounts = z.infer<typeof accountsSchema>;

export const inviteSchema = z.object({ email: emailSchema, role: roleSchema });

export const invitedSchema = z.object({ email: z.string(), link: z.string(), expires: z.string() });

export type Invited = z.infer<typeof invitedSchema>;

export const withdrawalSchema = z.object({ email: z.string().max(200) });

export const roleChangeSchema = z.object({ id: z.string().max(100), role: roleSchema });

export const accountRemovalSchema = z.object({ id: z.string().max(100) });

export const AUDIT_KINDS = {
  login: "Logget inn",
  loginFailed: "Mislykket innlogging",
  loginLimited: "For mange innlogginger",
  logout: "Logget ut",
  invited: "Inviterte",
  invitationWithdrawn: "Trakk tilbake invitasjon",
  invitationUsed: "Brukte invitasjon",
  roleChanged: "Endret rolle",
  accountRemoved: "Fjernet konto",
  saved: "Lagret",
  pictureAdded: "La til bilde",
  pictureRemoved: "Fjernet bilde",
  undone: "Angret",
  published: "Publiserte",
  publishingPlanned: "Planla publisering",
  publishingCancelled: "Avlyste publisering",
  wentBack: "Gikk tilbake til forrige utgave",
  passwordChanged: "Byttet passord",
  passwordRefused: "Mislykket bytte av passord",
} as const;

export type AuditKind = keyof typeof AUDIT_KINDS;

const auditEntrySchema = z.object({
  number: z.number(),
  at: z.string(),
  /** Name and email of the person; empty when nobody was logged in. */
  who: z.string(),
  email: z.string(),
  what: z.string(),
  about: z.string(),
  /** IP address, for logins. */
  address: z.string(),
});

/** Entries before this number; the latest without it. */
export const auditQuerySchema = z.object({ before: z.coerce.number().int().positive().optional() });

/** Latest first. */
export const auditSchema = z.object({ entries: z.array(auditEntrySchema), hasMore: z.boolean() });

export type AuditPage = z.infer<typeof auditSchema>;
