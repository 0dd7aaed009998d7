/** @jest-environment jsdom */
import type { Field, Form } from "../../../api/form";
import { summaryOf } from "../../testing/desk-data";
import { itemField } from "../field-props";
import { itemPicture, itemTitle } from "./item-title";

const object = (fields: readonly Field[], isPicture: boolean): Form => ({ kind: "object", fields, isPicture });
const PLAIN = object([], false);
const BLOCK: Form = {
  kind: "options",
  by: "type",
  options: [
    { value: "text", label: "Tekst", about: "", fields: [] },
    { value: "hero", label: "Toppbilde", about: "", fields: [] },
  ],
};

const halls = (type: string) => (type === "Hall" ? [summaryOf("sal-1", { title: "Storsalen" })] : []);

test.each<[string, Form, unknown, string]>([
  ["a reference by the title of what it names", { kind: "reference", to: "Hall" }, "sal-1", "Storsalen"],
  ["a reference to nothing by its id", { kind: "reference", to: "Hall" }, "sal-9", "sal-9"],
  ["a reference to another type by its id", { kind: "reference", to: "Movie" }, "sal-1", "sal-1"],
  ["an empty reference by nothing", { kind: "reference", to: "Hall" }, undefined, ""],
  ["a text by itself", { kind: "text" }, "Bar", "Bar"],
  ["a number by itself", { kind: "number", min: null, max: null, isWhole: true }, 7, "7"],
  ["an object by its title before its name", PLAIN, { name: "navn", title: "Tittel" }, "Tittel"],
  ["an object by its first text that is not empty", PLAIN, { title: "", name: 7, label: "Merke" }, "Merke"],
  ["an object without texts by none", PLAIN, { order: 1 }, ""],
  [
    "a block by what it is and what its settings say",
    BLOCK,
    { type: "text", settings: { heading: "Hei" } },
    "Tekst: Hei",
  ],
  [
    "a block by its settings before its own texts",
    BLOCK,
    { type: "hero", title: "A", settings: { title: "B" } },
    "Toppbilde: B",
  ],
  ["a block without texts by what it is", BLOCK, { type: "hero" }, "Toppbilde"],
  ["an unknown block by its texts", BLOCK, { type: "nytt", title: "A" }, "A"],
])("calls %s", (_what, form, value, title) => {
  expect(itemTitle(form, value, halls)).toBe(title);
});

test("a block without a title is called by the first line of its text", () => {
  const html = { ...itemField("Tekst", { kind: "html" }), name: "html" };
  const settings = { ...itemField("Innstillinger", object([html], false)), name: "settings" };
  const block: Form = {
    kind: "options",
    by: "type",
    options: [{ value: "text", label: "Tekst", about: "", fields: [settings] }],
  };
  const called = (text: string) => itemTitle(block, { type: "text", settings: { html: text } }, halls);
  expect(called("<p>Pressebilder er <em>fri</em> bruk.</p><ul><li>Ett</li></ul>")).toBe(
    "Tekst: Pressebilder er fri bruk.",
  );
  expect(called(`<p>${"Ord ".repeat(40)}</p>`)).toBe(`Tekst: ${"Ord ".repeat(10)}Ord\u00a0…`);
  expect(called("")).toBe("Tekst");
  expect(itemTitle(block, { type: "text", settings: { html: ["<p>Én</p>", "<p>to</p>"] } }, halls)).toBe("Tekst: Én");
});

test("a picture is called by what it is for, and other objects are not", () => {
  const choices = [
    { value: "poster", label: "Plakat (2:3)" },
    { value: "wide", label: "Bredt" },
  ];
  const fields = [
    { ...itemField("Tekst", { kind: "text" }), name: "alt" },
    { ...itemField("Bruk", { kind: "choice", choices }), name: "use" },
  ];
  const value = { use: "wide", image: "film/a.jpg", alt: "Et tog." };
  expect(itemTitle(object(fields, true), value, halls)).toBe("Bredt");
  expect(itemTitle(object(fields, true), { use: "ukjent" }, halls)).toBe("");
  expect(itemTitle(object(fields, false), value, halls)).toBe("Et tog.");
});

test.each([
  [{ image: "film/a.jpg" }, "film/a.jpg"],
  [{ image: "{film.image}" }, null],
  [{ image: "film/a" }, null],
  [{ image: "" }, null],
  [{ image: 7 }, null],
  ["film/a.jpg", null],
])("the picture of %j is %j", (value, picture) => {
  expect(itemPicture(value)).toBe(picture);
});
