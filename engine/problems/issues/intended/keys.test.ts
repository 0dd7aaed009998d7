import { intendedKeys } from "./keys";

test("a Norwegian name means those of its English ones that the object has", () => {
  expect(intendedKeys("overskrift", ["heading", "title", "text"])).toEqual(["heading", "title"]);
  expect(intendedKeys("overskrift", ["title"])).toEqual(["title"]);
  expect(intendedKeys("overskrift", ["text"])).toEqual([]);
});

test.each([" Tittel ", "TITTEL", "tittel"])("%j is the same name", (name) => {
  expect(intendedKeys(name, ["title"])).toEqual(["title"]);
});

test("a hyphen is no part of a name, and an object's own names are none", () => {
  expect(intendedKeys("e-post", ["email"])).toEqual(["email"]);
  expect(intendedKeys("constructor", ["constructor"])).toEqual([]);
});
