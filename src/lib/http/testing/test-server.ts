import { createServer, type IncomingHttpHeaders } from "node:http";

export interface SeenCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestAnswer {
  readonly status?: number;
  /** Text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the server does with a call: a response, "silence" (none), or "hang up". */
type Handler = (call: SeenCall) => TestAnswer | "silence" | "hang up";

export interface TestServer {
  readonly url: string;
  readonly calls: readonly SeenCall[];
  /** How many calls were cancelled before the response. */
  readonly cancelled: () => number;
  /** The number of preflight requests. */
  readonly preflights: () => number;
  readonly close: () => Promise<void>;
}

const CORS = {
  "Access-Control-Allow-Credentials": "true",
  "Access-Control-Allow-Headers": "Content-Type, X-XSRF-TOKEN, X-Token, Authorization",
  "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
};

/** A real server on a free port of this machine, for tests of requests and responses. */
export const startServer = async (handle: Handler): Promise<TestServer> => {
  const calls: SeenCall[] = [];
  let cancelled = 0;
  let preflights = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("close", () => {
      if (!response.writableFinished) cancelled += 1;
    });
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const cors = { ...CORS, "Access-Control-Allow-Origin": headers.origin ?? "*" };
      if (method === "OPTIONS") {
        preflights += 1;
        return void response.writeHead(204, cors).end();
      }
      const call = { method, url, headers, body: Buffer.concat(chunks).toString("utf8") };
      calls.push(call);
      const answer = handle(call);
      if (answer === "silence") return;
      if (answer === "hang up") return void request.socket.destroy();
      const { status = 200, body = "", headers: own } = answer;
      const text = typeof body === "string" ? body : JSON.stringify(body);
      response.writeHead(status, { "Content-Type": "application/json", ...cors, ...own }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    calls,
    cancelled: () => cancelled,
    preflights: () => preflights,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
