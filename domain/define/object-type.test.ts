import { z } from "zod";
import { field, key, referenceTo, shared, valueAs } from "./field";
import { derived, named } from "./naming";
import { embeddedNodes, fieldsOf, objectTypeOf } from "./object-type";
import { sdlOf } from "./sdl";

const about = (example: unknown) => ({ label: "Felt", help: "Et felt.", example });

const typesOf = (schema: z.ZodType) =>
  Object.fromEntries(objectTypeOf(schema).fields.map(({ name, type }) => [name, type]));

const room = named(
  { name: "Room", doc: "A room.", implements: "Node" },
  z.object({ id: key(z.string(), { help: "Id.", example: "a" }), seats: field(z.int(), about(3)) }),
);

const size = named({ name: "Size", doc: "A size." }, z.object({ width: field(z.number(), about(1)) }));

const tone = named({ name: "Tone", doc: "A tone." }, z.enum(["light", "dark"]));

const thing = named(
  {
    name: "Thing",
    doc: "A thing.",
    derived: {
      shout: derived(z.string(), { example: "A" }, ({ text }: { text: string }, mark: string) => text + mark),
      replaced: derived(z.boolean(), { example: true }, () => true),
      file: derived(
        valueAs<null>({ type: "File", directive: "@link(by: x)", isResolved: true }),
        { example: "file { x }" },
        () => null,
      ),
    },
  },
  z.object({
    text: field(z.string(), about("a")),
    short: field(z.string().optional(), { ...about("a"), doc: "Short." }),
    none: field(z.string().nullable(), about("a")),
    tone: field(tone.default("light"), about("dark")),
    tones: field(z.array(tone).default([]), about(["dark"])),
    format: field(z.enum(["2D", "3D"]), about("2D")),
    count: field(z.int().optional(), about(1)),
    part: field(z.number(), about(1.5)),
    is: field(z.boolean(), about(true)),
    list: field(z.array(z.string()).optional(), about(["a"])),
    size: field(size.optional(), about("size { width }")),
    sizes: field(z.array(size).default([]), about("sizes { width }")),
    rooms: field(z.array(room), about("rooms { seats }")),
    room: field(z.string().nullable(), { ...about("room { seats }"), refersTo: "Room" }),
    others: field(z.array(z.string()), { ...about("others { seats }"), refersTo: "Room" }),
    linked: field(z.array(referenceTo("Room")), about("linked { seats }")),
    time: field(shared(z.string(), { as: { type: "Float", from: Number } }).optional(), about(1)),
    old: field(z.string(), { ...about("a"), name: "renamed" }),
    required: field(z.string(), { ...about("a"), nullable: true }),
    secret: field(z.string(), { ...about("a"), hidden: true }),
    replaced: z.object({ without: z.unknown() }).optional(),
  }),
);

const FULL = {
  text: "t",
  short: "s",
  none: null,
  tone: "dark",
  tones: ["light"],
  format: "3D",
  part: 0.5,
  is: false,
  size: { width: 2 },
  sizes: [{ width: 3 }],
  rooms: [{ id: "a", seats: 1 }],
  room: "a",
  others: ["b"],
  linked: ["c"],
  time: "12",
  old: "o",
  required: "r",
  secret: "x",
};

