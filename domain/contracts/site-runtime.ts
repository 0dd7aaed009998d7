import { z } from "zod";
import { MEMBER_SCREENS } from "../publishing/member-screens";

/**
 * Site facts for its scripts: `site-runtime.json`, which the build writes and webpack resolves. The build validates it
 * by this schema; scripts import the type only.
 */
export const siteRuntimeSchema = z.strictObject({
  /** The first partner's film platform, or null without one. Its address comes from FILM_PLATFORM_<id>. */
  platform: z.strictObject({ site: z.number(), url: z.string().nullable() }).nullable(),
  /** The site's name in analytics. */
  brand: z.string(),
  /** Null when no consent is asked for; else the path of the page about stored data. */
  analytics: z.strictObject({ page: z.string().nullable() }).nullable(),
  /** Where errors in the browser are reported; null for nowhere. */
  errorCollector: z.string().nullable(),
  /** The paths of the film club's pages; null for a site without a film club. */
  memberPages: z.record(z.enum(MEMBER_SCREENS), z.string()).nullable(),
});

export type SiteRuntime = Readonly<z.infer<typeof siteRuntimeSchema>>;
