/** The secret is in the fragment, which keeps it out of server logs and referrers. */
export const invitationLink = (origin: string, secret: string): string => `${origin}/#/invitasjon/${secret}`;
