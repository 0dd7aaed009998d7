import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type About, aboutOf, unwrapped } from "../define/field";
import { ENTITIES } from "../kinds";

interface FieldOf {
  readonly name: string;
  readonly schema: unknown;
  readonly about: Partial<About>;
}

const innermost = (schema: unknown): unknown => {
  const inner = unwrapped(schema);
  return inner === null ? schema : innermost(inner);
};

/** Every field of a schema, with those of its objects and lists. */
const fieldsIn = (name: string, schema: unknown): readonly FieldOf[] => {
  const plain = innermost(schema);
  if (plain instanceof z.ZodObject) {
    return Object.entries(plain.shape).flatMap(([key, inner]) => [
      { name: `${name}.${key}`, schema: inner, about: aboutOf(inner) },
      ...fieldsIn(`${name}.${key}`, inner),
    ]);
  }
  if (plain instanceof z.ZodArray) return fieldsIn(`${name}[]`, plain.element);
  if (plain instanceof z.ZodRecord) return fieldsIn(`${name}[]`, plain.valueType);
  if (!(plain instanceof z.ZodDiscriminatedUnion)) return [];
  return plain.options.flatMap((option) => fieldsIn(name, option));
};

const FIELDS = Object.values(ENTITIES).flatMap(({ schemaName, fileSchema }) => fieldsIn(schemaName, fileSchema));

/** The values of an enum, or of a list of them. */
const valuesOf = (schema: unknown): readonly string[] => {
  const plain = innermost(schema);
  if (plain instanceof z.ZodArray) return valuesOf(plain.element);
  return plain instanceof z.ZodEnum ? plain.options.map(String) : [];
};

const namesOf = (fields: readonly FieldOf[]) => fields.map(({ name }) => name);

/** Modules of a folder that call a function, by the name of what they export. */
const callersOf = (folder: string, call: string): readonly string[] =>
  readdirSync(join(__dirname, "..", folder), { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => readFileSync(join(__dirname, "..", folder, file), "utf8").includes(` = ${call}({`))
    .map((file) => file.slice(0, -".ts".length));

describe("definitions of content", () => {
  it("have many fields, blocks' own among them", () => {
    expect(FIELDS.length).toBeGreaterThan(400);
    expect(namesOf(FIELDS)).toContain("page.blocks[].settings.emptyText");
  });

  it("report a text that is too long from the length that the message names", () => {
    const tooLong = (text: z.ZodString, length: number): readonly string[] =>
      (text.safeParse("a".repeat(length)).error?.issues ?? [])
        .filter(({ code }) => code === "too_big")
        .map(({ message }) => message);
    const limits = FIELDS.flatMap(({ name, schema }) => {
      const plain = innermost(schema);
      if (!(plain instanceof z.ZodString) || plain.maxLength === null) return [];
      return tooLong(plain, 1_000_000).map((message) => {
        const most = Number(/ (\d+) tegn/.exec(message)?.[1]);
        const isFrom = tooLong(plain, most + 1).includes(message) && !tooLong(plain, most).includes(message);
        return { name, message, isFrom };
      });
    });
    expect(limits.length).toBeGreaterThan(100);
    expect(limits.filter(({ isFrom }) => !isFrom)).toEqual([]);
  });

  it("give editors the name and the help text of each field in Bokmål", () => {
    const own = FIELDS.filter(({ name }) => !/\.\$schema$|^[a-z]+\.(events|items|redirects)$/.test(name));
    const bare = own.filter(
      ({ about }) => !(/^[«\p{Lu}\d]/u.test(about.label ?? "") && /[.…]$/.test(about.help ?? "")),
    );
    expect(namesOf(bare)).toEqual([]);
  });

  it("name every choice in Bokmål, and no other", () => {
    const wrong = FIELDS.filter(({ schema, about }) => {
      const values = valuesOf(schema);
      return (
        values.length > 0 &&
        [...values].sort().join() !==
          Object.keys(about.choices ?? {})
            .sort()
            .join()
      );
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it("give examples that the check accepts", () => {
    const examples = FIELDS.flatMap(({ name, schema, about: { example, as, refersTo } }) =>
      example === undefined || as?.from !== undefined || refersTo !== undefined ? [] : [{ name, schema, example }],
    ).filter(({ schema }) => !(innermost(schema) instanceof z.ZodObject));
    const wrong = examples.filter(({ schema, example }) => {
      const plain = innermost(schema);
      const isSelection = plain instanceof z.ZodArray && innermost(plain.element) instanceof z.ZodObject;
      return !isSelection && schema instanceof z.ZodType && !schema.safeParse(example).success;
    });
    expect(examples.length).toBeGreaterThan(150);
    expect(wrong.map(({ name, example }) => [name, example])).toEqual([]);
  });

  it("are all in the index of their folder", () => {
    expect([...callersOf("entities", "defineEntity"), ...callersOf("pages", "defineEntity")]).toHaveLength(
      Object.keys(ENTITIES).length,
    );
    const index = readFileSync(join(__dirname, "../blocks/index.ts"), "utf8");
    const modules = callersOf("blocks", "defineBlock");
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.filter((name) => !index.includes(`from "./${name}"`))).toEqual([]);
  });
});
