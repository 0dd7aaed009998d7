import { z } from "zod";

const websiteNode = z.object({
  host: z.string(),
  contact: z.array(z.object({ email: z.string().nullish() })),
});

export const SECURITY_FILE = "/.well-known/security.txt";

/** RFC 9116 recommends less than a year. A site that has not been built for half a year is not maintained. */
const GOOD_FOR_DAYS = 180;

const DAY_MS = 86_400_000;

/**
 * Where to report vulnerabilities (RFC 9116): the first contact of the site with an e-mail address. Null when none has
 * one.
 * @param day The day of the build: "2026-12-05".
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
