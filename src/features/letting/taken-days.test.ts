import { collisionsOn, takenDays, type VenueEvent } from "./taken-days";

const event = (parts: Partial<VenueEvent>): VenueEvent => ({
  start: "2026-12-05T18:00",
  end: "2026-12-05T20:05",
  status: "onSale",
  title: "Nattekspressen",
  hall: "kinosal",
  ...parts,
});

const days = (events: readonly VenueEvent[], today = "2026-12-01") =>
  takenDays(events, "kinosal", today).map(({ date, events }) => [date, events.map(({ title }) => title)]);

test("lists the venue's own events in a room by day, earliest first", () => {
  expect(
    days([
      event({ start: "2026-12-06T13:00", end: null, title: "Ugla" }),
      event({ start: "2026-12-05T20:30", end: "2026-12-05T22:00", title: "Kråka" }),
      event({}),
      event({ hall: "festsal", title: "Bryllup" }),
    ]),
  ).toEqual([
    ["2026-12-05", ["Nattekspressen", "Kråka"]],
    ["2026-12-06", ["Ugla"]],
  ]);
});

test("omits cancelled and past events", () => {
  expect(days([event({ status: "cancelled" })])).toEqual([]);
  expect(days([event({})], "2026-12-06")).toEqual([]);
  expect(days([event({})], "2026-12-05")).toHaveLength(1);
});

test("takes both days of an event past midnight, but not of one that ends then", () => {
  expect(days([event({ end: "2026-12-06T01:30" })]).map(([date]) => date)).toEqual(["2026-12-05", "2026-12-06"]);
  expect(days([event({ end: "2026-12-06T00:00" })]).map(([date]) => date)).toEqual(["2026-12-05"]);
});

test("returns the events on a chosen day", () => {
  const taken = takenDays([event({})], "kinosal", "2026-12-01");
  expect(collisionsOn(taken, "2026-12-05").map(({ title }) => title)).toEqual(["Nattekspressen"]);
  expect(collisionsOn(taken, "2026-12-07")).toEqual([]);
  expect(collisionsOn(taken, "")).toEqual([]);
});
