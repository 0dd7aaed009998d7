import { z } from "zod";
import { describeIssue, fixAt } from "./describe-issue";
import { placeAt } from "./place";

const COLOURS = ["#9B1B30", "#F4C95D"] as const;
const block = z.strictObject({
  id: z.string().min(1),
  hide: z.boolean(),
  note: z.string().min(1).optional(),
  end: z.string().min(1).nullable(),
  least: z.int().min(1),
  most: z.number().int().lt(5),
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "er ikke en dato. → Skriv en dato."),
  kind: z.enum(["onSale", "soldOut", "fewLeft"]),
  colour: z.enum(COLOURS),
  names: z.array(z.string().min(1)),
  size: z.strictObject({ width: z.number(), height: z.number().optional() }).describe("Størrelsen"),
  parts: z.array(z.strictObject({ label: z.string(), amount: z.number() })).min(1),
});
const SOUND = {
  id: "a",
  hide: false,
  note: "b",
  end: null,
  least: 1,
  most: 4,
  day: "2026-12-24",
  kind: "onSale",
  colour: "#9B1B30",
  names: ["a"],
  size: { width: 1 },
  parts: [{ label: "a", amount: 1 }],
};

const documentOf = (data: unknown) => ({ data, schema: block, pictures: [] });
const descriptionsOf = (data: unknown) =>
  (block.safeParse(data).error?.issues ?? []).flatMap((issue) => describeIssue(issue, documentOf(data)));
const wrong = (changes: object) => {
  const [first, ...others] = descriptionsOf({ ...SOUND, ...changes });
  expect(others).toEqual([]);
  return first;
};
const fixOf = (changes: object) => wrong(changes)?.fix;
const cureOf = (changes: object) => wrong(changes)?.cure;

test("the document of these tests is sound", () => expect(descriptionsOf(SOUND)).toEqual([]));

describe("what can hardly be wrong is offered as a fix", () => {
  it.each([
    ["a value that is meant", { day: "24.12.2026" }, { path: ["day"], value: "2026-12-24" }],
    ["the only near choice", { kind: "soldout" }, { path: ["kind"], value: "soldOut" }],
    ["an empty text that may be absent", { note: "" }, { path: ["note"], value: undefined }],
    ["null in a field that may be absent", { note: null }, { path: ["note"], value: undefined }],
    ["a number in place of a text", { id: 12 }, { path: ["id"], value: "12" }],
    ["a value without quotation marks", { hide: "true" }, { path: ["hide"], value: true }],
    ["one value of a list", { names: "a, b" }, { path: ["names"], value: ["a", "b"] }],
    ["a number in quotation marks", { size: { width: "1,5" } }, { path: ["size", "width"], value: 1.5 }],
  ])("%s", (_what, changes, fix) => expect(fixOf(changes)).toEqual(fix));

  it("a field with another name keeps its place", () => {
    const { kind, ...rest } = SOUND;
    const [missing, unknown] = descriptionsOf({ Kind: kind, ...rest });
    expect(missing).toMatchObject({ path: ["kind"], message: "mangler." });
    expect(unknown?.fix).toEqual({ path: [], value: { kind, ...rest } });
    expect(Object.keys(Object(unknown?.fix?.value))[0]).toBe("kind");
  });

  it("an unknown field that stands there already, or resembles none, is removed", () => {
    const gone = (name: string) => ({ path: [name], value: undefined });
    expect([fixOf({ nte: 1 }), fixOf({ xyzzyx: 1 })]).toEqual([gone("nte"), gone("xyzzyx")]);
  });
});

describe("what is a guess is not", () => {
  it.each([
    ["a missing field", { hide: undefined }],
    ["an empty text that must be there", { id: "" }],
    ["an empty item of a list", { names: ["a", ""] }],
    ["another number", { least: 1.4 }],
    ["a number that is too small", { least: 0 }],
    ["a choice that resembles none", { kind: "xyzzyx" }],
    ["a field that belongs in another", { width: 3 }],
    ["a text of null where null is allowed", { end: "" }],
  ])("%s", (_what, changes) => expect(fixOf(changes)).toBeUndefined());

  it("an unknown field that resembles several", () => {
    const pair = z.strictObject({ kinol: z.number().optional(), kinos: z.number().optional() });
    const data = { kino: 1 };
    const [issue] = pair.safeParse(data).error?.issues ?? [];
    const [found] = issue === undefined ? [] : describeIssue(issue, { data, schema: pair, pictures: [] });
    expect(found).toMatchObject({ cure: "Mente du «kinol» eller «kinos»?" });
    expect(found?.fix).toBeUndefined();
  });

  it("the whole document, or a place without a schema", () => {
    expect(fixAt(placeAt(documentOf("1"), []))).toBeUndefined();
    expect(fixAt(placeAt(documentOf({ ...SOUND, xyzzy: "" }), ["xyzzy"]))).toBeUndefined();
  });
});

