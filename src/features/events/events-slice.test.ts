import fc from "fast-check";
import {
  type EventsState,
  eventsReducer,
  failed,
  idsToRequest,
  invalidated,
  received,
  requested,
} from "./events-slice";

type Step = Parameters<typeof eventsReducer>[1];

const after = (...steps: readonly Step[]): EventsState =>
  steps.reduce(eventsReducer, eventsReducer(undefined, { type: "start" }));
const live = (id: string, seatsLeft = 10) => ({ id, status: null, seatsLeft });

test("starts with nothing requested and nothing loaded", () => {
  expect(after()).toEqual({ requested: [], pending: [], items: [], failed: false });
});

test("appends requested ids and received items", () => {
  const state = after(requested(["a"]), received([live("a")]), requested(["b"]), received([live("b")]));
  expect(state.requested).toEqual(["a", "b"]);
  expect(state.items.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("never requests pending or loaded ids again", () => {
  expect(idsToRequest(after(requested(["a", "b"])), ["a", "b"])).toEqual([]);
  expect(idsToRequest(after(requested(["a"]), received([live("a")])), ["a"])).toEqual([]);
  expect(idsToRequest(after(requested(["a"]), received([live("a")])), ["a", "b"])).toEqual(["b"]);
});

test("does not request an unknown id again", () => {
  expect(idsToRequest(after(requested(["a", "b"]), received([live("a")])), ["a", "b"])).toEqual([]);
});

test("includes the ids of the request that it cancels", () => {
  const state = after(requested(["a", "b"]));
  expect(idsToRequest(state, ["b", "c"])).toEqual(["b", "c"]);
  expect(eventsReducer(state, requested(["b", "c"]))).toMatchObject({ requested: ["b", "c"], pending: ["b", "c"] });
});

test("allows ids to be requested again after a failure, and keeps loaded items", () => {
  const state = after(requested(["a"]), received([live("a")]), requested(["b"]), failed());
  expect(state).toMatchObject({ requested: ["a"], pending: [], failed: true });
  expect(state.items).toHaveLength(1);
  expect(idsToRequest(state, ["a", "b"])).toEqual(["b"]);
});

test("resets the failure after a response", () => {
  expect(after(requested(["a"]), failed(), requested(["a"]), received([live("a")])).failed).toBe(false);
});

test("has the last status that was understood, whatever is sent in between", () => {
  const statuses = ["onSale", "fewLeft", "soldOut", "cancelled", "moved", null] as const;
  const answer = fc.record({
    id: fc.constantFrom("a", "b"),
    status: fc.constantFrom(...statuses),
    seatsLeft: fc.option(fc.nat({ max: 200 })),
  });
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 12 }), (answers) => {
      const { items } = after(...answers.map((one) => received([one])));
      for (const id of ["a", "b"]) {
        const own = answers.filter((one) => one.id === id);
        const status = own.findLast((one) => one.status !== null)?.status ?? null;
        const last = own.at(-1);
        expect(items.find((one) => one.id === id)?.status ?? null).toBe(status);
        if (last && (last.status !== null || last.seatsLeft !== null))
          expect(items.find((one) => one.id === id)?.seatsLeft).toBe(last.seatsLeft);
      }
    }),
  );
});

test("keeps the time and the reason that were understood when the next answer has no status", () => {
  const moved = { ...live("a"), status: "moved" as const, start: "2026-12-05T20:00", reason: "Sykdom." };
  expect(after(received([moved]), received([live("a", 3)])).items).toEqual([{ ...moved, seatsLeft: 3 }]);
  const back = { ...live("a"), status: "onSale" as const };
  expect(after(received([moved]), received([back])).items).toEqual([back]);
});

test("replaces an item that is received again", () => {
  const state = after(
    requested(["a"]),
    received([live("a", 10)]),
    invalidated(),
    requested(["a"]),
    received([live("a", 3)]),
  );
  expect(state.items).toEqual([live("a", 3)]);
  expect(state.requested).toEqual(["a"]);
});

test("requests invalidated items again, and keeps them until then", () => {
  const state = after(requested(["a"]), received([live("a")]), invalidated());
  expect(idsToRequest(state, ["a"])).toEqual(["a"]);
  expect(state.items).toHaveLength(1);
});
