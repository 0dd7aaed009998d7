import { received } from "../../features/events/events-slice";
import { eventsSource } from "./live-events";
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
