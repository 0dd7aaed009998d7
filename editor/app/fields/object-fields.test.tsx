/** @jest-environment jsdom */
import "../testing/design-system";
import { fireEvent, screen, within } from "@testing-library/react";
import { problemAt } from "../testing/desk-data";
import { fieldOf, formOf } from "../testing/form-of";

const TEXT = { kind: "text" } as const;
const title = fieldOf("title", "Tittel", TEXT, { isRequired: true });

const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const folded = (name: string) => {
  const found = screen.getByText(name, { selector: "strong" }).closest("details");
  if (found === null) throw new Error(`No group ${name}.`);
  return found;
};

test.each([
  ["", []],
  ["filmer/natt.jpg", ["felt-cover-alt"]],
])("a picture is described once it is there: «%s»", (image, shown) => {
  const picture = {
    kind: "object",
    isPicture: true,
    fields: [fieldOf("image", "Bildet", { kind: "image" }), fieldOf("alt", "Bildebeskrivelse", TEXT)],
  } as const;
  formOf({ fields: [fieldOf("cover", "Bilde", picture, { isRequired: true })], value: { cover: { image, alt: "" } } });
  expect(screen.queryAllByRole("textbox").map(({ id }) => id)).toEqual(shown);
});

test("a folded group of something that is there already tells that it holds nothing, not what it could hold", () => {
  const fields = [title, fieldOf("more", "Mer", TEXT, { group: "Sjelden" })];
  formOf({ fields, value: { title: "Kafé" } });
  expect(folded("Sjelden").querySelector("summary")?.textContent).toBe("Sjelden Ikke fylt ut");
});

test("groups come after what has none, and those that need nothing come last, folded", () => {
  const fields = [
    fieldOf("more", "Mer", TEXT, { group: "Sjelden" }),
    fieldOf("rest", "Resten", TEXT, { group: "Sjelden" }),
    fieldOf("id", "Id", TEXT, { group: "Lages", isRequired: true, madeFrom: "{title}" }),
    fieldOf("when", "Når", TEXT, { group: "Tid", isRequired: true }),
    fieldOf("link", "Lenke", TEXT, { group: "Lenke" }),
    fieldOf("colour", "Farge", TEXT, { group: "Farge" }),
    fieldOf("shade", "Tone", TEXT, { group: "Farge" }),
    title,
  ];
  const { held } = formOf({ fields, value: { title: "Kafé" }, isNew: true });
  const labels = screen.getAllByRole("textbox").map(({ id }) => id);
  expect(labels).toEqual([
    "felt-title",
    "felt-when",
    "felt-more",
    "felt-rest",
    "felt-id",
    "felt-link",
    "felt-colour",
    "felt-shade",
  ]);
  expect(screen.getByRole("group", { name: "Tid" })).toBeTruthy();
  expect(folded("Sjelden").open).toBe(false);
  expect(folded("Sjelden").querySelector("summary")?.textContent).toBe("Sjelden Mer, Resten");
  expect(folded("Lages").querySelector("summary")?.textContent).toBe("Lages Id");
  expect(folded("Lenke").querySelector("summary")?.textContent).toBe("Lenke ");
  expect(folded("Farge").querySelector("summary")?.textContent).toBe("Farge Tone");
  write(/^Når/, "fredag");
  expect(held()).toEqual({ title: "Kafé", when: "fredag" });
});

test("long texts stand after what is saved together with the first fields; in rows, ids come last", () => {
  const row = { kind: "object", isPicture: false, fields: [fieldOf("id", "Id", { kind: "slug" }), title] } as const;
  const fields = [
    fieldOf("body", "Omtale", TEXT, { isFirst: true, isProse: true }),
    { ...title, isFirst: true },
    fieldOf("place", "Sted", row),
  ];
  formOf({ fields, value: { place: {} }, afterFirst: <input aria-label="Forestilling" id="mellom" /> });
  const ids = screen.getAllByRole("textbox", { hidden: true }).map(({ id }) => id);
  expect(ids).toEqual(["felt-title", "mellom", "felt-body", "felt-place-title", "felt-place-id"]);
});

test("a folded group is open where something is wrong in it, and there alone", () => {
  const fields = [fieldOf("a", "A", TEXT, { group: "Første" }), fieldOf("b", "B", TEXT, { group: "Andre" })];
  formOf({ fields, value: {}, problems: [problemAt(["b", "deep"])] });
  expect(folded("Første").open).toBe(false);
  expect(folded("Andre").open).toBe(true);
});

test("where rows begin open, so do groups in which something is written that is not made", () => {
  const fields = [
    fieldOf("a", "A", TEXT, { group: "Første" }),
    fieldOf("b", "B", TEXT, { group: "Andre" }),
    fieldOf("c", "C", TEXT, { group: "Tredje", madeFrom: "{a}" }),
  ];
  const value = { a: "noe", c: "noe" };
  formOf({ fields, value, opensRows: true });
  expect([folded("Første").open, folded("Andre").open, folded("Tredje").open]).toEqual([true, false, false]);
  document.body.replaceChildren();
  formOf({ fields, value });
  expect(folded("Første").open).toBe(false);
});

