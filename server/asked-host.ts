import type { IncomingMessage } from "node:http";

/** A name or an address, and perhaps a port: "kulturhuset.example.no:8000", "[::1]". */
const HOST = /^(?<name>\[[\da-f:.]*\]|[\w.-]*)(?::\d*)?$/i;

/**
 * The host that a request asks, as settings write it: in lower case, without a port or the dot that a full name may end with.
 * @returns Null when the request names none as HTTP wants it, which is to be answered by 400.
 */
export const askedHost = ({ httpVersion, rawHeaders }: IncomingMessage): string | null => {
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host",
  );
  const [host] = hosts;
  if (host === undefined) return httpVersion === "1.0" ? "" : null;
  const name = HOST.exec(host)?.groups?.name;
  return name === undefined || hosts.length > 1 ? null : name.toLowerCase().replace(/\.$/, "");
};
