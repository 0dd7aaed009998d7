import fc from "fast-check";
import { dateOf, timeOf } from "../time/local-time";
import { byEvening, sameEvening } from "./evening";

const NOW = "2026-12-05T12:00";
const at = (start: string, status = "onSale") => ({ start, end: null, status });
const found = (own: readonly ReturnType<typeof at>[], others: readonly ReturnType<typeof at>[], now = NOW) =>
  sameEvening(own, { showingsOn: byEvening(others), isOther: () => true }, now);
const startsOf = (own: readonly string[], others: readonly ReturnType<typeof at>[]) =>
  found(
    own.map((start) => at(start)),
    others,
  ).map(({ start }) => start);

test("has the first three of the other showings in the evening of the next one, by start", () => {
  const others = ["05T22", "05T21", "05T20", "05T17", "05T14", "06T18"].map((one) => at(`2026-12-${one}:00`));
  const [five, eight, nine] = ["17", "20", "21"].map((hour) => `2026-12-05T${hour}:00`);
  expect(startsOf(["2026-12-06T18:00", "2026-12-05T18:00"], others)).toEqual([five, eight, nine]);
});

test("is the whole day when the next showing is before the evening", () => {
  const others = ["2026-12-05T20:00", "2026-12-05T14:00"].map((one) => at(one));
  expect(startsOf(["2026-12-05T15:00"], others)).toEqual(["2026-12-05T14:00", "2026-12-05T20:00"]);
});

test("omits cancelled showings, and is null when the run has ended or the rest of it is cancelled", () => {
  expect(startsOf(["2026-12-05T18:00"], [at("2026-12-05T19:00", "cancelled")])).toEqual([]);
  expect(startsOf(["2026-12-04T18:00"], [at("2026-12-05T19:00")])).toEqual([]);
  expect(found([at("2026-12-05T18:00", "cancelled")], [at("2026-12-05T19:00")])).toEqual([]);
});

test("never has more than three, another day, or what has ended", () => {
  const moment = fc
    .record({ day: fc.integer({ min: 4, max: 7 }), hour: fc.integer({ min: 10, max: 23 }) })
    .map(({ day, hour }) => `2026-12-0${day}T${hour}:00`);
  const showing = fc.record({
    start: moment,
    end: fc.constant(null),
    status: fc.constantFrom("onSale", "soldOut", "cancelled"),
  });
  fc.assert(
    fc.property(fc.array(showing), fc.array(showing), moment, (own, others, now) => {
      const shown = found(own, others, now);
      const next = own
        .filter(({ status, start }) => status !== "cancelled" && start > now)
        .map(({ start }) => start)
        .sort()[0];
      expect(shown.length).toBeLessThanOrEqual(3);
      for (const { start, status } of shown) {
        expect(status).not.toBe("cancelled");
        expect(dateOf(start)).toBe(dateOf(next ?? ""));
        if (timeOf(next ?? "") >= "16:00") expect(timeOf(start) >= "16:00").toBe(true);
      }
      expect([...shown].sort((a, b) => (a.start < b.start ? -1 : 1)).map(({ start }) => start)).toEqual(
        shown.map(({ start }) => start),
      );
    }),
  );
});
