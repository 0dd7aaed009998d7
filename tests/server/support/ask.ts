import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  readonly port: number;
  readonly path: string;
  readonly host: string;
  readonly method?: string;
  /** Over https, with any certificate: it is the test's own. */
  readonly secure?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request whose path is sent unchanged, and whose response is neither decompressed nor followed. */
export const ask = ({
  port,
  path,
  host,
  secure = false,
  method = "GET",
  headers = {},
  body,
}: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: "localhost", port, path, method, headers: { Host: host, ...headers }, agent: false };
    const read = (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    };
    const outgoing = secure
      ? overHttps({ ...options, servername: host, rejectUnauthorized: false }, read)
      : overHttp(options, read);
    outgoing.on("error", reject).end(body);
  });
