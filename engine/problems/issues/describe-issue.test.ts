import fc from "fast-check";
import { z } from "zod";
import { ENTITIES } from "../../../domain/kinds";
import { SITE_FILES } from "../../testing/test-site";
import type { FieldPath } from "../problem";
import { describeIssue } from "./describe-issue";
import { accepts, type Description, keysOf, placeAt } from "./place";

const PICTURES = ["bilde.png", "filmer/nattoget.jpg", "filmer/høst (1).jpg"];

const descriptionsOf = (schema: z.ZodType, data: unknown): readonly Description[] =>
  (schema.safeParse(data).error?.issues ?? []).flatMap((issue) =>
    describeIssue(issue, { data, schema, pictures: PICTURES }),
  );

const only = (schema: z.ZodType, value: unknown) => {
  const [first, ...others] = descriptionsOf(z.strictObject({ felt: schema }), { felt: value });
  expect(others).toEqual([]);
  return `${first?.message} → ${first?.cure}`;
};

describe("bounds", () => {
  it("are those of texts and lists, not of an object with a length", () => {
    expect(only(z.string().min(1), { length: 0 })).toMatch(/^skal være en tekst/);
  });

  it.each([
    [z.int().positive(), 0, "er 0, men skal være 1 eller mer. → Skriv et helt tall som er 1 eller mer."],
    [z.number().positive(), 0, "er 0, men skal være mer enn 0. → Skriv et tall som er mer enn 0."],
    [z.number().nonnegative(), -1, "er -1, men skal være 0 eller mer. → Skriv et tall som er 0 eller mer."],
    [z.int().max(12), 13, "er 13, men skal være 12 eller mindre. → Skriv et helt tall som er 12 eller mindre."],
    [z.number().lt(0.5), 1, "er 1, men skal være mindre enn 0,5. → Skriv et tall som er mindre enn 0,5."],
    [
      z.int(),
      1e20,
      "er 100000000000000000000, og det er flere sifre enn et helt tall kan ha. → Skriv tallet slik det er ment. Har det fått noen sifre for mye?",
    ],
    [z.string().min(1), "", "er tom. → Skriv det som skal stå her."],
    [z.string().min(2), "a", "er for kort: teksten må ha minst 2 tegn. → Skriv en tekst med minst 2 tegn."],
    [z.string().max(1), "ab", "er for lang: teksten kan ha høyst ett tegn. → Kort den ned til ett tegn eller færre."],
    [
      z.array(z.int()).min(1),
      [],
      "er tom, men skal ha minst ett punkt. → Legg til i listen, så den har minst ett punkt.",
    ],
    [
      z.array(z.int()).max(1),
      [1, 2],
      "har 2 punkter, men skal ha høyst ett punkt. → Ta bort noe fra listen, så den har høyst ett punkt.",
    ],
    [
      z.array(z.int()).length(2),
      [1],
      "har ett punkt, men skal ha 2 punkter. → Legg til i listen, så den har 2 punkter.",
    ],
  ])("are described exactly: %#", (schema, value, reported) => {
    expect(only(schema, value)).toBe(reported);
  });
});

describe("choices", () => {
  const limit = z.enum(["A", "6", "9", "12"]).nullable();

  it("reports missing quotation marks", () => {
    expect(only(limit, 12)).toBe(
      'skal være en tekst i anførselstegn, men er tallet 12. → Skriv verdien med anførselstegn: "12".',
    );
  });

  it("accepts an object that cannot be converted to a string", () => {
    expect(only(limit, { toString: "9" })).toBe(
      'har en ukjent verdi: {"toString":"9"}. → Her kan det stå "A", "6", "9", "12", null.',
    );
    const page = { ...SITE_FILES["pages/forside.json"], blocks: [{ component: { toString: "rich-text" } }] };
    expect(descriptionsOf(ENTITIES.pages.fileSchema, page)).not.toEqual([]);
  });

  it("never suggests a limit", () => {
    expect(only(limit, "7")).toBe('har en ukjent verdi: "7". → Her kan det stå "A", "6", "9", "12", null.');
  });

  it("recognises null written as a text", () => {
    expect(only(limit, "null")).toContain("Skriv null, uten anførselstegn");
  });

  it("suggests values, and lists them too", () => {
    expect(only(z.enum(["onSale", "soldOut"]), "soldout")).toBe(
      'har en ukjent verdi: "soldout". → Mente du "soldOut"? Her kan det stå "onSale", "soldOut".',
    );
  });

  it("describes a value that matches no alternative", () => {
    expect(only(z.union([z.string(), z.array(z.string())]).describe("Tekst i HTML"), 7)).toBe(
      'kan ikke være tallet 7. → Skriv for eksempel "…". Tekst i HTML.',
    );
  });
});

