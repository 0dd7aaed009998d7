import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type FieldDefinitionNode, Kind, parse, print } from "graphql";
import { BLOCKS } from "../../../domain/blocks";
import { blockTypeName } from "../../../domain/blocks/define-block";
import { CONTENT_SDL, createSchemaCustomization, printedSdl } from "./create-schema-customization";

const definitions = CONTENT_SDL.flatMap((sdl) => parse(sdl).definitions);
const types = definitions.flatMap((one) => (one.kind === Kind.OBJECT_TYPE_DEFINITION ? [one] : []));
const enums = definitions.flatMap((one) => (one.kind === Kind.ENUM_TYPE_DEFINITION ? [one] : []));
const fields = types.flatMap((type) =>
  (type.fields ?? []).map((field): readonly [string, FieldDefinitionNode] => [
    `${type.name.value}.${field.name.value}`,
    field,
  ]),
);

describe("the GraphQL schema of the content", () => {
  it("is what docs/schema.graphql shows (renewed by npm run generate)", () => {
    expect(readFileSync(resolve("docs/schema.graphql"), "utf8")).toBe(printedSdl());
  });

  it("holds object types and enums only, none twice", () => {
    const names = [...types, ...enums].map(({ name }) => name.value);
    expect(definitions).toHaveLength(names.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it("has an enum for each set of values, except for those that are no names in GraphQL", () => {
    expect(enums.length).toBeGreaterThan(20);
    const enumNames = new Set(enums.map(({ name }) => name.value));
    expect(enumNames.size).toBe(new Set(enums.map(({ values }) => JSON.stringify(values))).size);
    const typeOf = (name: string) => print(new Map(fields).get(name)?.type ?? { kind: Kind.NAME, value: "none" });
    expect(typeOf("Event.accessibility")).toBe(typeOf("Hall.accessibility"));
    expect(["Event.status", "Production.object", "Page.layout"].map(typeOf)).toEqual([
      "ShowingStatus!",
      "ProductionObject!",
      "PageLayout!",
    ]);
    expect(["Production.ageLimit", "Production.format", "HallSetup.kind"].map(typeOf)).toEqual([
      "String",
      "String",
      "String!",
    ]);
  });

  it("describes every type and infers nothing", () => {
    const bare = [...types, ...enums].filter(({ description }) => !/\p{L}{3,}/u.test(description?.value ?? ""));
    expect(bare.map(({ name }) => name.value)).toEqual([]);
    const inferred = types.filter(({ directives }) => !directives?.some(({ name }) => name.value === "dontInfer"));
    expect(inferred.map(({ name }) => name.value)).toEqual([]);
  });

  it("gives an example of every field", () => {
    expect(fields.length).toBeGreaterThan(400);
    const without = fields.filter(([, { description }]) => !/Example: \S/.test(description?.value ?? ""));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it("allows no null in lists, nor null for a list", () => {
    const lists = fields.filter(([, { type }]) => JSON.stringify(type).includes(Kind.LIST_TYPE));
    expect(lists.length).toBeGreaterThan(50);
    const loose = lists.filter(([, { type }]) => {
      const list = type.kind === Kind.NON_NULL_TYPE ? type.type : null;
      return list?.kind !== Kind.LIST_TYPE || list.type.kind !== Kind.NON_NULL_TYPE;
    });
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  it("has a type for every block, with the slots of its definition", () => {
    for (const { component, slots } of BLOCKS) {
      const type = types.find(({ name }) => name.value === blockTypeName(component));
      expect(type?.interfaces?.map(({ name }) => name.value)).toEqual(["Block"]);
      expect(type?.fields?.map(({ name }) => name.value)).toEqual(expect.arrayContaining(Object.keys(slots)));
    }
  });
});

describe("the interface of blocks", () => {
  const createTypes = jest.fn();
  const createFieldExtension = jest.fn();
  const buildInterfaceType = jest.fn((config: object) => config);
  createSchemaCustomization?.(
    Object.assign(Object.create(null), {
      actions: { createTypes, createFieldExtension },
      schema: { buildInterfaceType },
    }),
    { plugins: [] },
    () => undefined,
  );
  const [[[interfaceType, ...others] = []] = []]: unknown[][][] = createTypes.mock.calls;

  it("is created with all types of the content", () => {
    expect(others).toEqual(CONTENT_SDL);
    expect(interfaceType).toMatchObject({ name: "Block", description: expect.stringContaining("component") });
    expect(Object.keys(Reflect.get(Object(interfaceType), "fields")).sort()).toEqual([
      "component",
      "hide",
      "id",
      "place",
    ]);
  });

  it("counts the days from the day of the build to an event", () => {
    const [[{ name, extend } = {}] = []]: {
      name?: string;
      extend?: () => { resolve: (...given: unknown[]) => unknown };
    }[][] = createFieldExtension.mock.calls;
    const nodeModel = { getNodeById: ({ id }: { id: string }) => (id === "Today" ? { date: "2026-12-01" } : null) };
    const days = (start: string) => extend?.().resolve({ start }, {}, { nodeModel });
    expect(name).toBe("daysFromToday");
    expect(["2026-11-30T23:59", "2026-12-01T00:00", "2027-01-01T18:00"].map(days)).toEqual([-1, 0, 31]);
    expect(() => extend?.().resolve({ start: "" }, {}, { nodeModel: { getNodeById: () => null } })).toThrow("unknown");
  });

  it("draws the code of a page's address when it is queried", () => {
    const [, [{ name, extend } = {}] = []]: {
      name?: string;
      extend?: () => { resolve: (...given: unknown[]) => unknown };
    }[][] = createFieldExtension.mock.calls;
    const field = (fieldName: string) =>
      extend?.().resolve({ address: "https://kulturhus.example.no/film" }, {}, {}, { fieldName });
    expect(name).toBe("qrOfAddress");
    expect(field("size")).toBe(29);
    expect(field("code")).toMatch(/^m0 0h7(m-?\d+ \d+h\d+)+$/);
  });

  it("knows the type of a block by its component, and none of anything else", () => {
    const typeOf: (value: unknown) => unknown = Reflect.get(Object(interfaceType), "resolveType");
    expect(typeOf({ component: "ticket-list" })).toBe("TicketListBlock");
    expect([null, "ticket-list", {}, { component: 1 }].map((value) => typeOf(value))).toEqual(Array(4).fill(undefined));
  });
});
