import type { Form } from "../../api/form";
import { conflictsOf } from "./conflicts";

const FORM: Form = { kind: "text" };

test("a value that is null is one, and what a side has removed is not there", () => {
  const clashes = [
    { path: ["ageLimit"], mine: null, theirs: 12 },
    { path: ["note"], mine: undefined, theirs: null },
  ];
  const [age, note] = conflictsOf(clashes, FORM, {});
  expect(age).toMatchObject({ path: ["ageLimit"], mine: null, theirs: 12 });
  expect(note).toMatchObject({ path: ["note"], theirs: null });
  expect(note).not.toHaveProperty("mine");
});
