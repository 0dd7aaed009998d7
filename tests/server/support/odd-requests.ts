import { FACTS } from "./built-site";
import { PDF, SCRIPT } from "./cases";

/**
 * Requests that no browser sends, as bytes, and the allowed responses. Servers may interpret the rules of HTTP
 * differently.
 */
export interface OddRequest {
  readonly name: string;
  readonly bytes: string;
  /** Null for a connection that is closed without a response. */
  readonly statuses: readonly (number | null)[];
  /** The Location of a 301. */
  readonly location?: string;
}

interface Asked {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

const asking = (path: string, { method = "GET", host = FACTS.host, headers = [], body = "" }: Asked = {}): string =>
  [`${method} ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", body].join("\r\n");

const PAGE = "/filmer";
const HOME = `https://${FACTS.host}`;

const methods: readonly OddRequest[] = [
  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"].map((method) => ({
    name: `${method} of a page`,
    bytes: asking(PAGE, { method, headers: ["Content-Length: 0"] }),
    statuses: [405],
  })),
  {
    name: "POST with a body",
    bytes: asking(PAGE, { method: "POST", headers: ["Content-Length: 3"], body: "abc" }),
    statuses: [405],
  },
  {
    name: "POST of gigabytes",
    bytes: asking(PAGE, { method: "POST", headers: ["Content-Length: 9999999999"], body: "abc" }),
    statuses: [405],
  },
  {
    name: "POST with a slash",
    bytes: asking(`${PAGE}/`, { method: "POST", headers: ["Content-Length: 0"] }),
    statuses: [405],
  },
  { name: "a method of its own", bytes: asking(PAGE, { method: "BREW" }), statuses: [400, 405] },
  { name: "a method in lower case", bytes: asking(PAGE, { method: "get" }), statuses: [400, 405] },
  { name: "CONNECT", bytes: asking("example.com:443", { method: "CONNECT" }), statuses: [null, 301, 400, 405] },
  { name: "OPTIONS of the server", bytes: asking("*", { method: "OPTIONS" }), statuses: [200, 400, 405] },
];

const paths: readonly OddRequest[] = [
  ...[
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/../package.json",
    "/static/..%2f..%2fpackage.json",
    "/filmer%00.html",
  ].map((path) => ({ name: path, bytes: asking(path), statuses: [400, 404] })),
  ...["/..\\package.json", "/..%5c..%5cpackage.json", "/%E0%A4%A", "/%zz", "/%", "/%ff%fe", "/p\xe5ske"].map(
    (path) => ({
      name: path,
      bytes: asking(path),
      statuses: [400, 404],
    }),
  ),
  ...["/fil mer", "/fil\tmer", "filmer", "?a", "*"].map((path) => ({
    name: path,
    bytes: asking(path),
    statuses: [400, 404],
  })),
  ...["/filmer;a=b", "///finnes///ikke", "/FILMER"].map((path) => ({
    name: path,
    bytes: asking(path),
    statuses: [404],
  })),
  ...["//filmer", "/filmer?", "/filmer%2Findex.html", "/./filmer", `http://${FACTS.host}/filmer`].map((path) => ({
    name: path,
    bytes: asking(path),
    statuses: [200, 404],
  })),
  { name: "/filmer#i-dag", bytes: asking("/filmer#i-dag"), statuses: [200, 400, 404] },
  {
    name: "an absolute address with a slash",
    bytes: asking(`http://${FACTS.host}/filmer/?a=1`),
    statuses: [301],
    location: "/filmer?a=1",
  },
  { name: "//example.com/", bytes: asking("//example.com/"), statuses: [301], location: "/example.com" },
  { name: "/\\example.com/", bytes: asking("/\\example.com/"), statuses: [301], location: "/example.com" },
  ...["/_gatsby/slices/header-1.html", "//_gatsby/slices/header-1.html", "/./_gatsby/slices/header-1.html"].map(
    (path) => ({
      name: path,
      bytes: asking(path),
      statuses: [404],
    }),
  ),
  ...["/_gatsby%2Fslices/header-1.html", "/%5fgatsby/slices/header-1.html", "//index.html.br", "/%2ehemmelig"].map(
    (path) => ({
      name: path,
      bytes: asking(path),
      statuses: [404],
    }),
  ),
  ...[300, 3000, 20_000, 200_000].map((length) => ({
    name: `a path of ${length} characters`,
    bytes: asking(`/${"a".repeat(length)}`),
    statuses: [404, 414, 431],
  })),
  { name: "a path of 3500 folders", bytes: asking(`/${"a/".repeat(3500)}b`), statuses: [404] },
];

