import { z } from "zod";
import { key } from "../define/field";
import { defineEntity } from "./define-entity";

const id = z.string().regex(/^[a-z]+$/);
const schema = z.strictObject({ id: key(id, { help: "Id.", example: "a" }) });

const COMMON = {
  type: "Poster",
  doc: "A poster.",
  folder: "posters",
  schemaName: "poster",
  about: "Plakater.",
  plural: "plakater",
  presence: "optional",
  schema,
} as const;

describe("a kind of content", () => {
  it("takes a whole file as one entity", () => {
    const poster = defineEntity(COMMON);
    expect(poster.parse({ id: "a" })).toEqual({ found: [{ entity: { id: "a" }, path: [] }], issues: null });
    expect(poster.parse({ id: "A" })).toMatchObject({ found: null, issues: [{ path: ["id"] }] });
  });

  it("takes a file with a list, each entity with its place", () => {
    const poster = defineEntity({ ...COMMON, list: "posters" });
    expect(poster.parse({ $schema: "x", posters: [{ id: "a" }, { id: "b" }] })).toEqual({
      found: [
        { entity: { id: "a" }, path: ["posters", 0] },
        { entity: { id: "b" }, path: ["posters", 1] },
      ],
      issues: null,
    });
    expect(poster.parse({ posters: [{ id: "a" }, {}] })).toMatchObject({ issues: [{ path: ["posters", 1, "id"] }] });
    expect(poster.parse({ posters: [], more: 1 })).toMatchObject({ issues: [{ code: "unrecognized_keys" }] });
  });

  it("has a node type of its name", () => {
    expect(defineEntity(COMMON).objectType).toMatchObject({ name: "Poster", implements: "Node" });
    expect(defineEntity({ ...COMMON, isNode: false }).objectType.implements).toBeNull();
  });
});
