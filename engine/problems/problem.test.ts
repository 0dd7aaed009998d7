import {
  countProblems,
  fieldName,
  formatProblem,
  isError,
  type Origin,
  problemAt,
  problemInFile,
  warningAt,
} from "./problem";

const ORIGIN: Origin = {
  file: "pages/a.json",
  path: ["blocks", 2],
  locate: (path) => (path.includes("borte") ? null : { line: path.length, column: 5 }),
};
const FINDING = { at: ["settings", "heading"], message: "er tom.", cure: "Skriv noe." };

test("a field is named as in the programs that editors know", () => {
  expect(fieldName(["blocks", 2, "settings", "heading"])).toBe("blocks[2].settings.heading");
  expect(fieldName([0, "a"])).toBe("[0].a");
  expect(fieldName([])).toBe("");
});

test("a problem has its field below its origin's, and where that is", () => {
  expect(problemAt(ORIGIN, FINDING)).toEqual({
    severity: "error",
    file: "pages/a.json",
    field: "blocks[2].settings.heading",
    line: 4,
    column: 5,
    message: "er tom.",
    cure: "Skriv noe.",
  });
  expect(problemAt(ORIGIN, { message: FINDING.message, cure: FINDING.cure })).toMatchObject({
    field: "blocks[2]",
    line: 2,
  });
  expect(problemAt(ORIGIN, { ...FINDING, at: ["borte"] })).toMatchObject({ line: null, column: null });
});

test("what cures it is written below the origin too, and may remove the field", () => {
  expect(problemAt(ORIGIN, { ...FINDING, fix: { path: ["hide"], value: false } }).fix).toEqual({
    path: ["blocks", 2, "hide"],
    value: false,
  });
  expect(problemAt(ORIGIN, { ...FINDING, fix: { path: ["hide"], value: undefined } })).toHaveProperty("fix.path");
});

test("a warning is no error", () => {
  expect([warningAt(ORIGIN, FINDING), problemAt(ORIGIN, FINDING), problemInFile("a", "b", "c")].map(isError)).toEqual([
    false,
    true,
    true,
  ]);
});

test("long quotes are shortened in message and cure, short ones are not", () => {
  const [fits, long] = ["a".repeat(160), "a".repeat(161)];
  const quoted = (text: string) => problemAt(ORIGIN, { message: `er «${text}» her.`, cure: `Skriv «${text}».` });
  expect(quoted(fits)).toMatchObject({ message: `er «${fits}» her.`, cure: `Skriv «${fits}».` });
  expect(quoted(long)).toMatchObject({ message: `er «${fits}…» her.`, cure: `Skriv «${fits}…».` });
  expect(problemInFile("a", `«${long}»`, `«${long}»`)).toMatchObject({ message: `«${fits}…»`, cure: `«${fits}…»` });
});

test("a problem in the terminal has its severity, its place and its cure", () => {
  expect(formatProblem(problemAt(ORIGIN, FINDING))).toBe(
    "FEIL    pages/a.json:4:5\n        «blocks[2].settings.heading» er tom.\n        → Skriv noe.",
  );
  const inFile = problemInFile("pages/a.json", "Filen er tom.", "Skriv noe.");
  expect(formatProblem({ ...inFile, severity: "warning" })).toBe(
    "VARSEL  pages/a.json\n        Filen er tom.\n        → Skriv noe.",
  );
  expect(formatProblem({ ...inFile, line: 3 })).toContain("pages/a.json:3:1\n");
});

test.each([
  [0, 0, "0 feil og 0 varsler"],
  [2, 1, "2 feil og 1 varsel"],
  [1, 2, "1 feil og 2 varsler"],
])("%d errors and %d warnings are counted apart", (errors, warnings, text) => {
  const problems = [
    ...Array.from({ length: errors }, () => problemAt(ORIGIN, FINDING)),
    ...Array.from({ length: warnings }, () => warningAt(ORIGIN, FINDING)),
  ];
  expect(countProblems(problems)).toBe(text);
});
