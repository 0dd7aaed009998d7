import { CLIENT_FAULT, FAULT_TYPE, FAULTS, NOT_KEPT, SERVER_FAULT } from "../rules/faults";
import { HIDDEN, PACKED, SPECIAL_TYPES, TYPES } from "../rules/files";
import { AN_HOUR, ASK_FIRST, everyAnswer, type FileHeader, fileHeaders } from "../rules/headers";
import { asLocation, withQuery } from "../rules/redirects";
import type { SiteFacts } from "../rules/site-facts";

export interface CaddyOptions {
  /** Where the built site is. */
  readonly root: string;
  /** Serves host and aliases on this port, without certificate: for tests. Otherwise Caddy obtains certificates. */
  readonly port?: number;
}

/** A string of Caddy. `{` begins a placeholder in it, which redirects need; {@link literal} allows none. */
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** @throws When the text has a brace, which Caddy would read as a placeholder or an environment variable. */
const literal = (text: string): string => {
  if (/[{}]/.test(text))
    throw new Error(`Caddy kan ikke skrive { og }, som står i «${text}». → La SERVED_FROM være en sti uten dem.`);
  return quoted(text);
};

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => (line === "" ? "" : `\t${line}`));

const block = (opening: string, lines: readonly string[]): readonly string[] => [
  `${opening} {`,
  ...indented(lines),
  "}",
];

/** The first matching rule applies; a regular expression in a matcher is between backquotes. */
const fileHeader = ({ name, rules, otherwise }: FileHeader): readonly string[] => {
  const id = name.toLowerCase();
  const set = (matcher: string, value: string) => (value === "" ? [] : [`header ${matcher} ${name} ${literal(value)}`]);
  const others = rules.map(({ path }) => `not path_regexp \`${path}\``);
  return [
    ...rules.flatMap(({ path, value }, index) => [
      ...block(`@${id}-${index}`, [`path_regexp \`${path}\``, ...others.slice(0, index)]),
      ...set(`@${id}-${index}`, value),
    ]),
    ...(otherwise === "" ? [] : [...block(`@${id}`, others), ...set(`@${id}`, otherwise)]),
  ];
};

/** Caddy sets it on compressed responses only; caches need it on plain ones too. */
const VARY = [`@packed path_regexp \`${PACKED}\``, ...block("header @packed", ["Vary Accept-Encoding", "defer"])];

/** Only what Caddy's defaults lack or contradict. */
const types = (): readonly string[] => [
  ...Object.entries(TYPES).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type ${quoted(type)}`,
  ]),
  ...SPECIAL_TYPES.flatMap(({ path, type }, index) => [
    `@type-${index} path_regexp \`${path}\``,
    `header @type-${index} Content-Type ${quoted(type)}`,
  ]),
];

const moved = (matcher: string, location: string): readonly string[] => [
  ...block(`handle ${matcher}`, [`header Cache-Control ${quoted(AN_HOUR)}`, `redir * ${quoted(location)} 301`]),
];

/**
 * An exact path, as an expression of plain letters only: characters that are special to Caddy or to RE2 are written by
 * their code.
 */
const exactly = (path: string): string => {
  const letters = [...path].map((letter) =>
    /[\w/-]/.test(letter) ? letter : `\\x{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return `^${letters.join("")}$`;
};

/** A short response instead of a file; its status is the error's. */
const fault = (text: string): readonly string[] => [
  `header Content-Type ${quoted(FAULT_TYPE)}`,
  `header Cache-Control ${quoted(NOT_KEPT)}`,
  // Caddy reads a line break literally.
  `respond ${quoted(`${text}\n`)} {err.status_code}`,
];

/** The not-found page for missing files, if the site has one, and a text for other errors. */
const FAULT_ROUTE: readonly string[] = [
  ...block("@page", ["expression {err.status_code} == 404", "file /404.html"]),
  ...block("handle @page", block("route", ["rewrite * /404.html", "import site_file"])),
  ...FAULTS.flatMap(([status, text]) => [
    `@fault-${status} expression {err.status_code} == ${status}`,
    ...block(`handle @fault-${status}`, fault(text)),
  ]),
  "@fault expression {err.status_code} >= 500",
  ...block("handle @fault", fault(SERVER_FAULT)),
  ...block("handle", fault(CLIENT_FAULT)),
];

const redirects = (facts: SiteFacts): readonly string[] =>
  facts.redirects.flatMap(({ from, to }, index) => [
    `@redirect-${index} path_regexp \`${exactly(from)}\``,
    ...moved(`@redirect-${index}`, withQuery(asLocation(to), to.includes("?") ? "{site.more}" : "{site.query}")),
  ]);

const site = (facts: SiteFacts, root: string): readonly string[] => [
  `root * ${literal(root)}`,
  // A query with its question mark, and with an ampersand instead; both are empty without one.
  ...block("map {query} {site.query} {site.more}", ['"" "" ""', 'default "?{query}" "&{query}"']),
  ...block("route", [
    "@write not method GET HEAD",
    ...block("handle @write", ['header Allow "GET, HEAD"', "error 405"]),
    ...redirects(facts),
    "@slash path_regexp slash `^[/\\\\]+(.*[^/])/+$`",
    ...moved("@slash", "/{re.slash.1}{site.query}"),
    `@hidden path_regexp \`${HIDDEN}\``,
    "error @hidden 404",
    "try_files {path} {path}/index.html =404",
    "import site_file",
  ]),
  ...block("handle_errors", block("route", FAULT_ROUTE)),
];

/** The site for Caddy, version 2. It sends the compressed files of `npm run compress`. */
export const caddyfile = (facts: SiteFacts, { root, port }: CaddyOptions): string => {
  const address = (host: string) => (port === undefined ? host : `http://${host}:${port}`);
  const anyHost = port === undefined ? "https://" : `http://:${port}`;
  const always = block(
    "header",
    everyAnswer(facts).map(([name, value]) => `${name} ${literal(value)}`),
  );
  const lines = [
    "# Written by the build; a change here is lost. See docs/publishing.md.",
    ...block("(site_file)", [
      ...fileHeaders(facts).flatMap(fileHeader),
      ...types(),
      ...VARY,
      // Caddy sends the response for an unsatisfiable range with the file's own headers.
      "@part header Range *",
      `header @part Cache-Control ${quoted(ASK_FIRST)}`,
      ...block("file_server", ["precompressed br gzip"]),
    ]),
    "",
    ...block(address(facts.host), [...always, ...site(facts, root)]),
    "",
    // Other names of the machine: aliases, full names with a final dot, its IP address.
    ...block([...facts.aliases.map(address), anyHost].join(", "), [
      ...always,
      `header Cache-Control ${quoted(AN_HOUR)}`,
      `redir https://${facts.host}{uri} 301`,
    ]),
  ];
  return `${lines.join("\n")}\n`;
};
