import { madeValue, slugOf } from "./made-value";

test.each([
  ["Jørn på tå!", "jorn-pa-ta"],
  ["Ærlig talt: ÅRETS film", "aerlig-talt-arets-film"],
  ["Café Über", "cafe-uber"],
  ["  «Nattoget» – 2026  ", "nattoget-2026"],
  ["𝗞𝗼𝗻𝘀𝗲𝗿𝘁 ute", "konsert-ute"],
  ["***", ""],
])("an address has the letters a to z, digits and hyphens of %s", (text, expected) => {
  expect(slugOf(text)).toBe(expected);
});

test("an address has a hundred characters at most", () => {
  expect(slugOf("a".repeat(101))).toBe("a".repeat(100));
});

test("a value is made of other fields, each as in an address", () => {
  expect(madeValue("{title}-{ediNumber}", { title: "Nattekspressen", ediNumber: 20261 })).toBe("nattekspressen-20261");
});

test("a moment is made into month, day and time", () => {
  const fields = { production: "Månebyen", start: "2026-12-01T18:30" };
  expect(madeValue("{production}-{start}", fields)).toBe("manebyen-1201-1830");
});

test("a day without a time is no moment", () => {
  expect(madeValue("{start}", { start: "2026-12-01" })).toBe("2026-12-01");
});

test("fields that are missing leave no hyphen at the end", () => {
  expect(madeValue("{title}-{ediNumber}", { title: "Nattoget", ediNumber: null })).toBe("nattoget");
  expect(madeValue("{title}-{start}-{hall}", { title: "Nattoget" })).toBe("nattoget");
});
