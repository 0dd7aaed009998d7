import type { IncomingMessage } from "node:http";
import { posix } from "node:path";
import type { FastifyRequest } from "fastify";
import { isHidden } from "./rules/files";
import { asLocation, withQuery } from "./rules/redirects";
import type { SiteFacts } from "./rules/site-facts";

/** A name or an address, and perhaps a port: "kulturhuset.example.no:8000", "[::1]". */
const HOST = /^(?<name>\[[\da-f:.]*\]|[\w.-]*)(?::\d*)?$/i;

/**
 * The host of a request as settings write it: in lower case, without port and without the final dot of a full name.
 * @returns Null when HTTP requires a 400: no Host, several, or a malformed one.
 */
const requestedHost = ({ httpVersion, rawHeaders }: IncomingMessage): string | null => {
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host",
  );
  const [host] = hosts;
  if (host === undefined) return httpVersion === "1.0" ? "" : null;
  const name = HOST.exec(host)?.groups?.name;
  return name === undefined || hosts.length > 1 ? null : name.toLowerCase().replace(/\.$/, "");
};

/** How a request is answered. */
export type Answer =
  | { readonly kind: "fault"; readonly status: number }
  | { readonly kind: "moved"; readonly location: string }
  /** @param file Its path in the built site: "/filmer/index.html". */
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "missing" };

const MISSING: Answer = { kind: "missing" };

const moved = (location: string): Answer => ({ kind: "moved", location });

/** Path and query of a request target, which may be a whole address (RFC 9112, 3.2). */
const TARGET = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;

/** A request's path, decoded and with single slashes, for looking up files; null when it is malformed. */
const plainPath = (path: string): string | null => {
  try {
    const decoded = decodeURIComponent(path).replaceAll(/\/{2,}/g, "/");
    return decoded.includes("\0") || decoded.split(/[/\\]/).includes("..") ? null : decoded;
  } catch {
    return null;
  }
};

interface Found {
  readonly facts: SiteFacts;
  /** Whether the built site has such a file. */
  readonly isFile: (file: string) => boolean;
}

/** Decides how a request is answered, by the rules in server/rules. */
export const answerFinder = ({ facts, isFile }: Found): ((request: FastifyRequest) => Answer) => {
  const aliases = new Set(facts.aliases.map((alias) => alias.toLowerCase()));
  const targets = new Map(facts.redirects.map(({ from, to }) => [from, to]));

  const find = (path: string, query: string): Answer => {
    const page = posix.join(path, "index.html");
    const target = targets.get(path);
    if (target !== undefined && !isFile(page)) return moved(asLocation(withQuery(target, query)));
    if (path.length > 1 && path.endsWith("/")) {
      return moved(asLocation(`/${path.replaceAll(/^[/\\]+|\/+$/g, "")}${query}`));
    }
    const file = isHidden(path) ? undefined : [path, page].find((one) => !isHidden(one) && isFile(one));
    return file === undefined ? MISSING : { kind: "file", file };
  };

  return (request) => {
    const host = requestedHost(request.raw);
    if (host === null) return { kind: "fault", status: 400 };
    const [, sentPath = "", query = ""] = TARGET.exec(request.originalUrl) ?? [];
    if (aliases.has(host)) return moved(`https://${facts.host}${sentPath}${query}`);
    if (request.method !== "GET" && request.method !== "HEAD") return { kind: "fault", status: 405 };
    const path = plainPath(sentPath || "/");
    return path === null ? MISSING : find(path, query);
  };
};