const headers: readonly OddRequest[] = [
  ...["bytes=999999999-", "bytes=abc", "bytes=5-2", "bytes=-0", "bytes=99999999999999999999-"].map((range) => ({
    name: `Range: ${range}`,
    bytes: asking(PDF, { headers: [`Range: ${range}`] }),
    statuses: [200, 206, 416],
  })),
  { name: "no such part of a page", bytes: asking(PAGE, { headers: ["Range: bytes=999999999-"] }), statuses: [416] },
  {
    name: "no such part of a packed page",
    bytes: asking(PAGE, { headers: ["Range: bytes=999999999-", "Accept-Encoding: br, gzip"] }),
    statuses: [200, 416],
  },
  {
    name: "no such part of what is not there",
    bytes: asking("/finnes-ikke", { headers: ["Range: bytes=999999999-"] }),
    statuses: [404, 416],
  },
  {
    name: "500 parts",
    bytes: asking(PDF, {
      headers: [`Range: bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(",")}`],
    }),
    statuses: [200, 206, 416],
  },
  { name: "another unit", bytes: asking(PDF, { headers: ["Range: sider=1-2"] }), statuses: [200, 416] },
  {
    name: "If-Modified-Since without a date",
    bytes: asking(PAGE, { headers: ["If-Modified-Since: i går"] }),
    statuses: [200],
  },
  { name: "If-None-Match: *", bytes: asking(PAGE, { headers: ["If-None-Match: *"] }), statuses: [304] },
  { name: "If-Match of another", bytes: asking(PAGE, { headers: ['If-Match: "x"'] }), statuses: [412] },
  {
    name: "If-Unmodified-Since long ago",
    bytes: asking(PAGE, { headers: ["If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT"] }),
    statuses: [412],
  },
  ...[20_000, 200_000, 2_000_000].map((length) => ({
    name: `a header of ${length} characters`,
    bytes: asking(PAGE, { headers: [`X-Long: ${"a".repeat(length)}`] }),
    statuses: [200, 400, 431],
  })),
  {
    name: "2000 headers",
    bytes: asking(PAGE, { headers: Array.from({ length: 2000 }, (_, at) => `X-${at}: a`) }),
    statuses: [200, 400, 431],
  },
  { name: "a header without a name", bytes: asking(PAGE, { headers: ["Bare tekst"] }), statuses: [400] },
  { name: "a header with a null", bytes: asking(PAGE, { headers: ["X: a\0b"] }), statuses: [400] },
  { name: "a length that is none", bytes: asking(PAGE, { headers: ["Content-Length: tre"] }), statuses: [400] },
  {
    name: "two ways to tell a length",
    bytes: asking(PAGE, {
      method: "POST",
      headers: ["Transfer-Encoding: chunked", "Content-Length: 5"],
      body: "0\r\n\r\n",
    }),
    statuses: [400, 405],
  },
  {
    name: "an unknown transfer encoding",
    bytes: asking(PAGE, { headers: ["Transfer-Encoding: xyz"] }),
    statuses: [400, 501],
  },
  { name: "an unknown expectation", bytes: asking(PAGE, { headers: ["Expect: alt"] }), statuses: [200, 417] },
  { name: "an upgrade", bytes: asking(PAGE, { headers: ["Upgrade: websocket"] }), statuses: [200] },
  { name: "odd encodings", bytes: asking(PAGE, { headers: ["Accept-Encoding: ;;q=, ,brx"] }), statuses: [200] },
  { name: "a cookie of odd signs", bytes: asking(SCRIPT, { headers: ["Cookie: \xff=;;=%%%"] }), statuses: [200] },
];

const [alias = ""] = FACTS.aliases;

const hosts: readonly OddRequest[] = [
  ...[alias, alias.toUpperCase(), `${alias}.`, `${alias}:8443`, `${alias.toUpperCase()}.:8443`].map((host) => ({
    name: `Host: ${host}`,
    bytes: asking("/filmer?dag=i-dag", { host }),
    statuses: [301],
    location: `${HOME}/filmer?dag=i-dag`,
  })),
  {
    name: "an alias with a path like a host",
    bytes: asking("//example.com/%0d%0aX:1", { host: alias }),
    statuses: [301],
    location: `${HOME}//example.com/%0d%0aX:1`,
  },
  ...[FACTS.host.toUpperCase(), `${FACTS.host}:8443`].map((host) => ({
    name: `Host: ${host}`,
    bytes: asking(PAGE, { host }),
    statuses: [200],
  })),
  ...[`${FACTS.host}.`, "ukjent.example.com", "127.0.0.1", "[::1]:8000"].map((host) => ({
    name: `Host: ${host}`,
    bytes: asking(PAGE, { host }),
    statuses: [200, 301],
    location: `${HOME}${PAGE}`,
  })),
  { name: "an empty host", bytes: asking(PAGE, { host: "" }), statuses: [200, 301, 400], location: `${HOME}${PAGE}` },
  { name: "a host with a space", bytes: asking(PAGE, { host: "a b" }), statuses: [400] },
  { name: "a host with markup", bytes: asking(PAGE, { host: "a<script>" }), statuses: [200, 400] },
  { name: "two hosts", bytes: asking(PAGE, { headers: ["Host: example.com"] }), statuses: [400] },
  { name: "no host", bytes: `GET ${PAGE} HTTP/1.1\r\nConnection: close\r\n\r\n`, statuses: [400] },
];

const versions: readonly OddRequest[] = [
  {
    name: "HTTP/1.0 without a host",
    bytes: `GET ${PAGE} HTTP/1.0\r\n\r\n`,
    statuses: [200, 301],
    location: `${HOME}${PAGE}`,
  },
  { name: "HTTP/1.0", bytes: `GET ${PAGE}/ HTTP/1.0\r\nHost: ${FACTS.host}\r\n\r\n`, statuses: [301], location: PAGE },
  { name: "HTTP/3.0", bytes: `GET ${PAGE} HTTP/3.0\r\nHost: ${FACTS.host}\r\n\r\n`, statuses: [400, 505] },
  { name: "another protocol", bytes: `GET ${PAGE} HTTQ/1.1\r\nHost: ${FACTS.host}\r\n\r\n`, statuses: [400] },
  { name: "the start of a TLS connection", bytes: "\x16\x03\x01\x00\xa5\x01\x00\x00\r\n\r\n", statuses: [400] },
  { name: "a line of text", bytes: "HALLO\r\n\r\n", statuses: [400] },
];

export const ODD_REQUESTS: readonly OddRequest[] = [...methods, ...paths, ...headers, ...hosts, ...versions];
