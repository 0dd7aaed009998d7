/** @jest-environment jsdom */
import "../../testing/design-system";
import type { Field, Form } from "../../../api/form";
import { fieldOf } from "../../testing/form-of";
import { partsOf, partWith } from "./parts";

const TEXT = { kind: "text" } as const;
const LIST: Form = { kind: "list", item: TEXT, itemLabel: "" };
const OPERATORS = "For den som drifter nettstedet";

const within = (group: string | null, field: Field): Field => ({ ...field, group });

const form: Form = {
  kind: "object",
  isPicture: false,
  fields: [
    within(OPERATORS, fieldOf("id", "Kjennetegn", TEXT)),
    within(null, fieldOf("name", "Navn", TEXT)),
    within("Sted", fieldOf("halls", "Saler", LIST)),
    within("Søk", fieldOf("words", "Søkeord", LIST)),
    within(OPERATORS, fieldOf("host", "Vertsnavn", TEXT)),
    within(null, fieldOf("about", "Om huset", TEXT)),
    within(OPERATORS, fieldOf("mode", "Stadium", TEXT)),
    within("Sted", fieldOf("street", "Gate", TEXT)),
  ],
};

test("plain fields of a group are one part, each list its own; what operators have is last", () => {
  expect(partsOf(form).map(({ name, title, group }) => [group, name, title])).toEqual([
    [null, "name", "Navn og om huset"],
    ["Sted", "street", "Gate"],
    ["Sted", "halls", "Saler"],
    ["Søk", "words", "Søkeord"],
    [OPERATORS, "id", "Kjennetegn, vertsnavn med mer"],
  ]);
});

test("each field is in exactly one part", () => {
  for (const { name } of form.fields) {
    expect(partWith(form, name)?.fields.map((field) => field.name)).toContain(name);
    expect(partsOf(form).filter(({ fields }) => fields.some((field) => field.name === name))).toHaveLength(1);
  }
  expect(partWith(form, "nowhere")).toBeNull();
});
