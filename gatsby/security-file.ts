import { z } from "zod";

const websiteNode = z.object({
  host: z.string(),
  contact: z.array(z.object({ email: z.string().nullish() })),
});

export const SECURITY_FILE = "/.well-known/security.txt";

/** RFC 9116 advises less than a year; a site that nobody has built for half a year is watched by nobody. */
const GOOD_FOR_DAYS = 180;

const DAY_MS = 86_400_000;

/**
 * Where faults in security are told, by RFC 9116: to the first of the house's contacts that has an e-mail address. Null when none has.
 * @param day The build's: "2026-12-05".
 */
export const securityText = (website: unknown, day: string): string | null => {
  const parsed = websiteNode.safeParse(website);
  const email = parsed.data?.contact.find((one) => one.email)?.email;
  if (!parsed.success || !email) return null;
  const expires = new Date(Date.parse(day) + GOOD_FOR_DAYS * DAY_MS).toISOString();
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires}`,
    "Preferred-Languages: nb",
    `Canonical: https://${parsed.data.host}${SECURITY_FILE}`,
    "",
  ].join("\n");
};
