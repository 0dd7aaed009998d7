import { connect } from "node:net";

export interface RawAnswer {
  /** Null when the connection was closed without an answer. */
  readonly status: number | null;
  /** Header lines in lower case, unchanged: a name may occur twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

const MAX_WAIT_MS = 10_000;

const parse = (text: string): RawAnswer => {
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, end === -1 ? undefined : end).split("\r\n");
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1];
  return {
    status: status === undefined ? null : Number(status),
    headers: lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
    body: end === -1 ? "" : text.slice(end + 4),
  };
};

/**
 * Sends bytes over a connection of their own and reads until the server closes it: HTTP clients refuse to send most
 * malformed requests.
 */
export const askRaw = (port: number, request: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "localhost");
    const settle = () => {
      socket.destroy();
      resolve(parse(Buffer.concat(parts).toString("latin1")));
    };
    socket.setTimeout(MAX_WAIT_MS, () => reject(new Error("The server neither answers nor ends the connection")));
    socket.on("data", (part) => parts.push(part));
    socket.on("end", settle);
    socket.on("close", settle);
    // A server that has responded may reset a connection on which the client still sends.
    socket.on("error", settle);
    socket.write(Buffer.from(request, "latin1"));
  });
