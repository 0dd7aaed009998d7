import { emptyServer } from "./empty-server";
import { serveOn } from "./serve-on";

const faultOf = async (fault: object) => {
  const server = emptyServer().get("/", async (_request, reply) => {
    reply.headers({ "Content-Encoding": "br", ETag: '"1"', "Cache-Control": "public, max-age=31536000" });
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
  expect(headers.has("content-encoding")).toBe(false);
  expect(headers.has("etag")).toBe(false);
});

test("a server error is logged, and its cause is not sent", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { status, body } = await faultOf({});
  expect([status, body]).toEqual([500, "Noe gikk galt hos oss. Prøv igjen om litt.\n"]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "the reason" }));
  log.mockRestore();
});
