import { daysBetween, osloIso, plusDays, toOsloDay } from "./oslo-clock";

test.each([
  ["2026-12-24T22:59:00Z", "2026-12-24"],
  ["2026-12-24T23:00:00Z", "2026-12-25"],
  ["2026-06-24T22:00:00Z", "2026-06-25"],
])("is Oslo's: at %s it is %s", (instant, day) => {
  expect(toOsloDay(Date.parse(instant))).toBe(day);
});

test("goes from month to month and through both changes of the clock", () => {
  expect(plusDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(plusDays("2026-03-29", 1)).toBe("2026-03-30");
  expect(plusDays("2026-10-26", -1)).toBe("2026-10-25");
});

test("writes the offset that is in force", () => {
  expect(osloIso("2026-12-24", "18:00")).toBe("2026-12-24T18:00:00+01:00");
  expect(osloIso("2026-06-24", "18:00")).toBe("2026-06-24T18:00:00+02:00");
  expect(osloIso("2026-10-25", "18:00")).toBe("2026-10-25T18:00:00+01:00");
});

test("counts days, also over changes of the clock and backwards", () => {
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2027-01-01", "2026-12-31")).toBe(-1);
  expect(daysBetween("2026-12-05", "2026-12-05")).toBe(0);
});
