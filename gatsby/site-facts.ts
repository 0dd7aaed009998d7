import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SiteFacts } from "../server/rules/site-facts";
import type { SiteRuntime } from "./site-runtime";

export const SITE_FACTS_QUERY = /* GraphQL */ `
  query SiteFacts {
    website {
      host
      aliases
      published
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
    /** Where the site collects errors that readers meet, if it does. */
    readonly errorCollector?: string | null;
  };
  /** Hashes of the scripts that stand in the pages. */
  readonly inlineScripts: readonly string[];
  readonly publicRoot: string;
}

const originsOf = (addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

/** What a server must know of the built site; null when there is none. A page wins over a redirect from its address. */
export const siteFacts = ({ data, runtime, inlineScripts, publicRoot }: BuiltSite): SiteFacts | null => {
  const { website, allRedirectsSettings, allProduction } = data;
  if (!website) return null;
  const { host, aliases, published } = website;
  return {
    host,
    aliases: [...aliases],
    published,
    redirects: allRedirectsSettings.nodes
      .flatMap(({ redirects }) => redirects)
      .filter(({ from }) => !existsSync(join(publicRoot, from, "index.html")))
      .map(({ from, to }) => ({ from, to })),
    filmPlatforms: originsOf([runtime.platform?.url]),
    collectors: originsOf([runtime.errorCollector]),
    players: originsOf(allProduction.nodes.map(({ trailer }) => trailer?.url)).sort(),
    inlineScripts: [...inlineScripts],
  };
};
