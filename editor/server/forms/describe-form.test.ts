import { z } from "zod";
import { isObject, type Json } from "../../../domain/json/json";
import { ENTITIES } from "../../../domain/kinds";
import { type Field, type Form, formSchema } from "../../api/form";
import { formOf } from "./describe-form";

interface Walked {
  readonly at: string;
  readonly field: Field;
}

const below = (form: Form, at: string): readonly Walked[] => {
  if (form.kind === "object") return walk(form.fields, at);
  if (form.kind === "options") return form.options.flatMap(({ value, fields }) => walk(fields, `${at}(${value})`));
  if (form.kind === "list") return below(form.item, `${at}[]`);
  return form.kind === "record" ? below(form.value, `${at}{}`) : [];
};

const walk = (fields: readonly Field[], at: string): readonly Walked[] =>
  fields.flatMap((field) => [{ at: `${at}.${field.name}`, field }, ...below(field.form, `${at}.${field.name}`)]);

const ALL = Object.entries(ENTITIES).flatMap(([kind, { schema }]) => below(formOf(schema), kind));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const constantsOf = (schema: unknown): readonly string[] => {
  if (!isObject(schema)) return [];
  return (schema.const === undefined ? listOf(schema.enum) : [schema.const]).map(String);
};

const propertiesOf = (schema: unknown): Json =>
  isObject(schema) && isObject(schema.properties) ? schema.properties : {};

/** The property by whose constants the options of a union differ. */
const discriminatorOf = (options: readonly unknown[]): string | null =>
  Object.keys(propertiesOf(options[0])).find((name) =>
    options.every((option) => constantsOf(propertiesOf(option)[name]).length > 0),
  ) ?? null;

/** The paths of all properties in a JSON Schema, which Zod writes without the form's code. */
const pathsIn = (schema: unknown, at: string): readonly string[] => {
  if (!isObject(schema)) return [];
  const options = listOf(schema.oneOf ?? schema.anyOf);
  const by = discriminatorOf(options);
  if (options.length > 1 && by !== null)
    return options.flatMap((option) =>
      constantsOf(propertiesOf(option)[by]).flatMap((value) =>
        pathsIn(option, `${at}(${value})`).filter((path) => path !== `${at}(${value}).${by}`),
      ),
    );
  return [
    ...options.flatMap((option) => pathsIn(option, at)),
    ...Object.entries(propertiesOf(schema)).flatMap(([name, value]) => [
      `${at}.${name}`,
      ...pathsIn(value, `${at}.${name}`),
    ]),
    ...pathsIn(schema.items, `${at}[]`),
    ...pathsIn(schema.additionalProperties, `${at}{}`),
  ];
};

const IN_CONTENT = Object.entries(ENTITIES).flatMap(([kind, { schema }]) =>
  pathsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }), kind),
);

/** What programs write: the name of a file's JSON Schema, and where something was pulled from (docs/sources.md). */
const MACHINE = /^\w+(\(\w+\))?\.\$schema$|^(productions\(\w+\)|events|articles)\.source(\.|$)/;

const ENGLISH = /\b(the|and|of|is|are|value|field)\b/i;

describe("forms of the content definitions", () => {
  it("have every field of every definition", () => {
    const paths = ALL.map(({ at }) => at);
    const wanted = IN_CONTENT.filter((path) => !MACHINE.test(path));
    expect(paths.toSorted()).toEqual(wanted.toSorted());
    expect(new Set(paths).size).toBe(paths.length);
    expect(ALL.length).toBeGreaterThan(500);
    expect(paths).toEqual(
      expect.arrayContaining([
        "productions(movie).assets[].focalPoint.x",
        "events.prices[].amount",
        "sites.halls[].setups[].plan.rows[].aisles",
        "pages.blocks[](now-and-next).place.row",
        "pages.meta{}.description",
        "redirects.from",
      ]),
    );
  });

  it("are read by the app as they are", () => {
    for (const { schema } of Object.values(ENTITIES)) {
      const form = JSON.parse(JSON.stringify(formOf(schema)));
      expect(formSchema.parse(form)).toEqual(form);
    }
  });

  it("name every field in Bokmål", () => {
    const unnamed = ALL.filter(
      ({ field: { label, help } }) => label === "" || ENGLISH.test(label) || ENGLISH.test(help),
    );
    expect(unnamed.map(({ at }) => at)).toEqual([]);
  });

  it("speak of no value that only files have", () => {
    const raw = ALL.filter(({ field: { help } }) => /\b(true|false|null)\b/.test(help));
    expect(raw.map(({ at, field: { help } }) => `${at}: ${help}`)).toEqual([]);
    const stage = ALL.find(({ at }) => at === "sites.published")?.field.help;
    expect(stage).toBe("");
  });

  it("say nothing in a help text that the label says", () => {
    const plain = (text: string) => text.replace(/\.$/, "").toLowerCase();
    const same = ALL.filter(({ field: { label, help } }) => plain(label) === plain(help));
    expect(same.map(({ at }) => at)).toEqual([]);
    const film = formOf(ENTITIES.productions.schema);
    expect(
      film.kind === "options" && film.options.map(({ label, about }) => plain(label) === plain(about)),
    ).not.toContain(true);
    expect(ALL.find(({ at }) => at === "productions(movie).contents[].summary")?.field.help).toBe("");
  });

  it("name every choice in Bokmål", () => {
    const raw = ALL.filter(
      ({ field: { form } }) =>
        (form.kind === "choice" || form.kind === "choices") &&
        form.choices.some(({ value, label }) => value === label && !/^\dD$/.test(value)),
    );
    expect(raw.map(({ at }) => at)).toEqual([]);
  });

  it("choose an option by its name", () => {
    const form = formOf(ENTITIES.productions.schema);
    expect(form.kind === "options" && form.options.map(({ label }) => label)).toEqual(["Film", "Kulturarrangement"]);
  });
});
