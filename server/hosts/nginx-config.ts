import { createHash } from "node:crypto";
import { CLIENT_FAULT, FAULT_TYPE, FAULTS, faultText, NOT_KEPT, SERVER_FAULT } from "../rules/faults";
import { HIDDEN, SPECIAL_TYPES, TYPES, UNKNOWN_TYPE } from "../rules/files";
import { AN_HOUR, everyAnswer, type FileHeader, fileHeaders } from "../rules/headers";
import { asLocation, withQuery } from "../rules/redirects";
import type { SiteFacts } from "../rules/site-facts";

export interface NginxOptions {
  /** Where the built site is. */
  readonly root: string;
  /** Listens to this only, without certificate: for tests. Otherwise to 80 and, with the host's certificate, to 443. */
  readonly listen?: string;
}

/** A string of nginx. In values, `$` begins a variable and cannot be escaped: see {@link literal}. */
const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** @throws When the text has a dollar sign, which nginx cannot escape. */
const literal = (text: string): string => {
  if (text.includes("$"))
    throw new Error(`nginx kan ikke skrive «$», som står i «${text}». → La SERVED_FROM være en sti uten det.`);
  return quoted(text);
};

const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === "" ? "" : `  ${line}`));

const block = (opening: string, lines: readonly string[]): readonly string[] => [
  `${opening} {`,
  ...indented(lines),
  "}",
];

/** `$uri` is the file that is sent, "/filmer/index.html": it is evaluated when the headers are written. */
const headerMap = ({ name, rules, otherwise }: FileHeader): readonly string[] =>
  block(`map $uri ${variable(name)}`, [
    `default ${literal(otherwise)};`,
    ...rules.map(({ path, value }) => `${quoted(`~${path}`)} ${literal(value)};`),
  ]);

/** A response that nginx generates has no file. */
const RETURNS = [
  // The requested address, still encoded, so that no injected characters reach a header.
  ...block("map $request_uri $site_without_slash", [
    'default "";',
    String.raw`"~^[/\\\\]+([^?]*[^/?])/+(\?.*)?$" "/$1$2";`,
  ]),
  ...block("map $request_method $site_writes", ['default "1";', 'GET "";', 'HEAD "";']),
  ...block("map $status $site_allow", ['default "";', '405 "GET, HEAD";']),
  ...block("map $is_args $site_more_args", ['default "";', '"?" "&$args";']),
];

/** A refused method has no status yet when its response is composed. */
const NO_STATUS = "000";

const FAULT_TEXTS = block("map $status $site_fault", [
  `default ${quoted(`${CLIENT_FAULT}\n`)};`,
  ...[...FAULTS, [NO_STATUS, faultText(405)] as const].map(([status, text]) => `${status} ${quoted(`${text}\n`)};`),
  `"~^5" ${quoted(`${SERVER_FAULT}\n`)};`,
]);

/** All errors for which nginx would send a page of its own; 494 means headers that are too large. */
const FAULT_STATUSES =
  "400 401 403 405 406 408 409 410 411 412 413 414 415 417 421 429 494 495 496 497 500 501 502 503 504 505 507";

const FAULT = "/_site/fault";
const FAULT_OF_RANGE = "/_site/fault-of-range";

/**
 * Short responses in place of nginx's own pages, for every server. An unsatisfiable range is detected after the file's
 * headers were added: the response adds `no-store` to them, and no header twice.
 */
const faults = (facts: SiteFacts): readonly string[] => {
  const asText = ["internal;", "types {}", `default_type ${quoted(FAULT_TYPE)};`];
  const noStore = `add_header Cache-Control ${quoted(NOT_KEPT)} always;`;
  return [
    "server_tokens off;",
    `error_page ${FAULT_STATUSES} ${FAULT};`,
    `error_page 416 ${FAULT_OF_RANGE};`,
    ...block(`location = ${FAULT}`, [
      ...asText,
      "client_max_body_size 0;",
      ...everyAnswer(facts).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      noStore,
      "add_header Allow $site_allow always;",
      "return 405 $site_fault;",
    ]),
    ...block(`location = ${FAULT_OF_RANGE}`, [...asText, noStore, "return 416 $site_fault;"]),
  ];
};

const target = (to: string): string => {
  const query = to.includes("?") ? "$site_more_args" : "$is_args$args";
  return withQuery(asLocation(to), query);
};

