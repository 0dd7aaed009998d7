/** @jest-environment jsdom */
import "../testing/design-system";
import { fieldOf } from "../testing/form-of";
import { heldIn } from "./held-in";

const NUMBER = { kind: "number", min: 0, max: null, isWhole: true } as const;
const TEXT = { kind: "text" } as const;
const LOOK = {
  kind: "object",
  isPicture: false,
  fields: [fieldOf("name", "Navn", TEXT), fieldOf("from", "Fra", { kind: "date" })],
} as const;

test.each<[string, Parameters<typeof heldIn>[0], unknown, string]>([
  ["a number", [fieldOf("seats", "Plasser", NUMBER)], { seats: 12 }, "Plasser: 12"],
  ["a number with its unit", [fieldOf("ads", "Reklame, i minutter", NUMBER)], { ads: 15 }, "Reklame: 15 minutter"],
  [
    "what is in an object without a name",
    [fieldOf("run", "Går", LOOK)],
    { run: { from: "2026-12-04" } },
    "Fra: fredag 4. desember 2026",
  ],
  ["its name before all else", [fieldOf("run", "Går", LOOK)], { run: { name: "Kråka", from: "2026-12-04" } }, "Kråka"],
  [
    "a list by points, since names have commas",
    [fieldOf("lists", "Lister", { kind: "list", item: LOOK, itemLabel: "" })],
    { lists: [{ name: "Kino" }, { name: "Kino, alle" }] },
    "Kino · Kino, alle",
  ],
  [
    "an object of numbers alone by nothing",
    [fieldOf("span", "Bredde", { ...LOOK, fields: [fieldOf("medium", "Nettbrett", NUMBER)] })],
    { span: { medium: 8 } },
    "",
  ],
  [
    "a text without what is bound to the settings",
    [fieldOf("body", "Tekst", { kind: "html" })],
    { body: ["<p>Kom til {fakta:adresse}.</p>"] },
    "Kom til ….",
  ],
  ["nothing", [fieldOf("seats", "Plasser", NUMBER)], {}, ""],
])("%s is told in words", (_what, fields, value, text) => {
  expect(heldIn(fields, value)).toBe(text);
});
