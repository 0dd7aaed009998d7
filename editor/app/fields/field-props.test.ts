import type { Form } from "../../api/form";
import { fresh, itemField } from "./field-props";

const number = (min: number | null): Form => ({ kind: "number", min, max: null, isWhole: true });
const CHOICES = [
  { value: "movie", label: "Film" },
  { value: "culture", label: "Arrangement" },
];

test.each<[string, Form, unknown]>([
  ["text", { kind: "text" }, ""],
  ["a date", { kind: "date" }, ""],
  ["a list", { kind: "list", item: { kind: "text" }, itemLabel: "Rad" }, []],
  ["choices", { kind: "choices", choices: CHOICES }, []],
  ["a record", { kind: "record", value: { kind: "text" } }, {}],
  ["a toggle", { kind: "toggle" }, false],
  ["a number", number(null), 0],
  ["a number of at least three", number(3), 3],
  ["a number that may be negative", number(-5), 0],
  ["a choice", { kind: "choice", choices: CHOICES }, "movie"],
  ["a choice of nothing", { kind: "choice", choices: [] }, ""],
])("new content of %s begins as %j", (_what, form, value) => {
  expect(fresh(form)).toEqual(value);
});

test("a new object has what it must have, and null where that means none", () => {
  const field = (name: string, own = {}) => ({ ...itemField(name, number(1)), name, ...own });
  const inner = { ...itemField("Inni", { kind: "object", isPicture: false, fields: [field("c")] }), name: "inner" };
  const fields = [field("a"), field("b", { isRequired: false }), field("none", { isNullable: true }), inner];
  expect(fresh({ kind: "object", isPicture: false, fields })).toEqual({ a: 1, none: null, inner: { c: 1 } });
});
