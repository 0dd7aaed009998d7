/** @jest-environment jsdom */
import { createClient } from "./client";
import { startServer, type TestServer } from "./testing/test-server";

/** In a browser, the page's origin (http://localhost) is another one than the service's (with a port). */
let server: TestServer;
afterEach(async () => {
  await server.close();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore.
  document.cookie = "XSRF-TOKEN=; max-age=0";
});

test("answers the XSRF cookie with its header, cross-origin too, with credentials", async () => {
  server = await startServer(() => ({ body: true }));
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore.
  document.cookie = "XSRF-TOKEN=secret%3D1";
  const { call } = createClient({ baseUrl: server.url });
  expect(await call({ method: "POST", path: "/login" }, { body: { Email: "a@example.no" } })).toBe(true);
  expect(server.calls[0]?.headers).toMatchObject({ origin: "http://localhost", "x-xsrf-token": "secret=1" });
  expect(server.calls[0]?.headers.cookie).toContain("XSRF-TOKEN=");
});

test("sends no such header without the cookie", async () => {
  server = await startServer(() => ({ body: true }));
  await createClient({ baseUrl: server.url }).call({ method: "POST", path: "/login" });
  expect(server.calls[0]?.headers).not.toHaveProperty("x-xsrf-token");
});

test("has the error texts of the specification", async () => {
  server = await startServer(({ url }) => (url === "/slow" ? "silence" : { status: 418 }));
  const hasty = createClient({ baseUrl: server.url, timeoutMs: 40 });
  await expect(hasty.call({ method: "GET", path: "/slow" })).rejects.toThrow("timeout of 40ms exceeded");
  const { call } = createClient({ baseUrl: server.url });
  await expect(call({ method: "GET", path: "/tea" })).rejects.toThrow("Request failed with status code 418");
  await server.close();
  // jsdom tells the console, as browsers do.
  const told = jest.spyOn(console, "error").mockImplementation();
  await expect(call({ method: "GET", path: "/gone" })).rejects.toThrow("Network Error");
  told.mockRestore();
});