describe("the GraphQL type of a schema", () => {
  it("is nullable for optional fields, and never for lists", () => {
    expect(typesOf(thing)).toEqual({
      text: "String!",
      short: "String",
      none: "String",
      tone: "Tone!",
      tones: "[Tone!]!",
      format: "String!",
      count: "Int",
      part: "Float!",
      is: "Boolean!",
      list: "[String!]!",
      size: "Size",
      sizes: "[Size!]!",
      rooms: "[Room!]! @link",
      room: "Room @link",
      others: "[Room!]! @link",
      linked: "[Room!]! @link",
      time: "Float",
      renamed: "String!",
      required: "String",
      shout: "String!",
      replaced: "Boolean!",
      file: "File! @link(by: x)",
    });
  });

  it("takes its values from content, and null or an empty list for what is absent", () => {
    expect(fieldsOf(objectTypeOf(thing), FULL, "!")).toEqual({
      text: "t",
      short: "s",
      none: null,
      tone: "dark",
      tones: ["light"],
      format: "3D",
      count: null,
      part: 0.5,
      is: false,
      list: [],
      size: { width: 2 },
      sizes: [{ width: 3 }],
      rooms: ["Room:a"],
      room: "Room:a",
      others: ["Room:b"],
      linked: ["Room:c"],
      time: 12,
      renamed: "o",
      required: "r",
      shout: "t!",
      replaced: true,
    });
  });

  it("takes a value that a list holds twice once", () => {
    const repeated = { ...FULL, list: ["a", "b", "a"], others: ["b", "b"], sizes: [{ width: 3 }, { width: 3 }] };
    expect(fieldsOf(objectTypeOf(thing), repeated, "!")).toMatchObject({
      list: ["a", "b"],
      others: ["Room:b"],
      sizes: [{ width: 3 }, { width: 3 }],
    });
  });

  it("finds the nodes embedded in an object", () => {
    const held = embeddedNodes(objectTypeOf(thing), FULL);
    expect(held.map(({ type, source }) => [type.name, source])).toEqual([["Room", { id: "a", seats: 1 }]]);
  });

  it("has the fields of all alternatives, null or empty where one lacks them", () => {
    const kind = { name: "Kind", doc: "A kind." };
    const either = named(
      { name: "Either", doc: "Either." },
      z.discriminatedUnion("kind", [
        z.object({
          kind: field(named(kind, z.literal("a")), about("a")),
          both: field(z.int(), about(1)),
          one: field(z.int(), about(1)),
        }),
        z.object({
          kind: field(named(kind, z.literal("b")), about("b")),
          both: field(z.int(), about(1)),
          many: field(z.array(z.int()), about([1])),
        }),
      ]),
    );
    expect(typesOf(either)).toEqual({ kind: "Kind!", both: "Int!", one: "Int", many: "[Int!]!" });
    const type = objectTypeOf(either);
    expect(sdlOf([type]).join("\n")).toContain("enum Kind {\n  a\n  b\n}");
    expect(fieldsOf(type, { kind: "b", both: 2, many: [3] }, null)).toEqual({
      kind: "b",
      both: 2,
      one: null,
      many: [3],
    });
    expect(fieldsOf(type, { kind: "a", both: 2, one: 1 }, null)).toEqual({ kind: "a", both: 2, one: 1, many: [] });
  });

  it("is refused for alternatives of different types", () => {
    const either = z.discriminatedUnion("of", [
      z.object({ of: z.literal("1"), size: field(z.int(), about(1)) }),
      z.object({ of: z.literal("2"), size: field(z.string(), about("a")) }),
    ]);
    expect(() => objectTypeOf(named({ name: "C", doc: "C." }, either))).toThrow("The alternatives of size differ");
  });

  it("is refused for a closed set without a name, and for an enum whose values GraphQL does not take", () => {
    const typeWith = (schema: z.ZodType) =>
      objectTypeOf(named({ name: "D", doc: "D." }, z.object({ set: field(schema, about("a")) })));
    expect(() => typeWith(z.enum(["a", "b"]))).toThrow("wrap its schema in named(): a, b.");
    expect(() => typeWith(z.array(z.literal("a")).optional())).toThrow("wrap its schema in named(): a.");
    for (const odd of ["3D", "long-tables", "true", "null", "__a", ""]) {
      expect(
        typesOf(named({ name: "D", doc: "D." }, z.object({ set: field(z.enum(["a", odd]), about("a")) }))),
      ).toEqual({
        set: "String!",
      });
      expect(() => typeWith(named({ name: "Odd", doc: "Odd." }, z.enum(["a", odd])))).toThrow("Odd cannot have");
    }
  });

  it("is refused for an object without a name, and for a value without a GraphQL type", () => {
    const unnamed = named({ name: "A", doc: "A." }, z.object({ inner: field(z.object({}), about("inner { x }")) }));
    expect(() => objectTypeOf(unnamed)).toThrow("wrap its schema in named()");
    const odd = named({ name: "B", doc: "B." }, z.object({ inner: field(z.bigint(), about(1)) }));
    expect(() => objectTypeOf(odd)).toThrow('say it with "as"');
  });
});

describe("SDL", () => {
  it("describes each field with its example, and each type that is used once", () => {
    const text = sdlOf([objectTypeOf(thing)]).join("\n");
    expect(text).toContain('"Short. Example: \\"a\\""\n  short: String\n');
    expect(text).toContain('"Example: sizes { width }"\n  sizes: [Size!]!\n');
    expect(text).toContain('"A room."\ntype Room implements Node @dontInfer {');
    expect(text.match(/^type Size /gm)).toHaveLength(1);
    expect(text.match(/^"A tone."\nenum Tone \{\n {2}light\n {2}dark\n\}$/gm)).toHaveLength(1);
    expect(text).toContain('"Example: [\\"dark\\"]"\n  tones: [Tone!]!\n');
  });

  it("refuses two different types of one name", () => {
    const other = named({ name: "Size", doc: "Another." }, z.object({ width: field(z.number(), about(1)) }));
    expect(() => sdlOf([size, other].map(objectTypeOf))).toThrow("Two GraphQL types are called Size.");
    const loud = named({ name: "Tone", doc: "A tone." }, z.enum(["loud"]));
    const sound = named({ name: "Sound", doc: "A sound." }, z.object({ tone: field(loud, about("loud")) }));
    expect(() => sdlOf([thing, sound].map(objectTypeOf))).toThrow("Two GraphQL types are called Tone.");
  });
});
