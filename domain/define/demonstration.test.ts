import { moveChange, movedByWeeks } from "./demonstration";

const MOVE = { weeks: 2, anchorWeek: "2026-11-30" };

test("a moment moves by whole weeks, and none stays none", () => {
  expect(movedByWeeks("2026-12-04T18:00", MOVE)).toBe("2026-12-18T18:00");
  expect(movedByWeeks(undefined, MOVE)).toBeUndefined();
});

test("a change from before the anchor's week moves, one from its Monday on is the true time of an edit", () => {
  expect(moveChange("2026-11-29T23:59", MOVE)).toBe("2026-12-13T23:59");
  expect(moveChange("2026-11-30T00:00", MOVE)).toBe("2026-11-30T00:00");
  expect(moveChange("2026-12-01T12:00", MOVE)).toBe("2026-12-01T12:00");
  expect(moveChange(undefined, MOVE)).toBeUndefined();
});
