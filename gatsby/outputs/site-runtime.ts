import { resolve } from "node:path";
import { z } from "zod";
import { type SiteRuntime, siteRuntimeSchema } from "../../domain/contracts/site-runtime";
import { type Environment, environment, filmPlatformPartner } from "../../src/features/partner-services/build/build";
import { writeContract } from "./write-contract";

/** The file that webpack resolves as "site-runtime.json". */
export const RUNTIME_FILE = resolve(".cache/site-runtime.json");

const websiteNode = z.object({
  partners: z.array(z.object({ id: z.number(), name: z.string() })),
  analytics: z.object({ enabled: z.boolean(), page: z.string().nullable() }),
  errorCollector: z.string().nullable(),
  memberPages: siteRuntimeSchema.shape.memberPages,
});

/** The facts of the site for its scripts, from a Website node and the environment. */
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
  writeContract({ file: RUNTIME_FILE, schema: siteRuntimeSchema, value: runtimeOf(node, environment()) });