describe("fields", () => {
  const block = z.strictObject({ id: z.string(), settings: z.strictObject({ heading: z.string().optional() }) });
  const cure = (data: object) => descriptionsOf(block, { id: "a", settings: {}, ...data }).map((found) => found.cure);

  it("names the object that a field belongs in", () => {
    expect(cure({ heading: "Kino" })).toEqual(["Flytt det inn i «settings». Der er «heading» et kjent felt."]);
  });

  it("does not suggest an existing field", () => {
    expect(cure({ settigns: {} })).toEqual(["Fjern det. «settings» står her allerede."]);
  });

  it("lists the allowed fields", () => {
    expect(cure({ xyzzy: 1 })).toEqual(["Fjern det, eller bruk et av feltene som kan stå her: id, settings."]);
  });
});

/** A valid example of every kind of file. */
const SOUND: readonly (readonly [schema: z.ZodType, data: unknown])[] = (
  [
    [ENTITIES.sites.fileSchema, "sites/huset.json"],
    [ENTITIES.menuItems.fileSchema, "menus/meny.json"],
    [ENTITIES.pages.fileSchema, "pages/forside.json"],
    [ENTITIES.pages.fileSchema, "pages/film.json"],
    [ENTITIES.productions.fileSchema, "productions/nattoget.json"],
    [ENTITIES.productions.fileSchema, "productions/quiz.json"],
    [ENTITIES.events.fileSchema, "events/desember.json"],
    [ENTITIES.articles.fileSchema, "articles/personvern.json"],
    [ENTITIES.redirects.fileSchema, "settings/redirects.json"],
  ] as const
).map(([schema, file]) => [schema, JSON.parse(JSON.stringify(SITE_FILES[file]))]);

const pathsIn = (value: unknown, at: FieldPath = []): readonly FieldPath[] => {
  if (typeof value !== "object" || value === null) return [at];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [at, ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...at, key]))];
};

const ABSENT = Symbol("absent");

/** A copy of a document with another value at a path. */
const withValue = (data: unknown, path: FieldPath, value: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof data !== "object" || data === null) return data;
  const inner = withValue(Reflect.get(data, key), rest, value);
  if (Array.isArray(data)) return inner === ABSENT ? data : data.with(Number(key), inner);
  const others = Object.entries(data).filter(([name]) => name !== key);
  return Object.fromEntries(inner === ABSENT ? others : [...others, [key, inner]]);
};

/** Values after typical mistakes. */
const SLIPS: readonly ((value: unknown) => unknown)[] = [
  () => ABSENT,
  () => null,
  () => "null",
  () => "",
  () => " ",
  () => 0,
  () => -1,
  () => 0.5,
  () => 1e300,
  () => [],
  () => ({}),
  () => "true",
  () => "ja",
  () => "7",
  () => "12 kr",
  () => "1,5",
  () => "å".repeat(3000),
  (value) => (typeof value === "object" ? value : String(value)),
  (value) => (Number.isNaN(Number(value)) ? true : Number(value)),
  (value) => [value],
  (value) => (Array.isArray(value) ? value[0] : { value }),
  (value) => (typeof value === "string" ? value.slice(1) : value),
  (value) => (typeof value === "string" ? value.toUpperCase() : value),
];

const NAMES = ["titel", "xyzzy", "heading", "__proto__", "constructor", "setings", "Title", "0"];

