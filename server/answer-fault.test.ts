import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { answerUnread } from "./answer-fault";
import { emptyServer } from "./empty-server";
import { serveOn } from "./serve-on";

const faultOf = async (fault: object) => {
  const server = emptyServer().get("/", async (_request, reply) => {
    reply.headers({
      "Content-Encoding": "br",
      "Content-Length": "3000",
      ETag: '"1"',
      "Last-Modified": "Tue, 24 Nov 2026 03:00:00 GMT",
      "Accept-Ranges": "bytes",
      Vary: "Accept-Encoding",
      "Cache-Control": "public, max-age=31536000",
    });
    throw Object.assign(new Error("the reason"), fault);
  });
  const { url, close } = await serveOn(server);
  try {
    const response = await fetch(url);
    return { status: response.status, headers: response.headers, body: await response.text() };
  } finally {
    await close();
  }
};

test("an error response is in Bokmål, not cacheable, and has no headers of the file that it replaces", async () => {
  const { status, headers, body } = await faultOf({ statusCode: 416 });
  expect([status, body]).toEqual([416, "Fila har ingen slik del.\n"]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("content-length")).toBe(String(Buffer.byteLength(body)));
  for (const name of ["content-encoding", "etag", "last-modified", "accept-ranges", "vary", "allow"])
    expect([name, headers.has(name)]).toEqual([name, false]);
});

test("a server error is logged, and its cause is not sent", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { status, body } = await faultOf({});
  expect([status, body]).toEqual([500, "Noe gikk galt hos oss. Prøv igjen om litt.\n"]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "the reason" }));
  log.mockRestore();
});

test("what the client has done wrong is not logged, and a refused method comes with those that are not", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { status, headers } = await faultOf({ statusCode: 405 });
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

/** All that a server answers to bytes that are sent as they are. */
const answerTo = async (bytes: string): Promise<string> => {
  const { url, close } = await serveOn(emptyServer());
  try {
    return await new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), "localhost", () => socket.write(bytes));
      let said = "";
      socket.on("data", (part: Buffer) => {
        said += part.toString("utf8");
      });
      socket.on("error", reject).on("close", () => resolve(said));
    });
  } finally {
    await close();
  }
};

test.each([
  ["no HTTP", "hei\r\n\r\n", "400 Bad Request", "Serveren forstår ikke forespørselen."],
  [
    "too many headers",
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
    "Forespørselen er for stor.",
  ],
])("%s is answered by a text, and the connection ends", async (_what, bytes, status, text) => {
  const [head = "", body] = (await answerTo(bytes)).split("\r\n\r\n");
  expect(head.split("\r\n")).toEqual([
    `HTTP/1.1 ${status}`,
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(`${text}\n`)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ]);
  expect(body).toBe(`${text}\n`);
});

test("a client that is gone or too slow gets no answer, or the one for that", () => {
  const socketThat = (writable: boolean) => {
    const said: string[] = [];
    const destroy = jest.fn();
    const socket: Duplex = Object.assign(Object.create(null), {
      writable,
      destroy,
      end: (text: string) => void said.push(text),
    });
    return { socket, said, destroy };
  };
  const fault = (code: string) => Object.assign(new Error("fault"), { code });
  for (const [code, writable] of [
    ["ECONNRESET", true],
    ["HPE_INVALID_METHOD", false],
  ] as const) {
    const { socket, said, destroy } = socketThat(writable);
    answerUnread(fault(code), socket);
    expect([said, destroy.mock.calls.length]).toEqual([[], 1]);
  }
  const { socket, said, destroy } = socketThat(true);
  answerUnread(fault("ERR_HTTP_REQUEST_TIMEOUT"), socket);
  expect(said.join()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(destroy).not.toHaveBeenCalled();
});
