/** The secret is behind "#", so that it is in no server's log and no referrer. */
export const invitationLink = (origin: string, secret: string): string => `${origin}/#/invitasjon/${secret}`;
