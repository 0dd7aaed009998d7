import { asLocation } from "../rules/redirects";
import type { SiteFacts } from "../rules/site-facts";

/** Where a host would see the end of an address. */
const inOneWord = (path: string): string => asLocation(path).replaceAll(" ", "%20");

/**
 * `_redirects` for Netlify and Cloudflare, which keep the query by themselves. Of whole hosts only Netlify takes
 * notice; Cloudflare skips those lines.
 */
export const redirectsFile = ({ host, aliases, redirects }: SiteFacts): string => {
  const hosts = aliases.flatMap((alias) =>
    ["https", "http"].map((scheme) => `${scheme}://${alias}/* https://${host}/:splat 301!`),
  );
  const paths = redirects.map(({ from, to }) => `${inOneWord(from)} ${inOneWord(to)} 301`);
  return [...hosts, ...paths, ""].join("\n");
};
