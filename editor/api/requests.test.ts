import type { z } from "zod";
import { isCalendarDate } from "../../domain/time/local-time";
import { changeSchema, copySchema } from "./api";
import { accompaniedSchema } from "./companions";
import { undoSchema, versionNamedSchema } from "./history";
import { previewEditSchema } from "./preview";
import { publishSchema } from "./publishing";
import { actionSchema } from "./week";

/** What the desk takes from a browser: anybody who is logged in may send anything. */

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const letters = (count: number): string => "x".repeat(count);

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const companions = { showings: [], ediNumber: "", menu: null };
const showing = { start: "2026-12-01T18:00", hall: "kinosal", isThreeD: false, isFree: false };
const add = { do: "add", production: "kraka", start: "2026-12-01T18:00", hall: "kinosal" };

test("a change has a kind, an id or none, and fields", () => {
  const change = { kind: "events", id: "1", value: { title: "a" } };
  expect(accepts(changeSchema, change)).toBe(true);
  for (const wrong of [{ id: undefined }, { kind: 3 }, { value: [] }, { value: "a" }])
    expect(accepts(changeSchema, { ...change, ...wrong })).toBe(false);
  const copy = (title: string) => accepts(copySchema, { kind: "events", id: "1", title });
  expect([letters(0), letters(1), letters(200), letters(201)].map(copy)).toEqual([false, true, true, false]);
});

test("a commit is named by its forty digits", () => {
  for (const wrong of ["HEAD", COMMIT.slice(1), `${COMMIT}0`, COMMIT.toUpperCase(), `${COMMIT}\n--all`]) {
    expect(accepts(undoSchema, { commit: wrong, editor: "" })).toBe(false);
    expect(accepts(versionNamedSchema, { kind: "events", id: "1", commit: wrong })).toBe(false);
  }
});

const MOMENTS: readonly (readonly [string, boolean])[] = [
  ["2026-12-01T18:00", true],
  ["2026-12-01T18:00+01:00", true],
  ["2026-12-01T18:00:00", false],
  ["2026-12-01", false],
  ["1. desember", false],
  ["x2026-12-01T18:00", false],
  ["2026-12-01T25:99", false],
  ["2026-12-01T24:00", false],
  ["2026-13-45T18:00", false],
  ["2026-02-29T18:00", false],
  ["2028-02-29T23:59", true],
];

test.each(MOMENTS)("publishing, new showings and the week's are at %s: %s", (at, isTaken) => {
  expect(accepts(publishSchema, { editor: "", at })).toBe(isTaken);
  const made = { kind: "productions", value: {}, companions: { ...companions, showings: [{ ...showing, start: at }] } };
  expect(accepts(accompaniedSchema, { ...made, editor: "" })).toBe(isTaken);
  expect(accepts(actionSchema, { ...add, start: at })).toBe(isTaken);
  expect(accepts(actionSchema, { do: "copyWeek", monday: at.slice(0, 10) })).toBe(isCalendarDate(at.slice(0, 10)));
});

test("pages are looked at at a minute of the venue's clocks, or now", () => {
  const edit = { kind: "pages", id: "1", value: {}, before: {} };
  const moments = [null, "2026-12-24T12:00", "2026-12-24", "2026-12-24T12:00:30", "2026-12-24T25:00"];
  expect(moments.map((moment) => accepts(previewEditSchema, { ...edit, moment }))).toEqual([
    ...[true, true, false, false, false],
  ]);
});

const REFERENCE = { id: "kraka-1", stamp: "abc" };

test.each([
  [{ do: "cancel", ...REFERENCE, reason: letters(1000) }, true],
  [{ do: "cancel", ...REFERENCE, reason: letters(1001) }, false],
  [{ do: "cancel", ...REFERENCE }, false],
  [{ do: "restore", ...REFERENCE }, true],
  [{ do: "restore", id: "kraka-1" }, false],
  [{ do: "status", ...REFERENCE, status: "soldOut" }, true],
  [{ do: "status", ...REFERENCE, status: "cancelled" }, false],
  [{ do: "move", ...REFERENCE, start: "2026-12-01T18:00", hall: "a", reason: "" }, true],
  [{ do: "move", ...REFERENCE, start: "i morgen", hall: "a", reason: "" }, false],
  [{ do: "copy", ...REFERENCE, start: "2026-12-01", hall: "a" }, false],
  [{ do: "remove", ...REFERENCE }, true],
  [{ ...add, start: "2026-12-01" }, false],
  [{ do: "repeat", ...REFERENCE, time: "18:00", weekday: 3, until: "2026-12-23" }, true],
  [{ do: "repeat", ...REFERENCE, time: "18.00", weekday: 3, until: "2026-12-23" }, false],
  [{ do: "repeat", ...REFERENCE, time: "18:00", weekday: 3, until: "jul" }, false],
  [{ do: "copyWeek", monday: "2026-12-07" }, true],
  [{ do: "copyWeek", monday: "2026-12-07T00:00" }, false],
  [{ do: "explode", ...REFERENCE }, false],
])("the action %j is taken: %s", (action, isTaken) => {
  expect(accepts(actionSchema, action)).toBe(isTaken);
});

test("a reason is read without spaces around it", () => {
  expect(actionSchema.parse({ do: "cancel", ...REFERENCE, reason: " Sykdom. " })).toMatchObject({ reason: "Sykdom." });
});
