import { contentSecurityPolicy } from "./content-security-policy";
import type { SiteFacts } from "./site-facts";

export type Header = readonly [name: string, value: string];

/** A rule of one header, for paths of files in the built site: "/filmer/index.html". */
export interface PathRule {
  /** With the same meaning in JavaScript, nginx (PCRE) and Caddy (RE2): no lookaround, no named groups. */
  readonly path: string;
  readonly value: string;
}

/**
 * A header whose value depends on the file: that of the first matching rule, or else `otherwise`; an empty value is not
 * sent.
 */
export interface FileHeader {
  readonly name: string;
  readonly rules: readonly PathRule[];
  readonly otherwise: string;
}

const OPEN = "^/(data|kalender|rss)/";

/** Names with a content hash: these files never change. */
export const HASHED: readonly string[] = [
  "^/static/",
  "-[0-9a-f]{20}\\.(js|css)$",
  "^/styles\\.[0-9a-f]{20}\\.css$",
  "^/sok-indeks/",
];

export const IMMUTABLE = "public, max-age=31536000, immutable";
export const ASK_FIRST = "no-cache";
/** Icons, PDF programmes and the like: they change seldom, and an outdated one for an hour breaks no page. */
export const AN_HOUR = "public, max-age=3600";

/** Workers have the policy of their own response, not that of the page. */
const WORKER = "^/(sw|empty-worker)\\.js$";

/**
 * Files to which a browser applies no policy. The policy is a kilobyte, uncompressed, in each of a page's 40 responses.
 * A PDF runs no scripts, and the PDF viewers of some browsers do not work under it. HTML, SVG and XML are documents.
 */
const NO_DOCUMENT = "\\.(js|css|json|webmanifest|txt|ics|png|jpe?g|webp|avif|gif|ico|woff2|pdf)$";

/** Denied to pages and their frames. Others keep their default: players may use full screen. */
const DENIED = ["accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb"];

/** Headers of every response, errors and redirects included. */
export const everyAnswer = ({ published }: Pick<SiteFacts, "published">): readonly Header[] => [
  // Without subdomains, which others may run. Browsers apply it over https only.
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", DENIED.map((feature) => `${feature}=()`).join(", ")],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ...(published ? [] : [["X-Robots-Tag", "noindex"] as const]),
];

/** Headers that differ between files. */
export const fileHeaders = (facts: SiteFacts): readonly FileHeader[] => [
  {
    name: "Content-Security-Policy",
    rules: [
      { path: WORKER, value: contentSecurityPolicy(facts) },
      { path: NO_DOCUMENT, value: "" },
    ],
    otherwise: contentSecurityPolicy(facts),
  },
  {
    name: "Cache-Control",
    rules: [
      ...HASHED.map((path) => ({ path, value: IMMUTABLE })),
      // Files that a deploy replaces under the same name: visitors see the new ones at once.
      { path: "\\.(html|js|json|xml|ics|webmanifest)$", value: ASK_FIRST },
    ],
    otherwise: AN_HOUR,
  },
  // Other sites' pages may read the open data, and channel readers show its pictures.
  {
    name: "Cross-Origin-Resource-Policy",
    rules: [{ path: `${OPEN}|^/static/`, value: "cross-origin" }],
    otherwise: "same-origin",
  },
  { name: "Access-Control-Allow-Origin", rules: [{ path: OPEN, value: "*" }], otherwise: "" },
];

/** The value of a header for a file; empty when it is not sent. */
export const valueFor = ({ rules, otherwise }: FileHeader, file: string): string =>
  rules.find(({ path }) => new RegExp(path).test(file))?.value ?? otherwise;
