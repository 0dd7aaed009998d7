import { problemInFile } from "../problems/problem";
import { contentStateOf } from "./content-state";

const error = { ...problemInFile("productions/a.json", "finnes ikke.", "Velg en av «A» og «6»."), line: 12 };

test("errors are counted, and the first are reported with file, line and field", () => {
  const wrong = { ...error, field: "ageLimit" };
  const { errors, first } = contentStateOf(Array.from({ length: 7 }, () => wrong));
  expect(errors).toBe(7);
  expect(first).toHaveLength(5);
  expect(first[0]).toEqual({
    place: "productions/a.json, linje 12, felt «ageLimit»",
    message: "finnes ikke.",
    cure: "Velg en av «A» og «6».",
  });
});

test("warnings are no errors", () => {
  expect(contentStateOf([{ ...error, severity: "warning" }])).toEqual({
    desk: null,
    errors: 0,
    first: [],
  });
});

test("a file that cannot be read has neither line nor field", () => {
  expect(contentStateOf([problemInFile("pages/b.json", "er tom.", "Skriv noe.")]).first[0]?.place).toBe("pages/b.json");
});
