import type { IncomingMessage } from "node:http";

/** A name or an address, and perhaps a port: "kulturhuset.example.no:8000", "[::1]". */
const HOST = /^(?<name>\[[\da-f:.]*\]|[\w.-]*)(?::\d*)?$/i;

/**
 * The host of a request as settings write it: in lower case, without port and without the final dot of a full name.
 * @returns Null when HTTP requires a 400: no Host, several, or a malformed one.
 */
export const requestedHost = ({ httpVersion, rawHeaders }: IncomingMessage): string | null => {
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host",
  );
  const [host] = hosts;
  if (host === undefined) return httpVersion === "1.0" ? "" : null;
  const name = HOST.exec(host)?.groups?.name;
  return name === undefined || hosts.length > 1 ? null : name.toLowerCase().replace(/\.$/, "");
};
