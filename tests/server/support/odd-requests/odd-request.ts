import { FACTS } from "../built-site";

/**
 * Requests that no browser sends, as bytes, and the allowed responses. Servers may read the rules of HTTP differently.
 */
export interface OddRequest {
  readonly name: string;
  readonly bytes: string;
  /** Null for a connection that is ended without an answer. */
  readonly statuses: readonly (number | null)[];
  /** Where the answer leads, when it is 301. */
  readonly location?: string;
}

interface Asked {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

export const asking = (
  path: string,
  { method = "GET", host = FACTS.host, headers = [], body = "" }: Asked = {},
): string => [`${method} ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", body].join("\r\n");

export const PAGE = "/filmer";
export const HOME = `https://${FACTS.host}`;