describe("what to write", () => {
  it.each([
    ["a missing text", { id: undefined }, 'Legg til feltet, for eksempel "id": "…".'],
    ["a missing object", { size: undefined }, 'Legg til feltet, for eksempel "size": { "width": 90 }. Størrelsen.'],
    ["a missing choice", { colour: undefined }, 'Legg til feltet. Her kan det stå "#9B1B30", "#F4C95D".'],
    ["a colour that is near another", { colour: "#9B1B31" }, 'Her kan det stå "#9B1B30", "#F4C95D".'],
    [
      "an empty text that may be null",
      { end: "" },
      "Skriv null, uten anførselstegn, når det ikke er noe å skrive her.",
    ],
    ["an empty text that may be absent", { note: "" }, "Fjern hele feltet når det ikke er noe å skrive her."],
    ["null where nothing may stand", { note: null }, "Skriv en verdi, eller fjern hele feltet."],
    ["a list in place of one value", { id: ["b"] }, 'Skriv verdien uten [ ] rundt: "b".'],
    ["a value in place of a list", { names: "a" }, 'Skriv verdien med [ ] rundt: ["a"].'],
    ["a text in place of a list", { names: "a, b" }, 'Skriv verdien som en liste: ["a", "b"].'],
    ["a text in place of true or false", { hide: "ja" }, "Skriv verdien uten anførselstegn: true."],
    ["a number in place of a text", { id: 12 }, 'Skriv verdien med anførselstegn: "12".'],
    ["a text in place of an object", { size: "stor" }, 'Skriv et objekt i { }, for eksempel { "width": 90 }.'],
    ["a bound that is exclusive for whole numbers", { most: 5 }, "Skriv et helt tall som er 4 eller mindre."],
    [
      "a number that is too large to count",
      { least: 1e300 },
      "Skriv tallet slik det er ment. Har det fått noen sifre for mye?",
    ],
    ["an unknown field of an inner object", { size: { width: 1, bredde: 2 } }, undefined],
  ])("for %s", (_what, changes, cure) => {
    if (cure === undefined)
      expect(cureOf(changes)).toContain("Fjern det, eller bruk et av feltene som kan stå her: width, height.");
    else expect(cureOf(changes)).toBe(cure);
  });

  it("for long values says how, without the value", () => {
    expect(cureOf({ names: `${"a".repeat(50)}, ${"b".repeat(50)}` })).toBe("Skriv verdien som en liste.");
  });

  it("for a whole file that is no object begins with the file", () => {
    const [found] = descriptionsOf("a");
    expect(found).toMatchObject({
      message: 'Filen skal være et objekt i { }, men er teksten "a".',
      cure: "Sett { først og } sist i filen, slik som i de andre filene i mappen.",
    });
  });

  it("for what has no short example names the fields", () => {
    const wide = z.strictObject(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`felt${at}`, z.string()])));
    const names = Object.keys(wide.shape).join(", ");
    const cures = (data: object, schema: z.ZodType) =>
      (schema.safeParse(data).error?.issues ?? []).flatMap((issue) =>
        describeIssue(issue, { data, schema, pictures: [] }).map(({ cure }) => cure),
      );
    expect(cures({}, z.strictObject({ wide }))).toEqual([`Legg til feltet "wide" med disse feltene i { }: ${names}.`]);
    expect(cures({ wide: 1 }, z.strictObject({ wide }))).toEqual([
      `Skriv et objekt i { } med disse feltene: ${names}.`,
    ]);
    expect(cures({ list: 1 }, z.strictObject({ list: z.array(wide) }))).toEqual([
      `Skriv en liste i [ ], med et objekt i { } for hvert punkt og disse feltene i det: ${names}.`,
    ]);
  });

  it("for an object without fields removes what is there", () => {
    const empty = z.strictObject({ settings: z.strictObject({}) });
    const data = { settings: { xyzzy: 1 } };
    const [issue] = empty.safeParse(data).error?.issues ?? [];
    expect(issue && describeIssue(issue, { data, schema: empty, pictures: [] })).toMatchObject([
      { cure: "Fjern det. Her kan det ikke stå noen felter.", fix: { path: ["settings", "xyzzy"] } },
    ]);
  });
});
