import fc from "fast-check";
import { toIso, toLocal } from "./oslo";
import { readMoment } from "./read-moment";
import { anyTime } from "./testing/any-time";

test.each([
  ["2026-12-01T18:00:00+01:00", Date.UTC(2026, 11, 1, 17)],
  ["2026-12-01T18:00:00Z", Date.UTC(2026, 11, 1, 18)],
  ["2026-12-01T18:00", Date.UTC(2026, 11, 1, 17)],
  ["2026-07-01T18:00:00", Date.UTC(2026, 6, 1, 16)],
  ["2026-07-01T18:00:00.123", Date.UTC(2026, 6, 1, 16)],
  ["2026-07-01 18:00:00", Date.UTC(2026, 6, 1, 16)],
  // It occurs twice that night: the first occurrence.
  ["2026-10-25T02:30:00", Date.UTC(2026, 9, 25, 0, 30)],
  ["9999-12-31T23:59:59.999Z", Date.parse("9999-12-31T22:59Z")],
  [253_402_300_799, Date.parse("9999-12-31T22:59Z")],
])("%s is a moment; without an offset it is Oslo time", (value, epochMs) => expect(readMoment(value)).toBe(epochMs));

test.each([
  "2026-13-01T18:00",
  "2026-12-01",
  "20261201",
  "i morgen",
  "18:00",
  "",
  "+275760-09-13T00:00:00.000Z",
  "-000001-01-01T00:00Z",
  7,
  null,
  {},
])("%j is no moment", (value) => expect(readMoment(value)).toBeNull());

const anyMoment = fc.date({ min: new Date("2002-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

test("a moment is the same in milliseconds, in seconds and in Oslo time with its offset", () =>
  fc.assert(
    fc.property(anyMoment, (date) => {
      const epochMs = Math.floor(date.getTime() / 60_000) * 60_000;
      for (const value of [epochMs, String(epochMs), epochMs / 1000, toIso(toLocal(epochMs))]) {
        // In autumn's repeated hour the local time is the first occurrence.
        expect(toLocal(readMoment(value) ?? 0)).toBe(toLocal(epochMs));
      }
    }),
  ));

test("any text is a valid Oslo moment or none", () =>
  fc.assert(
    fc.property(fc.oneof(anyTime, fc.string()), (text) => {
      const epochMs = readMoment(text);
      if (epochMs !== null) expect(toLocal(epochMs)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    }),
  ));
