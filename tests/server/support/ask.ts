import { type IncomingHttpHeaders, request } from "node:http";

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
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request whose path is sent as it stands, and whose answer is neither unpacked nor followed. */
export const ask = ({ port, path, host, method = "GET", headers = {} }: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: "localhost", port, path, method, headers: { Host: host, ...headers }, agent: false };
    const outgoing = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on("error", reject).end();
  });
