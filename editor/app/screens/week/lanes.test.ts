import fc from "fast-check";
import { showingOf } from "../../testing/week-data";
import { boxOf, clockAt, hoursAround, lanesOf, roomOf, spanOf, timeAfter } from "./lanes";
import { freeSlot, slotOf } from "./slot";

const spans = fc
  .array(fc.record({ from: fc.integer({ min: 0, max: 1439 }), minutes: fc.integer({ min: 15, max: 400 }) }))
  .map((all) => all.map(({ from, minutes }) => ({ from, to: from + minutes })).sort((a, b) => a.from - b.from));

test("what overlaps is never in one lane, and no lane is empty", () => {
  fc.assert(
    fc.property(spans, (all) => {
      const lanes = lanesOf(all);
      for (const [at, one] of all.entries())
        for (const [other, two] of all.entries())
          if (other < at && two.to > one.from) expect(lanes[at]).not.toBe(lanes[other]);
      expect(new Set(lanes).size).toBe(Math.max(-1, ...lanes) + 1);
    }),
  );
});

test("a box is readable however short the showing, begins with it, stays on the scale and covers no other", () => {
  fc.assert(
    fc.property(spans, (all) => {
      const room = roomOf("Håndballjentene", 15, "wide");
      const boxes = all.map((one) => boxOf(one, room, all));
      const hours = hoursAround(boxes);
      const lanes = lanesOf(boxes);
      for (const [at, { from, to }] of boxes.entries()) {
        expect(to - from).toBeGreaterThanOrEqual(room - 15);
        expect(from).toBe(all[at]?.from);
        expect([from >= hours.first * 60, Math.min(to, 1800) <= hours.last * 60]).toEqual([true, true]);
        for (const [other, two] of boxes.entries())
          if (other !== at && lanes[other] === lanes[at]) expect(two.to <= from || two.from >= to).toBe(true);
      }
    }),
  );
});

test("a card has room for its longest word and its first line, and no word of a title makes it endless", () => {
  const room = (title: string) => roomOf(title, 15, "wide");
  expect(room("Sirkus Solo")).toBe(room("Kråka"));
  expect(room("Tilretteleggingen")).toBeGreaterThan(room("Den ene kvelden"));
  expect(room("å".repeat(400))).toBe(room("å".repeat(20)));
});

test("a card gives way to the next where little room is missing, and keeps all it needs where more is", () => {
  const [from, to] = [1020, 1123];
  const box = (room: number, next: number) =>
    boxOf({ from, to }, room, [
      { from, to },
      { from: next, to: next + 90 },
    ]);
  expect(box(126, 1140)).toEqual({ from, to: 1140 });
  expect(box(136, 1140)).toEqual({ from, to: 1170 });
  expect(box(126, 1155)).toEqual({ from, to: 1155 });
  expect(box(126, 1110)).toEqual({ from, to: 1155 });
});

test("the hours hold every showing that ends before six in the morning", () => {
  fc.assert(
    fc.property(spans, (all) => {
      const { first, last } = hoursAround(all);
      for (const { from, to } of all) {
        expect(first * 60).toBeLessThanOrEqual(from);
        expect(last * 60).toBeGreaterThanOrEqual(Math.min(to, 1800));
      }
    }),
  );
});

test("a showing past midnight goes on past 24, and one without an end has a length", () => {
  expect(spanOf({ start: "2026-12-04T23:00", end: "2026-12-05T00:45" })).toEqual({ from: 1380, to: 1485 });
  expect(spanOf({ start: "2026-12-04T18:00", end: null })).toEqual({ from: 1080, to: 1170 });
});

test("a place in the grid is a time to the quarter", () => {
  expect(clockAt(0.5, { first: 10, last: 24 })).toBe("17:00");
  expect(clockAt(0, { first: 10, last: 24 })).toBe("10:00");
  expect(clockAt(1, { first: 10, last: 24 })).toBe("23:45");
});

test("a lane is free again when what was in it ends", () => {
  const span = (from: number, to: number) => ({ from, to });
  expect(lanesOf([span(0, 60), span(60, 120)])).toEqual([0, 0]);
  expect(lanesOf([span(0, 60), span(30, 90), span(59, 70), span(60, 100)])).toEqual([0, 1, 2, 0]);
});

test("the hours are those of the evening, and no more than are needed", () => {
  expect(hoursAround([])).toEqual({ first: 12, last: 23 });
  expect(hoursAround([{ from: 660, to: 1380 }])).toEqual({ first: 11, last: 23 });
  expect(hoursAround([{ from: 659, to: 1381 }])).toEqual({ first: 10, last: 24 });
  expect(hoursAround([{ from: 1200, to: 2000 }])).toEqual({ first: 12, last: 30 });
});

test("a showing is a quarter long at least, and its end may be days later", () => {
  expect(spanOf({ start: "2026-12-04T18:30", end: "2026-12-04T18:40" })).toEqual({ from: 1110, to: 1125 });
  expect(spanOf({ start: "2026-12-04T18:00", end: "2026-12-06T01:00" })).toEqual({ from: 1080, to: 2940 });
});

test.each([
  ["18:00", 15, "18:15"],
  ["18:00", -15, "17:45"],
  ["00:00", -15, "00:00"],
  ["23:45", 15, "23:45"],
])("%s and %i minutes is %s, on the same day", (time, minutes, after) => {
  expect(timeAfter(time, minutes)).toBe(after);
});

test("a new showing begins when its hall is free: in the evening, or else before it", () => {
  const at = (start: string, end: string, own = {}) =>
    showingOf(start, { start: `2026-12-04T${start}`, end: `2026-12-04T${end}`, hall: "sal", ...own });
  const timeIn = (...all: ReturnType<typeof at>[]) => freeSlot(all, { date: "2026-12-04", hall: "sal" }).time;
  expect(timeIn()).toBe("18:00");
  expect(timeIn(at("16:00", "17:39"))).toBe("18:00");
  expect(timeIn(at("18:00", "20:03"))).toBe("20:30");
  expect(timeIn(at("18:00", "20:03"), at("21:00", "23:00"))).toBe("16:00");
  expect(timeIn(at("18:00", "20:03", { status: "cancelled" }), at("18:00", "20:03", { hall: "b" }))).toBe("18:00");
  expect(timeIn(at("10:00", "23:59"))).toBe("18:00");
});

test("the place of a showing is its day, hall and time, without an offset", () => {
  const showing = showingOf("a", { start: "2026-10-25T02:30+01:00", hall: "liten" });
  expect(slotOf(showing)).toEqual({ date: "2026-10-25", hall: "liten", time: "02:30" });
});
