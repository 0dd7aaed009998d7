import { asLocation } from "../rules/redirects";
import type { SiteFacts } from "../rules/site-facts";

/** Where a host would see the end of an address. */
const inOneWord = (path: string): string => asLocation(path).replaceAll(" ", "%20");

const HIDDEN = ["/404", "/_gatsby/*"].map((path) => `${path} /404.html 404!`);

/**
 * `_redirects` for Netlify and Cloudflare, which keep the query by themselves. Of whole hosts only Netlify takes
 * notice, and of the status that hides the not-found page's own address and what Gatsby puts pages together from; Cloudflare
 * skips those lines.
 */
export const redirectsFile = ({ host, aliases, redirects }: SiteFacts): string => {
  const hosts = aliases.flatMap((alias) =>
    ["https", "http"].map((scheme) => `${scheme}://${alias}/* https://${host}/:splat 301!`),
  );
  const paths = redirects.map(({ from, to }) => `${inOneWord(from)} ${inOneWord(to)} 301`);
  return [...hosts, ...HIDDEN, ...paths, ""].join("\n");
};
