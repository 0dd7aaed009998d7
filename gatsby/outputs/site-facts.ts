import { statSync } from "node:fs";
import { join } from "node:path";
import { redirectPath, requestedForms } from "../../domain/addresses/redirect-path";
import type { SiteRuntime } from "../../domain/contracts/site-runtime";
import { type SiteFacts, siteFactsSchema } from "../../server/rules/site-facts";

export const SITE_FACTS_QUERY = /* GraphQL */ `
  query SiteFacts {
    website {
      host
      name
      aliases
      published
      stage
    }
    buildMoment {
      moment
    }
    allRedirectsSettings {
      nodes {
        redirects {
          from
          to
        }
      }
    }
    allProduction {
      nodes {
        trailer {
          url
        }
      }
    }
  }
`;

interface BuiltSite {
  readonly data: Queries.SiteFactsQuery;
  readonly runtime: Pick<SiteRuntime, "platform"> & {
    /** Where the site collects errors in browsers; null when it does not. */
    readonly errorCollector?: string | null;
  };
  /** Hashes of the inline scripts of pages. */
  readonly inlineScripts: readonly string[];
  readonly publicRoot: string;
}

/** A placeholder for the site itself, which its pages may always call. */
const OWN = "https://own.invalid";

/** The origins of others among addresses, which may be places on the site itself: "/feil". */
const originsOf = (addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => (address ? [new URL(address, OWN).origin] : [])).filter((origin) => origin !== OWN),
  ),
];

type WrittenRedirect = Queries.SiteFactsQuery["allRedirectsSettings"]["nodes"][number]["redirects"][number];

/**
 * The redirects that servers follow: each path once, since some servers refuse to start otherwise. A page or file of
 * the built site wins over a redirect from its address.
 */
const followed = (written: readonly WrittenRedirect[], publicRoot: string): SiteFacts["redirects"] => {
  const targets = new Map<string, string>();
  for (const { from, to } of written) {
    const path = redirectPath(from);
    if (path === null || targets.has(path)) continue;
    for (const form of requestedForms(path)) targets.set(form, to);
  }
  const isThere = (path: string) =>
    [path, `${path}/index.html`].some((file) => statSync(join(publicRoot, file), { throwIfNoEntry: false })?.isFile());
  return [...targets].filter(([from]) => !isThere(from)).map(([from, to]) => ({ from, to }));
};

/**
 * The facts of the built site for servers; null without a site.
 * @throws When something in it is not valid for a server.
 */
export const siteFacts = ({ data, runtime, inlineScripts, publicRoot }: BuiltSite): SiteFacts | null => {
  const { website, buildMoment, allRedirectsSettings, allProduction } = data;
  if (!website) return null;
  const { host, name, aliases, published, stage } = website;
  return siteFactsSchema.parse({
    host,
    name,
    built: buildMoment?.moment ?? null,
    aliases: [...new Set(aliases)].filter((alias) => alias !== host),
    published: published && stage === "production",
    redirects: followed(
      allRedirectsSettings.nodes.flatMap(({ redirects }) => redirects),
      publicRoot,
    ),
    filmPlatforms: originsOf([runtime.platform?.url]),
    collectors: originsOf([runtime.errorCollector]),
    players: originsOf(allProduction.nodes.map(({ trailer }) => trailer?.url)).sort(),
    inlineScripts: [...inlineScripts],
  });
};
