import { placed } from "../testing/placed";
import { namesPicture, usesOfPictures } from "./picture-uses";

const article = placed("articles", {
  id: "jul",
  title: "Jul",
  image: { image: "jul.jpg" },
  contents: [{ body: ["jul.jpg", '<img src="gran.jpg">'] }],
});

test("each picture has the places where it is named, in order, with the way there", () => {
  const uses = usesOfPictures([article], ["jul.jpg", "gran.jpg", "ny.jpg"]);
  const use = { kind: "articles", id: "jul", title: "Jul" };
  expect(uses.get("jul.jpg")).toEqual([
    { ...use, path: ["image", "image"] },
    { ...use, path: ["contents", 0, "body", 0] },
  ]);
  expect([uses.get("gran.jpg"), uses.get("ny.jpg"), uses.get("annet.jpg")]).toEqual([[], [], undefined]);
});

test("a picture that stands in a longer text is named too", () => {
  expect(namesPicture(article.value, "gran.jpg")).toBe(true);
  expect(namesPicture([null, 3, { a: "x" }], "gran.jpg")).toBe(false);
});
