/** Content types by the end of the file's name. */
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
};

export const UNKNOWN_TYPE = "application/octet-stream";

/** Files whose type does not follow from the end of their name. */
export const SPECIAL_TYPES: readonly { readonly path: string; readonly type: string }[] = [
  { path: "^/rss/.+\\.xml$", type: "application/rss+xml; charset=utf-8" },
  { path: "\\.schema\\.json$", type: "application/schema+json; charset=utf-8" },
];

/** The Content-Type of a file in the built site. */
export const typeOf = (file: string): string =>
  SPECIAL_TYPES.find(({ path }) => new RegExp(path).test(file))?.type ??
  TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ??
  UNKNOWN_TYPE;

/** Types worth compressing; pictures, fonts and PDFs are compressed already. */
export const PACKED = "\\.(html|js|css|json|webmanifest|xml|txt|ics|svg)$";

/**
 * Files of a build that nothing requests: webpack's statistics, source maps, a library that no page uses. The last step
 * of a build deletes them. The not-found page is one file, 404.html; its folder is not needed.
 */
const INTERNAL = "^/(webpack\\.stats|chunk-map)\\.json$|^/~partytown(/|$)|\\.(m?js|css)\\.map$|^/404/index\\.html$";

/**
 * Files that are answered with 404: dot files (except /.well-known, the only one with a w), files for servers, the
 * slices from which Gatsby assembles pages, and the not-found page by its own name.
 */
export const HIDDEN = `/\\.([^w]|$)|^/_(headers|redirects)$|^/_gatsby(/|$)|^/404(\\.html)?$|\\.(br|gz)$|${INTERNAL}`;

export const isHidden = (file: string): boolean => new RegExp(HIDDEN).test(file);

export const isInternal = (file: string): boolean => new RegExp(INTERNAL).test(file);
