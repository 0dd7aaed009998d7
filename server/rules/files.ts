/** What a file is, by the end of its name. A server that does not know it sends bytes. */
export const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  pdf: "application/pdf",
  wasm: "application/wasm",
};

export const UNKNOWN_TYPE = "application/octet-stream";

/** Files whose name does not tell what they are. */
export const SPECIAL_TYPES: readonly { readonly path: string; readonly type: string }[] = [
  { path: "^/rss/.+\\.xml$", type: "application/rss+xml; charset=utf-8" },
  { path: "\\.schema\\.json$", type: "application/schema+json; charset=utf-8" },
];

/** The Content-Type of a file in the built site. */
export const typeOf = (file: string): string =>
  SPECIAL_TYPES.find(({ path }) => new RegExp(path).test(file))?.type ??
  TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ??
  UNKNOWN_TYPE;

/** What is worth packing; pictures, fonts and PDFs are packed inside. */
export const PACKED = "\\.(html|js|css|json|webmanifest|xml|txt|ics|svg|wasm)$";

/**
 * Files of a build that no reader asks for: statistics of webpack's, maps of the scripts to their sources, a library that no page
 * uses. A build takes them away at its end. The not-found page needs one file only, which is sent in place of what is missing.
 */
export const INTERNAL =
  "^/(webpack\\.stats|chunk-map)\\.json$|^/~partytown(/|$)|\\.(m?js|css)\\.map$|^/404/index\\.html$";

/**
 * Files in the built site that are nobody's to read: dot files (but /.well-known, the only one with a w), what is meant for
 * servers, what Gatsby puts pages together from, the not-found page by its own name. They are as if they were not there.
 */
export const HIDDEN = `/\\.([^w]|$)|^/_(headers|redirects)$|^/_gatsby(/|$)|^/404(\\.html)?$|\\.(br|gz)$|${INTERNAL}`;

export const isHidden = (file: string): boolean => new RegExp(HIDDEN).test(file);

export const isInternal = (file: string): boolean => new RegExp(INTERNAL).test(file);
