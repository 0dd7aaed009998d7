import { HIDDEN, SPECIAL_TYPES, TYPES, UNKNOWN_TYPE } from "../rules/files";
import { AN_HOUR, everyAnswer, type FileHeader, fileHeaders } from "../rules/headers";
import { asLocation, withQuery } from "../rules/redirects";
import type { SiteFacts } from "../rules/site-facts";

export interface NginxOptions {
  /** Where the built site lies. */
  readonly root: string;
  /** Listens to this only, without certificate: for tests. Otherwise to 80 and, with the host's certificate, to 443. */
  readonly listen?: string;
}

const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

const variable = (header: string): string => `$house_${header.toLowerCase().replaceAll("-", "_")}`;

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === "" ? "" : `  ${line}`));

const block = (opening: string, lines: readonly string[]): readonly string[] => [
  `${opening} {`,
  ...indented(lines),
  "}",
];

/** `$uri` is the file that is sent, "/filmer/index.html": it is asked when the headers are written. */
const headerMap = ({ name, rules, otherwise }: FileHeader): readonly string[] =>
  block(`map $uri ${variable(name)}`, [
    `default ${quoted(otherwise)};`,
    ...rules.map(({ path, value }) => `${quoted(`~${path}`)} ${quoted(value)};`),
  ]);

/** An answer of nginx's own has no file. */
const RETURNS = [
  // The address as it was asked for, still encoded, so that nothing that was smuggled in reaches a header.
  ...block("map $request_uri $house_without_slash", [
    'default "";',
    String.raw`"~^[/\\\\]+([^?]*[^/?])/+(\?.*)?$" "/$1$2";`,
  ]),
  ...block("map $request_method $house_allow", ['default "GET, HEAD";', 'GET "";', 'HEAD "";']),
  ...block("map $is_args $house_more_args", ['default "";', '"?" "&$args";']),
];

const target = (to: string): string => {
  const query = to.includes("?") ? "$house_more_args" : "$is_args$args";
  // A dollar of the target's own would be a variable.
  return withQuery(asLocation(to).replaceAll("$", "%24"), query);
};

const redirect = ({ from, to }: SiteFacts["redirects"][number]): readonly string[] => [
  `location = ${quoted(from)} { return 301 ${quoted(target(to))}; }`,
];

const site = (facts: SiteFacts, root: string): readonly string[] => [
  `root ${quoted(root)};`,
  "absolute_redirect off;",
  "server_tokens off;",
  "gzip_static on;",
  "brotli_static on;",
  "gzip_vary on;",
  `default_type ${UNKNOWN_TYPE};`,
  ...block(
    "types",
    Object.entries(TYPES).map(([ending, type]) => `${quoted(type)} ${ending};`),
  ),
  "",
  ...everyAnswer(facts).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  ...fileHeaders(facts)
    .filter(({ name }) => name !== "Cache-Control")
    .map(({ name }) => `add_header ${name} ${variable(name)} always;`),
  "add_header Cache-Control $house_cache always;",
  "add_header Allow $house_allow always;",
  "",
  "if ($house_allow) { return 405; }",
  "if ($house_without_slash) { return 301 $house_without_slash; }",
  "error_page 404 /404.html;",
  `location ~ ${quoted(HIDDEN)} { return 404; }`,
  ...facts.redirects.flatMap(redirect),
  ...SPECIAL_TYPES.flatMap(({ path, type }) =>
    block(`location ~ ${quoted(path)}`, ["types {}", `default_type ${quoted(type)};`, "try_files $uri =404;"]),
  ),
  "location / { try_files $uri $uri/index.html =404; }",
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
    "location ^~ /.well-known/acme-challenge/ { root /var/www/letsencrypt; }",
    `location / { return 301 https://${facts.host}$request_uri; }`,
  ]);

/**
 * The site for nginx, to be included where `http` is configured. It needs the module `brotli_static`
 * (Debian: libnginx-mod-http-brotli-static) and the packed files of `npm run compress`.
 */
export const nginxConfig = (facts: SiteFacts, { root, listen }: NginxOptions): string => {
  const listens = listen === undefined ? withCertificate(facts) : [`listen ${listen};`];
  const lines = [
    "# Written by the build; a change here is lost. See docs/publishing.md.",
    ...fileHeaders(facts).flatMap(headerMap),
    // An answer that moves the reader on must not be kept for ever, should the redirect be taken back.
    ...block("map $status $house_cache", [`default ${variable("Cache-Control")};`, `301 ${quoted(AN_HOUR)};`]),
    ...RETURNS,
    ...server([...listens, `server_name ${facts.host};`, ...site(facts, root)]),
    ...(facts.aliases.length === 0
      ? []
      : server([
          ...listens,
          `server_name ${facts.aliases.join(" ")};`,
          ...everyAnswer(facts).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
          `add_header Cache-Control ${quoted(AN_HOUR)} always;`,
          `return 301 https://${facts.host}$request_uri;`,
        ])),
    ...(listen === undefined ? onPort80(facts) : []),
  ];
  return `${lines.join("\n")}\n`;
};
