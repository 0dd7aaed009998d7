import fc from "fast-check";
import { kindredOf, stemOf } from "./inflection";

test.each([
  ["festsal festsalen festsaler festsalene", "festsal"],
  ["konsert konserten konserter konsertene konsertenes", "konsert"],
  ["rom rommet rommene", "rom"],
  ["buss bussen busser", "buss"],
  ["Åpningstid aapningstider apningstidene", "apningstid"],
  ["kulturhus kulturhuset kulturhusets", "kulturhu"],
  ["kafé kafeen kaféer", "kaf"],
])("has one stem for %s", (forms, stem) => {
  expect(new Set(forms.split(" ").map(stemOf))).toEqual(new Set([stem]));
});

test("leaves a stem as it is", () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-zæøå]{1,14}$/), (word) => stemOf(stemOf(word)) === stemOf(word)));
});

test("finds the words of one verb", () => {
  expect(kindredOf("strikking").root).toBe("strikk");
  expect(kindredOf("lesingen").root).toBe("les");
  expect(kindredOf("parkerer").action).toBe("parkering");
  expect(kindredOf("film")).toEqual({ root: null, action: null });
});
