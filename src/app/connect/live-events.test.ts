import { received } from "../../features/events/events-slice";
import { startServer } from "../../lib/http/testing/test-server";
import { connectTo, eventsSource } from "./live-events";
import { createStore } from "./store";

test("the snapshot is the same object until the events change", () => {
  const app = createStore();
  const { snapshot } = eventsSource(app);
  const before = snapshot();
  expect(snapshot()).toBe(before);
  app.store.dispatch({ type: "something else" });
  expect(snapshot()).toBe(before);
  app.store.dispatch(received([{ id: "a-1", status: "onSale", seatsLeft: 4 }]));
  expect(snapshot()).not.toBe(before);
  expect(snapshot().showings.get("a-1")).toMatchObject({ seatsLeft: 4 });
});

test("what a page shows is requested from the platform at its address, and again after a renewal", async () => {
  const server = await startServer(() => ({ body: [{ id: "a-1", status: "soldOut", seatsLeft: 0 }] }));
  const { request, renew, subscribe, snapshot } = connectTo({ url: server.url, site: 118 });
  const changed = () => new Promise<void>((resolve) => subscribe(() => snapshot().showings.size > 0 && resolve()));
  const first = changed();
  request(["a-1"]);
  await first;
  expect(snapshot().showings.get("a-1")).toMatchObject({ status: "soldOut", seatsLeft: 0 });
  request(["a-1"]);
  expect(server.calls).toHaveLength(1);
  renew();
  request(["a-1"]);
  while (server.calls.length < 2) await new Promise(setImmediate);
  expect(server.calls[1]?.url).toBe("/events?site=118&keys=a-1");
  await server.close();
});
