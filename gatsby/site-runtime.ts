import { resolve } from "node:path";
import { z } from "zod";
import { type Environment, environment, filmPlatformPartner } from "../src/features/partner-services/build/build";
import type { MemberPages } from "../src/rules/member-screens";
import { writeWhenChanged } from "./write-when-changed";

/** Where webpack finds what the site's scripts must know of it; src/app imports it as "site-runtime.json". */
export const RUNTIME_FILE = resolve(".cache/site-runtime.json");

const websiteNode = z.object({
  partners: z.array(z.object({ id: z.number(), name: z.string() })),
  analytics: z.object({ enabled: z.boolean(), page: z.string().nullable() }),
  errorCollector: z.string().nullable(),
  memberPages: z
    .object({
      login: z.string(),
      account: z.string(),
      password: z.string(),
      profile: z.string(),
      list: z.string(),
      tickets: z.string(),
    })
    .nullable(),
});

export interface SiteRuntime {
  /** The film platform of the first partner, or null when it has none. Its address comes from FILM_PLATFORM_<id>. */
  readonly platform: { readonly site: number; readonly url: string | null } | null;
  /** What analytics call the house. */
  readonly brand: string;
  /** Null when readers are not asked; else the page that tells what is stored. */
  readonly analytics: { readonly page: string | null } | null;
  /** Where errors in the browser are reported; null when nobody wants to know. */
  readonly errorCollector: string | null;
  /** Where the film club's pages are; null for a site without a film club. */
  readonly memberPages: MemberPages | null;
}

/** What the site's scripts must know, from a Website node and the environment. */
export const runtimeOf = (node: unknown, { filmPlatforms }: Pick<Environment, "filmPlatforms">): SiteRuntime => {
  const website = websiteNode.safeParse(node);
  const partners = website.success ? website.data.partners : [];
  const site = filmPlatformPartner(partners);
  return {
    platform: site === null ? null : { site, url: filmPlatforms[site] },
    brand: partners[0]?.name ?? "",
    analytics: website.success && website.data.analytics.enabled ? { page: website.data.analytics.page } : null,
    errorCollector: website.success ? website.data.errorCollector : null,
    memberPages: website.success ? website.data.memberPages : null,
  };
};

export const writeRuntime = (node: unknown): void =>
  writeWhenChanged(RUNTIME_FILE, JSON.stringify(runtimeOf(node, environment())));
