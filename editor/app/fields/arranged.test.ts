import type { Field, Form } from "../../api/form";
import { arranged, inFormOrder } from "./arranged";
import { itemField } from "./field-props";

const TEXT = { kind: "text" } as const;
const fieldOf = (name: string, form: Form, own: Partial<Field> = {}) => ({ ...itemField(name, form), name, ...own });
const FIELDS = [
  fieldOf("address", { kind: "slug" }),
  fieldOf("people", TEXT, { group: "Medvirkende" }),
  fieldOf("body", TEXT, { isFirst: true, isProse: true }),
  fieldOf("rest", TEXT),
  fieldOf("minutes", TEXT, { isFirst: true }),
];
const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

test("what is written first stands first, long texts after it, and what only links use last", () => {
  const { first, prose, groups } = arranged(FIELDS);
  expect([names(first), names(prose)]).toEqual([["minutes"], ["body"]]);
  expect(groups.map(([name, fields]) => [name, names(fields)])).toEqual([
    ["Medvirkende", ["people"]],
    ["Mer", ["rest", "address"]],
  ]);
});

test("problems come in the order of the form, not of the file", () => {
  const form = { kind: "object", fields: FIELDS, isPicture: false } as const;
  const problems = FIELDS.map(({ name }) => ({ path: [name, 0] }));
  const order = inFormOrder(form, {}, problems).map(({ path }) => path[0]);
  expect(order).toEqual(["minutes", "body", "people", "rest", "address"]);
});
