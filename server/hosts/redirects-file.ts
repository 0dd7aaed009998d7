import { asLocation } from "../rules/redirects";
import type { SiteFacts } from "../rules/site-facts";

/**
 * In a path, `*` stands for any rest and `:name` for any segment: they are encoded, so that a path is that path and no
 * other.
 */
const literally = (path: string): string =>
  path
    .split("/")
    .map((segment) => encodeURIComponent(segment).replaceAll("*", "%2A"))
    .join("/");

/** After its scheme, `:name` in a target would be replaced. */
const target = (to: string): string => {
  const [, scheme = "", rest = ""] = /^([a-z]+:)?(.*)$/s.exec(asLocation(to)) ?? [];
  return scheme + rest.replaceAll(":", "%3A");
};

const HIDDEN = ["/404", "/_gatsby/*"].map((path) => `${path} /404.html 404!`);

/**
 * `_redirects` for Netlify and Cloudflare, which keep the query by themselves. Only Netlify supports redirects of whole
 * hosts, and the status that hides the not-found page's own address and the slices of which Gatsby assembles pages;
 * Cloudflare skips those lines.
 */
export const redirectsFile = ({ host, aliases, redirects }: SiteFacts): string => {
  const hosts = aliases.flatMap((alias) =>
    ["https", "http"].map((scheme) => `${scheme}://${alias}/* https://${host}/:splat 301!`),
  );
  const paths = redirects.map(({ from, to }) => `${literally(from)} ${target(to)} 301`);
  return [...hosts, ...HIDDEN, ...paths, ""].join("\n");
};
