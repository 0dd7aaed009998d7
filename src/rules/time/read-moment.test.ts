import fc from "fast-check";
import { HttpError } from "../../../lib/http/http-error";
import { fieldsOf } from "../../../lib/http/read-answer";
import { toLocal } from "../../../rules/time/oslo";
import { anyTime } from "../testing/any-time";
import { momentOf } from "./read-moment";

const read = (at: unknown) => momentOf(fieldsOf({ at }, "tickets"), "at");

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
])("%s is a moment; without an offset it is Oslo time", (text, epochMs) => expect(read(text)).toBe(epochMs));

test.each([
  "2026-13-01T18:00",
  "2026-12-01",
  "i morgen",
  "18:00",
  "+275760-09-13T00:00:00.000Z",
  "-000001-01-01T00:00Z",
])("%s is no moment", (text) =>
  expect(() => read(text)).toThrow("The answer of tickets is not as agreed: at is no time"),
);

test("any text is a valid Oslo moment or the documented error", () =>
  fc.assert(
    fc.property(fc.oneof(anyTime, fc.string()), (text) => {
      try {
        expect(toLocal(read(text))).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
      }
    }),
  ));
