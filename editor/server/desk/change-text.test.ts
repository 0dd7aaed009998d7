import { entityDefinition } from "../../../domain/kinds";
import { formOf } from "../forms/describe-form";
import { changeText } from "./change-text";

const form = formOf(entityDefinition("productions").schema);
const textOf = (before: object, after: object) =>
  changeText("Kråka", { form, before: { object: "movie", ...before }, after: { object: "movie", ...after } });

test("names the fields that were changed, added or removed, in small letters", () => {
  expect(textOf({ year: 2025, title: "A" }, { year: 2026, title: "A" })).toBe("Endre Kråka: år");
  expect(textOf({ year: 2025 }, { year: 2025, genres: ["Drama"] })).toBe("Endre Kråka: sjangre");
  expect(textOf({ year: 2025, country: "Norge" }, { year: 2025 })).toBe("Endre Kråka: land");
  expect(textOf({ genres: ["Drama"] }, { genres: ["Drama"] })).toBe("Endre Kråka: ");
});

test("keeps an abbreviation in capitals", () => {
  expect(textOf({ ediNumber: "1" }, { ediNumber: "2" })).toMatch(/^Endre Kråka: EDI-nummer/);
});

test("names three fields, and how many more there are", () => {
  const before = { title: "a", year: 1, country: "a" };
  const after = { title: "b", year: 2, country: "b" };
  expect(textOf(before, after)).not.toContain(" til");
  expect(textOf(before, after).split(", ")).toHaveLength(3);
  const more = textOf({ ...before, genres: [], directors: [] }, { ...after, genres: ["b"], directors: ["b"] });
  expect(more).toMatch(/^Endre Kråka: [^,]+, år, land og 2 til$/);
});