const mutation = fc.tuple(
  fc.nat({ max: SOUND.length - 1 }),
  fc.nat(),
  fc.oneof(
    fc.constantFrom(...SLIPS).map((slip) => ({ slip })),
    fc.jsonValue().map((value) => ({ slip: () => value })),
    fc.tuple(fc.constantFrom(...NAMES), fc.jsonValue()).map(([name, value]) => ({ name, value })),
  ),
);

type Drawn = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

const mutated = ([file, at, change]: Drawn) => {
  const [schema, data] = SOUND[file] ?? [z.never(), null];
  const paths = pathsIn(data);
  const path = paths[at % paths.length] ?? [];
  const { value } = placeAt({ schema, data, pictures: PICTURES }, path);
  if ("slip" in change) return { schema, data: withValue(data, path, change.slip(value)) };
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const extended = isObject ? Object.fromEntries([...Object.entries(value), [change.name, change.value]]) : value;
  return { schema, data: withValue(data, path, extended) };
};

const found = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? "";

/** Compares every claim of a description with the schema itself. */
const expectTrue = ({ path, message, cure, atForm }: Description, schema: z.ZodType, data: unknown): void => {
  const place = placeAt({ schema, data, pictures: PICTURES }, path);
  const takes = (json: string) => expect([path, json, accepts(place, JSON.parse(json))]).toEqual([path, json, true]);
  expect(message).toMatch(/\p{L}.*[.?]$/su);
  expect(cure).toMatch(/\p{L}.{3,}[.?]$/su);
  expect(atForm?.cure ?? cure).toMatch(/\p{L}.*[.?]$/su);
  expect(message + cure).not.toMatch(/undefined|\[object|Invalid|expected|noe annet/);

  const rewritten = found(/^Skriv verdien (?:med|uten) [^:]*: (.*)\.$/s, cure);
  if (rewritten !== "") takes(rewritten);
  const intended = found(/^Skriv ("[^"]*"|[\d.-]+)\.$/s, cure);
  if (intended !== "") takes(intended);
  const added = found(/^Legg til feltet, for eksempel "[^"]*": (.*?)\.(?= |$)(?:(?! ").)*$/s, cure);
  if (added !== "" && !added.includes("…,")) takes(added);
  const options = found(/Her kan det (?:bare )?stå (.*)\.$/s, cure);
  if (options !== "") for (const option of options.split(", ")) takes(option);

  const guesses = [...cure.matchAll(/(?:Mente du|eller) (?:«([^»]+)»|("[^"]+"))/g)];
  for (const [, key, option] of cure.startsWith("Mente du") ? guesses : []) {
    if (key !== undefined)
      expect(keysOf(placeAt({ schema, data, pictures: PICTURES }, path.slice(0, -1)))).toContain(key);
    if (option !== undefined) takes(option);
  }
  const home = found(/^Flytt det inn i «([^»]+)»/, cure);
  if (home !== "")
    expect(keysOf(placeAt({ schema, data, pictures: PICTURES }, [...path.slice(0, -1), home]))).toContain(path.at(-1));
  if (cure.includes("fjern hele feltet")) expect(accepts(place, undefined)).toBe(true);

  const least = found(/^er .*, men skal være (\S+) eller mer\.$/, message);
  if (least !== "") takes(least);
  const most = found(/^er .*, men skal være (\S+) eller mindre\.$/, message);
  if (most !== "") takes(most.replace(",", "."));
  const exclusive = found(/^er .*, men skal være mer enn (\S+)\.$/, message).replace(",", ".");
  if (exclusive !== "") {
    expect(accepts(place, Number(exclusive))).toBe(false);
    takes(String(Number(exclusive) + 1e-6));
  }
};

it("never makes a false claim, for any value at any place of any kind of file", () => {
  let reported = 0;
  fc.assert(
    fc.property(mutation, (drawn) => {
      const { schema, data } = mutated(drawn);
      const descriptions = descriptionsOf(schema, data);
      reported += descriptions.length;
      expect(descriptions.length > 0).toBe(!schema.safeParse(data).success);
      for (const description of descriptions) expectTrue(description, schema, data);
    }),
    { numRuns: 1500 },
  );
  expect(reported).toBeGreaterThan(500);
});
