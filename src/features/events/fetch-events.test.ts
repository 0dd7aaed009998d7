import { firstValueFrom } from "rxjs";
import { startServer, type TestServer } from "../../lib/http/testing/test-server";
import { fetchEvents } from "./fetch-events";

let server: TestServer;
afterEach(() => server.close());

test("asks for the showings in one call, as the site", async () => {
  server = await startServer(() => ({ body: [{ id: "a", status: "soldOut", seatsLeft: 0 }] }));
  const events = await firstValueFrom(fetchEvents({ url: `${server.url}/118`, site: 118 })(["a", "b"]));
  expect(events).toEqual([{ id: "a", status: "soldOut", seatsLeft: 0 }]);
  expect(server.calls.map(({ url }) => decodeURIComponent(url))).toEqual(["/118/events?site=118&keys=a,b"]);
});

test("says the status that is an error, in the words of all calls", async () => {
  server = await startServer(() => ({ status: 503 }));
  await expect(firstValueFrom(fetchEvents({ url: server.url, site: 118 })(["a"]))).rejects.toThrow(
    "Request failed with status code 503",
  );
});

test("is broken off by unsubscribing", async () => {
  server = await startServer(() => "silence");
  const subscription = fetchEvents({ url: server.url, site: 118 })(["a"]).subscribe();
  while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  subscription.unsubscribe();
  while (server.brokenOff() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(server.brokenOff()).toBe(1);
});
