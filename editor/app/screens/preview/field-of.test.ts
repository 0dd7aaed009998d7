import { fieldOf } from "./field-of";

const click = { type: "kulturhus-visning", path: "/", block: null, what: "other" } as const;

test("a block of a page opens its row, and the headline outside blocks the title", () => {
  const page = { title: "Presse", blocks: [{ id: "tekst" }, { id: "kontakt" }] };
  expect(fieldOf("pages", page, { ...click, block: "kontakt" })).toEqual(["blocks", 1]);
  expect(fieldOf("pages", page, { ...click, block: "kontakt", what: "headline" })).toEqual(["blocks", 1]);
  expect(fieldOf("pages", page, { ...click, what: "headline" })).toEqual(["title"]);
  expect(fieldOf("pages", page, { ...click, block: "annen" })).toBeNull();
});

test("headline and pictures of a film open their fields", () => {
  const film = { title: "Kråka", poster: {} };
  expect(fieldOf("productions", film, { ...click, block: "topp", what: "headline" })).toEqual(["title"]);
  expect(fieldOf("productions", film, { ...click, block: "topp", what: "picture" })).toEqual(["poster"]);
  expect(fieldOf("productions", film, { ...click, block: "program" })).toBeNull();
  expect(fieldOf("redirects", { from: "/a" }, { ...click, what: "headline" })).toBeNull();
});
