import { aboutPicture } from "./about-picture";

const film = {
  title: "Kråka",
  assets: [
    { type: "first_image", image: "filmer/kraka-cover.jpg" },
    { type: "poster", image: "" },
  ],
};

test("a film's pictures are named by the film and their use", () => {
  const form = { kind: "productions", value: film };
  expect(aboutPicture(form, ["assets", 1, "image"])).toEqual({
    kind: "productions",
    title: "Kråka",
    beside: "filmer/kraka-cover.jpg",
  });
  expect(aboutPicture(form, ["assets", 0, "image"]).title).toBe("Kråka cover");
});

test("a row with a name of its own gives it to its picture", () => {
  const value = { name: "Kulturhuset", halls: [{ name: "Festsalen", picture: { image: "" } }], theme: { logo: "" } };
  const form = { kind: "sites", value };
  expect(aboutPicture(form, ["halls", 0, "picture", "image"]).title).toBe("Festsalen");
  expect(aboutPicture(form, ["theme", "logo"]).title).toBe("Kulturhuset");
});

test("what has no name gives none", () => {
  expect(aboutPicture({ kind: "pages", value: {} }, ["image"])).toEqual({ kind: "pages", title: "", beside: "" });
});

test("the nearest name that says something is taken, and a title before a label", () => {
  const title = (value: object) => aboutPicture({ kind: "pages", value }, ["row", "image"]).title;
  expect(title({ title: "Kafé", row: { title: " " } })).toBe("Kafé");
  expect(title({ title: "Kafé", row: { label: "Merke", name: "Navn" } })).toBe("Navn");
  expect(title({ title: "Kafé", row: { heading: "Overskrift", label: "Merke" } })).toBe("Overskrift");
  expect(title({ row: { label: "Merke" } })).toBe("Merke");
});

test("a bound picture has no folder of its own", () => {
  const beside = (value: object) => aboutPicture({ kind: "pages", value }, ["image"]).beside;
  expect(beside({ image: "{film.image}", rows: [{ image: "" }, { image: "mat/a.jpg" }] })).toBe("mat/a.jpg");
});
