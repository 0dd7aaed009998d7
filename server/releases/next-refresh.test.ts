import { nextRefresh } from "./next-refresh";

test.each([
  ["06.00 12.00 18.00", "12:00", "18.00"],
  ["18:00, 6:00", "17:59", "18.00"],
  ["6.00 18.00", "23:10", "06.00"],
  ["midnatt 25.00 7", "10:00", null],
  ["", "10:00", null],
])("%p at %s: %p", (times, clock, next) => expect(nextRefresh(times, clock)).toBe(next));
