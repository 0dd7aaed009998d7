import { readFileSync } from "node:fs";
import { isObject, type Json, valueAt } from "../../../../domain/json/json";
import type { PreviewClick } from "../../../api/preview";
import { fieldOf } from "./field-of";

const click = { type: "kulturhus-visning", path: "/", block: null, what: "other" } as const;

/** Content as it is written. */
const written = (file: string): Json => {
  const value: unknown = JSON.parse(readFileSync(`content/${file}.json`, "utf8"));
  return isObject(value) ? value : {};
};

test("a block of a page opens its row, and the headline outside blocks the title", () => {
  const page = { title: "Presse", blocks: [{ id: "tekst" }, { id: "kontakt" }] };
  expect(fieldOf("pages", page, { ...click, block: "kontakt" })).toEqual(["blocks", 1]);
  expect(fieldOf("pages", page, { ...click, block: "kontakt", what: "headline" })).toEqual(["blocks", 1]);
  expect(fieldOf("pages", page, { ...click, what: "headline" })).toEqual(["title"]);
  expect(fieldOf("pages", page, { ...click, block: "annen" })).toBeNull();
  expect(fieldOf("pages", page, { ...click, block: "annen", what: "headline" })).toBeNull();
  expect(fieldOf("pages", page, click)).toBeNull();
});

test("headline and pictures of a film open their fields", () => {
  const film = written("productions/kraka");
  const opened = (what: PreviewClick["what"]) => {
    const path = fieldOf("productions", film, { ...click, block: "topp", what });
    return path === null ? null : valueAt(film, path);
  };
  expect(opened("headline")).toBe("Kråka");
  expect(opened("poster")).toBe("filmer/kraka.jpg");
  expect(opened("picture")).toBe("filmer/kraka-cover.jpg");
  expect(opened("other")).toBeNull();
});

test("a film with one picture opens that one, and a film without pictures none", () => {
  const poster = { ...click, what: "poster" } as const;
  expect(fieldOf("productions", { assets: [{ type: "first_image" }] }, poster)).toEqual(["assets", 0, "image"]);
  expect(fieldOf("productions", { title: "Kråka" }, poster)).toBeNull();
});

test("headline and picture of an article open their fields, and what has no page opens none", () => {
  const article = written("articles/aldersgrenser");
  expect(fieldOf("articles", article, { ...click, what: "headline" })).toEqual(["title"]);
  expect(fieldOf("articles", article, { ...click, what: "picture" })).toEqual(["image"]);
  expect(fieldOf("articles", article, click)).toBeNull();
  expect(fieldOf("articles", { title: "Uten bilde" }, { ...click, what: "picture" })).toBeNull();
  expect(fieldOf("redirects", { from: "/a" }, { ...click, what: "headline" })).toBeNull();
});
