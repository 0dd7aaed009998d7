import type { Form } from "../../api/form";
import { itemField } from "../fields/field-props";
import { onlyField, opensRows } from "./parts";

const field = (name: string) => ({ ...itemField(name, { kind: "text" }), name, group: "Gruppe" });
const FORM: Form = { kind: "object", isPicture: false, fields: [field("prices"), field("hours")] };

test("one field alone is shown without its group", () => {
  expect(onlyField(FORM, "hours")).toEqual({ ...FORM, fields: [{ ...field("hours"), group: null }] });
  expect(onlyField(FORM, null)).toBe(FORM);
  expect(onlyField({ kind: "text" }, "hours")).toEqual({ kind: "text" });
});

// JSON of a text is two characters longer, and of an object with it six more: {"a":"…"}
const text = (length: number) => "x".repeat(length - 2);

test.each([
  ["a new entity", { a: "x" }, null, true, true],
  ["one field", { a: "x" }, "a", false, true],
  ["an entity that is there", { a: "x" }, null, false, false],
  ["a field that is absent", {}, "a", false, true],
  ["a field that can just be overlooked", { a: text(2_999) }, "a", false, true],
  ["a field that is too long", { a: text(3_000) }, "a", false, false],
  ["a long entity of which a short field is shown", { a: "x", b: text(9_000) }, "a", false, true],
  ["a new entity that can just be overlooked", { a: text(2_993) }, null, true, true],
  ["a new entity that is too long", { a: text(2_994) }, null, true, false],
] as const)("rows of %s are open or not", (_what, value, only, isNew, isOpen) => {
  expect(opensRows(value, only, isNew)).toBe(isOpen);
});
