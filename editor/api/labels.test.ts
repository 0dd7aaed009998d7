import type { Field, Form } from "./form";
import { labelAt } from "./labels";

const text: Form = { kind: "text" };
const field = (name: string, label: string, form: Form = text): Field => ({
  name,
  label,
  help: "",
  group: null,
  isRequired: true,
  isNullable: false,
  preset: null,
  madeFrom: null,
  form,
});
const object = (...fields: readonly Field[]): Form => ({ kind: "object", fields, isPicture: false });

const picture = object(field("image", "Bilde"), field("alt", "Bildebeskrivelse"));
const settings: Form = {
  kind: "options",
  by: "type",
  options: [
    { value: "film", label: "Film", about: "", fields: [field("title", "Filmtittel")] },
    { value: "konsert", label: "Konsert", about: "", fields: [field("title", "Artist"), field("", "", text)] },
  ],
};
const form = object(
  field("title", "Tittel"),
  field("assets", "Bilder", { kind: "list", item: picture, itemLabel: "Bilde" }),
  field("meta", "Søkemotorer", { kind: "record", value: object(field("title", "Tittel i søk")) }),
  field("parts", "Deler", { kind: "list", item: settings, itemLabel: "Del" }),
);
const value = { title: "Kråka", assets: [{ image: "", alt: "" }], parts: [{ type: "film" }, { type: "konsert" }] };

test.each([
  [[], ""],
  [["title"], "Tittel"],
  [["assets", 0, "alt"], "Bilder, Bildebeskrivelse"],
  [["assets", 7, "alt"], "Bilder, Bildebeskrivelse"],
  [["assets", 0], "Bilder"],
  [["meta", "nb", "title"], "Søkemotorer, Tittel i søk"],
  [["parts", 0, "title"], "Deler, Filmtittel"],
  [["parts", 1, "title"], "Deler, Artist"],
  // Without the option that is chosen there is no field.
  [["parts", 2, "title"], "Deler, title"],
  [["title", "x"], "Tittel, x"],
  [["ukjent", 0], "ukjent"],
])("the way to %j is «%s»", (path, label) => {
  expect(labelAt(form, path, value)).toBe(label);
});

test("a list that has no rows has no name beside its fields'", () => {
  const texts = field("contents", "Omtaler", {
    kind: "list",
    item: object(field("summary", "Kort omtale")),
    itemLabel: "",
  });
  const labelOf = (own: Partial<Field>, count: number, path: readonly (string | number)[]) =>
    labelAt(object({ ...texts, ...own }), path, { contents: Array.from({ length: count }, () => ({})) });
  expect(labelOf({ isFirst: true }, 1, ["contents", 0, "summary"])).toBe("Kort omtale");
  expect(labelOf({ isFirst: true }, 1, ["contents"])).toBe("Omtaler");
  expect(labelOf({ isFirst: true }, 2, ["contents", 1, "summary"])).toBe("Omtaler, Kort omtale");
  expect(labelOf({}, 1, ["contents", 0, "summary"])).toBe("Omtaler, Kort omtale");
});
