/** What the worker responds to: pages, their data, code (scripts, styles, fonts) and pictures. */
export type Kind = "page" | "data" | "code" | "picture";

type RequestFacts = Pick<Request, "method" | "mode" | "url" | "cache" | "headers">;

/** Files with a content hash in their name, which are immutable. */
const CODE = /^\/(?:[^/]+-[0-9a-f]{20}\.js|styles\.[0-9a-f]{20}\.css|static\/.+\.woff2)$/;
const PICTURE = /^\/static\/.+\.(?:webp|avif|jpe?g|png|svg)$/;
const DATA = /^\/(?:page-data|slice-data|data\/film)\/.+\.json$/;
const PAGE = /^\/(?:[^.]*|.*\.html)$/;

/** The kind of a file, by its path; null for one that is left to the network. */
export const kindOfFile = (path: string): Exclude<Kind, "page"> | null => {
  if (DATA.test(path)) return "data";
  if (CODE.test(path)) return "code";
  return PICTURE.test(path) ? "picture" : null;
};

/**
 * The kind of a request. Null for everything that is not the site's own or not cacheable: the film platform, the search
 * index, calendars, PDFs, range requests, and requests that bypass all caches.
 */
export const kindOf = ({ method, mode, url, cache, headers }: RequestFacts, origin: string): Kind | null => {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin || headers.has("range")) return null;
  if (mode === "navigate") return PAGE.test(pathname) ? "page" : null;
  return cache === "no-store" ? null : kindOfFile(pathname);
};

/** The content type that a response must have, so that a host's HTML error page is never cached as a script. */
const TYPES: Readonly<Record<Kind, RegExp>> = {
  page: /^text\/html\b/,
  data: /^application\/json\b/,
  code: /javascript|^text\/css\b|font|octet-stream/,
  picture: /^image\//,
};

/** True when a response is complete, not redirected, and of the content type of its kind. */
export const isCacheable = (kind: Kind, { status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && TYPES[kind].test(headers.get("content-type") ?? "");

/** What each answer of the build has, and no page of a captive portal, a proxy or a host; nor has an empty answer. */
const OWN = { page: /\sid="___gatsby"/, data: /^\s*\{.*\}\s*$/s };

/** True for a cacheable response that the site has written. Only such a one may replace a cached one. */
export const isOwn = async (kind: keyof typeof OWN, response: Response): Promise<boolean> =>
  isCacheable(kind, response) && OWN[kind].test(await response.clone().text());

/** True for a page of the site at the end of a redirect. */
export const isOwnRedirected = async (response: Response): Promise<boolean> =>
  response.redirected &&
  // A copy that is made here does not count as redirected.
  isOwn("page", new Response(await response.text(), response));
