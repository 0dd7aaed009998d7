import { firstValueFrom } from "rxjs";
import { startServer, type TestServer } from "../../lib/http/testing/test-server";
import { fetchEvents } from "./fetch-events";

let server: TestServer;
afterEach(() => server.close());

test("a platform that never answers fails the call within 20 seconds", async () => {
  server = await startServer(() => "silence");
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  const failed = expect(firstValueFrom(fetchEvents({ url: server.url, site: 118 })(["a"]))).rejects.toThrow("timeout");
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  await failed;
});

test("requests the showings in one call, with the site's id", async () => {
  server = await startServer(() => ({ body: [{ id: "a", status: "soldOut", seatsLeft: 0 }] }));
  const events = await firstValueFrom(fetchEvents({ url: `${server.url}/118`, site: 118 })(["a", "b"]));
  expect(events).toEqual([{ id: "a", status: "soldOut", seatsLeft: 0 }]);
  expect(server.calls.map(({ url }) => decodeURIComponent(url))).toEqual(["/118/events?site=118&keys=a,b"]);
});

test("requests the showings of a long programme in several calls, one after the other", async () => {
  server = await startServer(() => ({ body: [{ id: "a", status: "onSale", seatsLeft: 9 }] }));
  const ids = Array.from({ length: 400 }, (_, at) => `forestilling-nummer-${at}`);
  const events = await firstValueFrom(fetchEvents({ url: server.url, site: 118 })(ids));
  expect(events).toHaveLength(3);
  const urls = server.calls.map(({ url }) => decodeURIComponent(url));
  expect(urls.flatMap((url) => (url.split("keys=")[1] ?? "").split(","))).toEqual(ids);
  expect(Math.max(...server.calls.map(({ url }) => url.length))).toBeLessThan(8000);
});

test("rejects an error status with the text of all calls", async () => {
  server = await startServer(() => ({ status: 503 }));
  await expect(firstValueFrom(fetchEvents({ url: server.url, site: 118 })(["a"]))).rejects.toThrow(
    "Request failed with status code 503",
  );
});

test("is cancelled by unsubscribing", async () => {
  server = await startServer(() => "silence");
  const subscription = fetchEvents({ url: server.url, site: 118 })(["a"]).subscribe();
  while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  subscription.unsubscribe();
  while (server.cancelled() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(server.cancelled()).toBe(1);
});

test("sends no header that causes a preflight", async () => {
  Object.assign(globalThis, { document: { cookie: "XSRF-TOKEN=merke" } });
  server = await startServer(() => ({ body: [] }));
  await firstValueFrom(fetchEvents({ url: server.url, site: 118 })(["a"]));
  Reflect.deleteProperty(globalThis, "document");
  expect(server.calls[0]?.headers).not.toHaveProperty("x-xsrf-token");
});
