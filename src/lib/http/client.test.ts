import { inspect } from "node:util";
import { type ClientOptions, createClient, type Endpoint } from "./client";
import { HttpError } from "./send";
import { startServer, type TestServer } from "./testing/test-server";

let server: TestServer;
afterEach(() => server.close());

const answering = async (
  handle: Parameters<typeof startServer>[0],
  options: Omit<ClientOptions, "baseUrl"> = {},
): Promise<ReturnType<typeof createClient>> => {
  server = await startServer(handle);
  return createClient({ baseUrl: `${server.url}/api/`, ...options });
};

const GET: Endpoint = { method: "GET", path: "/things" };
const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

test.each(["GET", "POST", "PUT", "DELETE"] as const)("makes a %s, with values, query and headers", async (method) => {
  const { call } = await answering(() => ({ body: { ok: true } }));
  const options = { values: { id: "a b" }, query: { skip: 0, keys: "a,b" }, headers: { "X-Token": "t" } };
  expect(await call({ method, path: "/things/:id" }, options)).toEqual({ ok: true });
  expect(server.calls[0]).toMatchObject({ method, url: "/api/things/a%20b?skip=0&keys=a,b" });
  expect(server.calls[0]?.headers).toMatchObject({ "x-token": "t" });
  expect(server.calls[0]?.headers.authorization).toBeUndefined();
});

test("sends a body as JSON, and none when there is none", async () => {
  const { call } = await answering(() => ({ body: 1 }));
  await call({ method: "POST", path: "/login" }, { body: { Email: "a@example.no" } });
  await call({ method: "POST", path: "/switch" });
  expect(server.calls[0]?.headers["content-type"]).toContain("application/json");
  expect(server.calls[0]?.body).toBe('{"Email":"a@example.no"}');
  expect(server.calls[1]?.body).toBe("");
});

test("returns an empty response as an empty text, and other text unparsed", async () => {
  const { call } = await answering(({ url }) => ({ body: url.endsWith("empty") ? "" : "{ nearly" }));
  expect(await call({ method: "POST", path: "/empty" })).toBe("");
  expect(await call(GET)).toBe("{ nearly");
});

test("JSON that is nested too deep to be walked is unreadable text, in errors too", async () => {
  const deep = "[".repeat(20_000) + "]".repeat(20_000);
  const { call } = await answering(({ url }) => ({ body: deep, status: url.endsWith("fault") ? 500 : 200 }));
  expect(await call(GET)).toBe(deep);
  const error = await failure(call({ method: "GET", path: "/fault" }));
  expect(JSON.stringify(error)).toContain("[[[");
});

test("rejects with the status of an error response, and its body", async () => {
  const { call } = await answering(() => ({ status: 503, body: { reason: "closed" } }));
  const error = await failure(call(GET));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    kind: "status",
    status: 503,
    message: "Request failed with status code 503",
    body: { reason: "closed" },
  });
});

test("rejects with 'Network Error' when no server responds", async () => {
  const { call } = await answering(() => "hang up");
  expect(await failure(call(GET))).toMatchObject({ kind: "network", message: "Network Error" });
  await server.close();
  expect(await failure(call(GET))).toMatchObject({ kind: "network", message: "Network Error" });
});

test.each([() => ({ status: 401 }), () => "hang up" as const, () => "silence" as const])(
  "the error contains nothing of the request: %p",
  async (handle) => {
    const auth = { method: "basic", user: "kino", password: "hemmelig" } as const;
    const { call } = await answering(handle, { auth, timeoutMs: 40 });
    const error = await failure(call({ method: "POST", path: "/login" }, { body: { Password: "sesam" } }));
    const logged = inspect(error, { depth: 20, showHidden: true });
    expect(logged).toContain("HttpError");
    expect(logged).not.toMatch(/hemmelig|sesam|Basic/);
  },
);

test("rejects with the time limit", async () => {
  const { call } = await answering(() => "silence", { timeoutMs: 40 });
  expect(await failure(call(GET))).toMatchObject({ kind: "timeout", message: "timeout of 40ms exceeded" });
});

test("cancels a call when its signal is aborted", async () => {
  const { call } = await answering(() => "silence");
  const controller = new AbortController();
  const ended = failure(call(GET, { signal: controller.signal }));
  while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  expect(await ended).toMatchObject({ name: "AbortError" });
  while (server.cancelled() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(server.cancelled()).toBe(1);
});

test("makes no call with a signal that is aborted already", async () => {
  const { call } = await answering(() => ({}));
  expect(await failure(call(GET, { signal: AbortSignal.abort() }))).toMatchObject({ name: "AbortError" });
  expect(server.calls).toEqual([]);
});

test("rejects with 'Network Error' when the response is cut off", async () => {
  const { call } = await answering(() => ({ headers: { "Content-Length": "100" }, body: "{" }));
  const ended = failure(call(GET));
  while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.close();
  expect(await ended).toMatchObject({ kind: "network", message: "Network Error" });
});

test("the time limit includes the response body", async () => {
  const { call } = await answering(() => ({ headers: { "Content-Length": "100" }, body: "{" }), { timeoutMs: 60 });
  expect(await failure(call(GET))).toMatchObject({ kind: "timeout", message: "timeout of 60ms exceeded" });
});

test("rejects without a call when a value is missing", async () => {
  const { call } = await answering(() => ({}));
  await expect(call({ method: "GET", path: "/sites/:siteId" })).rejects.toThrow(":siteId");
  expect(server.calls).toEqual([]);
});

test("sends the credentials of basic auth", async () => {
  const { call } = await answering(() => ({ body: [] }), {
    auth: { method: "basic", user: "kino", password: "blåbær" },
  });
  await call(GET);
  expect(server.calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from("kino:blåbær").toString("base64")}`);
});

test("names an auth method that it does not support", () => {
  const auth: ClientOptions["auth"] = JSON.parse('{"method":"digest"}');
  expect(() => createClient({ baseUrl: "http://localhost", ...(auth && { auth }) })).toThrow(
    "Unsupported auth method: digest",
  );
});

test("leaves no listener on the signal of a call that has ended", async () => {
  const { call } = await answering(() => ({ body: 1 }));
  const { signal } = new AbortController();
  const [add, remove] = [jest.spyOn(signal, "addEventListener"), jest.spyOn(signal, "removeEventListener")];
  await call(GET, { signal });
  expect(add).toHaveBeenCalledTimes(1);
  expect(remove.mock.calls).toEqual(add.mock.calls);
});

test("resolves to the bytes of a file, and to no bytes of an error", async () => {
  const { call } = await answering(({ url }) => (url.endsWith("404") ? { status: 404 } : { body: "42" }));
  expect(await call(GET, { isBinary: true })).toEqual(new Uint8Array([52, 50]));
  expect(await failure(call({ method: "GET", path: "/404" }, { isBinary: true }))).toMatchObject({ status: 404 });
});
