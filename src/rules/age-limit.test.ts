import { AGE_LIMITS, ageLimitLabel, ageLimitMark, isAgeLimit } from "./age-limit";

describe("age limits", () => {
  it.each([
    ["A", "A", "Tillatt for alle"],
    ["6", "6", "Aldersgrense 6 år"],
    ["9", "9", "Aldersgrense 9 år"],
    ["12", "12", "Aldersgrense 12 år"],
    ["15", "15", "Aldersgrense 15 år"],
    ["18", "18", "Aldersgrense 18 år"],
    [null, "?", "Aldersgrense ikke fastsatt"],
  ])("shows %s as %s and says %s", (limit, mark, label) => {
    expect(ageLimitMark(limit)).toBe(mark);
    expect(ageLimitLabel(limit)).toBe(label);
  });

  it("are the six that distributors set, and no other", () => {
    expect(AGE_LIMITS.every(isAgeLimit)).toBe(true);
    for (const other of ["7", "11", "a", "", "06", "12 år"]) expect(isAgeLimit(other)).toBe(false);
  });
});
