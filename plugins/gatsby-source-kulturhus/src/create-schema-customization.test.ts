import { type FieldDefinitionNode, Kind, parse } from "graphql";
import { BLOCKS } from "./blocks";
import { blockTypeName } from "./blocks/define-block";
import { CONTENT_SDL } from "./create-schema-customization";

const types = CONTENT_SDL.flatMap((sdl) => parse(sdl).definitions).flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition] : [],
);
const fields = types.flatMap((type) =>
  (type.fields ?? []).map((field): readonly [string, FieldDefinitionNode] => [
    `${type.name.value}.${field.name.value}`,
    field,
  ]),
);

describe("the GraphQL schema of the content", () => {
  it("holds object types only, none twice", () => {
    const names = types.map(({ name }) => name.value);
    expect(CONTENT_SDL.flatMap((sdl) => parse(sdl).definitions)).toHaveLength(types.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(types.map((type) => [type.name.value, type] as const))("describes %s and infers nothing", (_name, type) => {
    expect(type.description?.value).toMatch(/\p{L}{3,}/u);
    expect(type.directives?.map(({ name }) => name.value)).toContain("dontInfer");
  });

  it.each(fields)("gives an example of %s", (_name, field) => {
    expect(field.description?.value).toMatch(/Example: \S/);
  });

  it.each(fields)("lets no list of %s hold or be null", (_name, { type }) => {
    const list = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    if (list.kind !== Kind.LIST_TYPE) return;
    expect(type.kind).toBe(Kind.NON_NULL_TYPE);
    expect(list.type.kind).toBe(Kind.NON_NULL_TYPE);
  });

  it("has a type for every block, with the slots of its definition", () => {
    for (const { component, slots } of BLOCKS) {
      const type = types.find(({ name }) => name.value === blockTypeName(component));
      expect(type?.interfaces?.map(({ name }) => name.value)).toEqual(["Block"]);
      expect(type?.fields?.map(({ name }) => name.value)).toEqual(expect.arrayContaining(Object.keys(slots)));
    }
  });
});
