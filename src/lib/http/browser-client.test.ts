/** @jest-environment jsdom */

import { xsrfHeaders } from "../cookies";
import { createClient } from "./client";
import { startServer, type TestServer } from "./testing/test-server";
import { xhrFetch } from "./testing/xhr-fetch";

/** In a browser, the page's origin (http://localhost) differs from the service's (with a port). */
let server: TestServer;
beforeAll(() => Object.assign(globalThis, { fetch: xhrFetch }));
afterEach(async () => {
  await server.close();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore.
  document.cookie = "XSRF-TOKEN=; max-age=0";
});

test("sends the XSRF cookie as a header, cross-origin too, with credentials", async () => {
  server = await startServer(() => ({ body: true }));
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore.
  document.cookie = "XSRF-TOKEN=secret%3D1";
  const { call } = createClient({ baseUrl: server.url, headers: xsrfHeaders });
  expect(await call({ method: "POST", path: "/login" }, { body: { Email: "a@example.no" } })).toBe(true);
  expect(server.calls[0]?.headers).toMatchObject({ origin: "http://localhost", "x-xsrf-token": "secret=1" });
  expect(server.calls[0]?.headers.cookie).toContain("XSRF-TOKEN=");
});

test("sends no such header without the cookie", async () => {
  server = await startServer(() => ({ body: true }));
  await createClient({ baseUrl: server.url, headers: xsrfHeaders }).call({ method: "POST", path: "/login" });
  expect(server.calls[0]?.headers).not.toHaveProperty("x-xsrf-token");
});

test("leaves the header out, and needs no preflight, for a service that is only read", async () => {
  server = await startServer(() => ({ body: true }));
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore.
  document.cookie = "XSRF-TOKEN=secret";
  await createClient({ baseUrl: server.url }).call({ method: "GET", path: "/events" });
  expect(server.calls[0]?.headers).not.toHaveProperty("x-xsrf-token");
  expect(server.preflights()).toBe(0);
});

test("takes a cookie that is not encoded as it is", async () => {
  server = await startServer(() => ({ body: true }));
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore.
  document.cookie = "XSRF-TOKEN=100%";
  await createClient({ baseUrl: server.url, headers: xsrfHeaders }).call({ method: "GET", path: "/tickets" });
  expect(server.calls[0]?.headers).toMatchObject({ "x-xsrf-token": "100%" });
});

test("has the error texts of the specification", async () => {
  server = await startServer(({ url }) => (url === "/slow" ? "silence" : { status: 418 }));
  const hasty = createClient({ baseUrl: server.url, timeoutMs: 40 });
  await expect(hasty.call({ method: "GET", path: "/slow" })).rejects.toThrow("timeout of 40ms exceeded");
  const { call } = createClient({ baseUrl: server.url, headers: xsrfHeaders });
  await expect(call({ method: "GET", path: "/tea" })).rejects.toThrow("Request failed with status code 418");
  await server.close();
  // jsdom logs to the console, as browsers do.
  const logged = jest.spyOn(console, "error").mockImplementation();
  await expect(call({ method: "GET", path: "/gone" })).rejects.toThrow("Network Error");
  logged.mockRestore();
});