const seats = fieldOf("seats", "Plasser", { kind: "number", min: 1, max: null, isWhole: true }, { isRequired: true });
const hall = fieldOf("hall", "Sal", {
  kind: "object",
  isPicture: false,
  fields: [seats, fieldOf("note", "Merk", TEXT)],
});

test("an object that may be absent is added with what it must have, and removed", () => {
  const { held } = formOf({
    fields: [{ ...hall, help: "Hvor det er." }],
    value: { title: "x" },
    problems: [problemAt(["hall"])],
  });
  expect(screen.getByText("Hvor det er.")).toBeTruthy();
  expect(document.getElementById("felt-hall-feil")?.textContent).toBe("Skriv det.");
  press("Legg til: sal");
  expect(held()).toEqual({ title: "x", hall: { seats: 1 } });
  write(/^Plasser/, "40");
  expect(held()).toEqual({ title: "x", hall: { seats: 40 } });
  press("Fjern: sal");
  expect(held()).toEqual({ title: "x" });
});

test("null is an absent object, too, and one that must be there cannot be removed", () => {
  formOf({ fields: [hall], value: { hall: null } });
  expect(screen.getByRole("button", { name: "Legg til: sal" })).toBeTruthy();
  document.body.replaceChildren();
  formOf({ fields: [{ ...hall, isRequired: true }], value: {} });
  expect(screen.getByLabelText("Plasser")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

const options = (about: string) =>
  ({
    kind: "options",
    by: "type",
    options: [
      { value: "movie", label: "Film", about, fields: [fieldOf("edi", "EDI-nummer", TEXT)] },
      { value: "culture", label: "Arrangement", about: "Alt annet.", fields: [fieldOf("band", "Band", TEXT)] },
    ],
  }) as const;

test("an object that can be several things has the fields of what it is, and says what that is", () => {
  const what = (about: string, type: string) => {
    document.body.replaceChildren();
    formOf({ fields: [fieldOf("what", "Hva", options(about))], value: { what: { type } } });
    return document.querySelector("p")?.textContent;
  };
  expect(what("Vises på kino.", "movie")).toBe("Film. Vises på kino.");
  expect(what("", "movie")).toBe("Film. ");
  expect(screen.getByLabelText(/^EDI-nummer/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Band/)).toBeNull();
  expect(what("", "culture")).toBe("Arrangement. Alt annet.");
  expect(what("", "teater")).toBe("Ukjent slag.");
  expect(screen.queryByRole("textbox")).toBeNull();
});

const byLanguage = fieldOf("meta", "Søkemotorer", {
  kind: "record",
  value: { kind: "object", isPicture: false, fields: [title] },
});

test("a language is added once, by its code, and each keeps its own texts", () => {
  const { held } = formOf({ fields: [byLanguage], value: { meta: { nb: { title: "Kafé" } } } });
  const add = () => screen.getByRole("button", { name: "Legg til språk" });
  const code = (value: string) => write("Koden for et språk til", value);
  expect(add()).toHaveProperty("disabled", true);
  for (const wrong of ["n", "EN", "engl", "nb", "e1"]) {
    code(wrong);
    expect(add()).toHaveProperty("disabled", true);
  }
  code("en");
  fireEvent.click(add());
  expect(held()).toEqual({ meta: { nb: { title: "Kafé" }, en: { title: "" } } });
  expect(screen.getByLabelText("Koden for et språk til")).toHaveProperty("value", "");
  const english = within(screen.getByRole("group", { name: "en" }));
  fireEvent.change(english.getByLabelText("Tittel"), { target: { value: "Café" } });
  expect(held()).toEqual({ meta: { nb: { title: "Kafé" }, en: { title: "Café" } } });
  expect(screen.getByRole("group", { name: "Bokmål (nb)" })).toBeTruthy();
});

test("boxes that are ticked are written in the order of their definition", () => {
  const choices = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
  const { held } = formOf({
    fields: [fieldOf("days", "Dager", { kind: "choices", choices }, { help: "Når det er åpent." })],
    value: { days: ["c", "b"] },
    problems: [problemAt(["days", 0])],
  });
  expect(screen.getByText("Når det er åpent.")).toBeTruthy();
  expect(screen.getAllByRole("checkbox").map((one) => one instanceof HTMLInputElement && one.checked)).toEqual([
    false,
    true,
    true,
  ]);
  fireEvent.click(screen.getByLabelText("A"));
  expect(held()).toEqual({ days: ["a", "b", "c"] });
  fireEvent.click(screen.getByLabelText("B"));
  expect(held()).toEqual({ days: ["a", "c"] });
  expect(document.getElementById("felt-days-feil")?.textContent).toBe("Mangler. Skriv det.");
});

test("in a new entity a group with a required text that is not written is open, and stays so while it is", () => {
  const fields = [
    fieldOf("title", "Tittel", TEXT, { isRequired: true, isFirst: true }),
    fieldOf("about", "Beskrivelse", TEXT, { group: "Søk", isRequired: true }),
    fieldOf("made", "Adresse", TEXT, { group: "Lages", isRequired: true, madeFrom: "{title}" }),
  ];
  formOf({ fields, value: { about: "" }, opensRows: true });
  expect([folded("Søk").open, folded("Lages").open]).toEqual([true, false]);
  write(/^Beskrivelse/, "Hvor du setter bilen.");
  expect(folded("Søk").open).toBe(true);
});