const redirect = ({ from, to }: SiteFacts["redirects"][number]): readonly string[] => [
  `location = ${quoted(from)} { return 301 ${quoted(target(to))}; }`,
];

const site = (facts: SiteFacts, root: string): readonly string[] => [
  `root ${literal(root)};`,
  "absolute_redirect off;",
  "gzip_static on;",
  "brotli_static on;",
  "gzip_vary on;",
  `default_type ${UNKNOWN_TYPE};`,
  ...block(
    "types",
    Object.entries(TYPES).map(([ending, type]) => `${quoted(type)} ${ending};`),
  ),
  "",
  ...everyAnswer(facts).map(([name, value]) => `add_header ${name} ${literal(value)} always;`),
  ...fileHeaders(facts)
    .filter(({ name }) => name !== "Cache-Control")
    .map(({ name }) => `add_header ${name} ${variable(name)} always;`),
  "add_header Cache-Control $site_cache always;",
  "",
  // 400 is above all an address that cannot be decoded, such as "/100%". The first line that names a status applies.
  "error_page 400 404 /404.html;",
  ...faults(facts),
  `if ($site_writes) { rewrite ^ ${FAULT} last; }`,
  `location = /404.html { internal; try_files $uri ${FAULT}; }`,
  `location ~ ${quoted(HIDDEN)} { return 404; }`,
  ...facts.redirects.flatMap(redirect),
  ...SPECIAL_TYPES.flatMap(({ path, type }) =>
    block(`location ~ ${quoted(path)}`, ["types {}", `default_type ${quoted(type)};`, "try_files $uri =404;"]),
  ),
  ...block("location /", [
    "if ($site_without_slash) { return 301 $site_without_slash; }",
    "try_files $uri $uri/index.html =404;",
  ]),
];

const server = (lines: readonly string[]): readonly string[] => ["", ...block("server", lines)];

const withCertificate = ({ host }: SiteFacts): readonly string[] => [
  "listen 443 ssl http2;",
  "listen [::]:443 ssl http2;",
  `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
  `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
];

const onPort80 = (facts: SiteFacts): readonly string[] =>
  server([
    "listen 80;",
    "listen [::]:80;",
    `server_name ${[facts.host, ...facts.aliases].join(" ")};`,
    ...faults(facts),
    "location ^~ /.well-known/acme-challenge/ { root /var/www/letsencrypt; }",
    `location / { return 301 https://${facts.host}$request_uri; }`,
  ]);

/**
 * What a site's variables begin with: they belong to the whole nginx, which may serve several sites. Short, because
 * nginx has room for 64 bytes of each name.
 */
const prefixOf = ({ host }: SiteFacts): string =>
  `$site_${createHash("sha256").update(host).digest("hex").slice(0, 6)}_`;

/**
 * The site for nginx, to be included in `http`. It needs the module `brotli_static` (Debian:
 * libnginx-mod-http-brotli-static) and the compressed files of `npm run compress`.
 */
export const nginxConfig = (facts: SiteFacts, { root, listen }: NginxOptions): string => {
  const listens = listen === undefined ? withCertificate(facts) : [`listen ${listen};`];
  const lines = [
    "# Written by the build; a change here is lost. See docs/publishing.md.",
    ...fileHeaders(facts).flatMap(headerMap),
    // Caches must not store a redirect forever: it may be removed.
    ...block("map $status $site_cache", [`default ${variable("Cache-Control")};`, `301 ${quoted(AN_HOUR)};`]),
    ...RETURNS,
    ...FAULT_TEXTS,
    ...server([...listens, `server_name ${facts.host};`, ...site(facts, root)]),
    ...(facts.aliases.length === 0
      ? []
      : server([
          ...listens,
          `server_name ${facts.aliases.join(" ")};`,
          ...faults(facts),
          ...block("location /", [
            ...everyAnswer(facts).map(([name, value]) => `add_header ${name} ${literal(value)} always;`),
            `add_header Cache-Control ${quoted(AN_HOUR)} always;`,
            `return 301 https://${facts.host}$request_uri;`,
          ]),
        ])),
    ...(listen === undefined ? onPort80(facts) : []),
  ];
  return `${lines.join("\n")}\n`.replaceAll("$site_", () => prefixOf(facts));
};
