import { AGE_LIMITS, admission, ageLimitLabel, ageLimitMark, isAdmissionRefused, isAgeLimit } from "./age-limit";

describe("age limits", () => {
  it.each([
    ["A", "A", "Tillatt for alle"],
    ["6", "6", "Aldersgrense 6 år"],
    ["9", "9", "Aldersgrense 9 år"],
    ["12", "12", "Aldersgrense 12 år"],
    ["15", "15", "Aldersgrense 15 år"],
    ["18", "18", "Aldersgrense 18 år"],
    [null, "?", "Aldersgrense ikke fastsatt"],
  ])("shows %s as %s with the label %s", (limit, mark, label) => {
    expect(ageLimitMark(limit)).toBe(mark);
    expect(ageLimitLabel(limit)).toBe(label);
  });

  it("are the six that distributors set, and no other", () => {
    expect(AGE_LIMITS.every(isAgeLimit)).toBe(true);
    for (const other of ["7", "11", "a", "", "06", "12 år"]) expect(isAgeLimit(other)).toBe(false);
  });
});

describe("what a child may see", () => {
  // Each edge of Medietilsynet's table: the last age that is refused, and the first that is admitted.
  test.each([
    ["A", 0, "alone"],
    ["A", 17, "alone"],
    ["6", 0, "withAdult"],
    ["6", 5, "withAdult"],
    ["6", 6, "alone"],
    ["9", 5, "no"],
    ["9", 6, "withAdult"],
    ["9", 8, "withAdult"],
    ["9", 9, "alone"],
    ["12", 8, "no"],
    ["12", 9, "withAdult"],
    ["12", 11, "withAdult"],
    ["12", 12, "alone"],
    ["15", 11, "no"],
    ["15", 12, "withAdult"],
    ["15", 14, "withAdult"],
    ["15", 15, "alone"],
    ["18", 17, "no"],
    ["18", 18, "alone"],
  ])("limit %s at %i years: %s", (limit, age, answer) => {
    expect(admission(limit, age)).toBe(answer);
  });

  test.each([0, 6, 17])("a film without a limit is unset, at %i years", (age) => {
    expect(admission(null, age)).toBe("unset");
    expect(admission("7", age)).toBe("unset");
  });
});

test.each([
  ["12", 8, true, true],
  ["12", 9, true, false],
  ["12", 9, false, true],
  ["12", 12, false, false],
  ["18", 17, true, true],
  ["A", 0, false, false],
  [null, 3, false, false],
] as const)("a limit of %s keeps a child of %i, with an adult: %s, out: %s", (limit, age, withAdult, out) => {
  expect(isAdmissionRefused(limit, { age, withAdult })).toBe(out);
});
