import fc from "fast-check";
import { z } from "zod";
import {
  clock,
  date,
  hostName,
  id,
  imagePath,
  kroner,
  list,
  minutes,
  moment,
  oldPath,
  pagePath,
  people,
  target,
  text,
  webUrl,
} from "../../../../domain/fields";
import { MONTHS, weekdayName } from "../../../../domain/time/local-time";
import { placeAt } from "../place";
import { intendedAddresses } from "./addresses";
import { intendedAt } from "./intended-at";

const PICTURES = ["filmer/nattoget.jpg", "filmer/Høst (1).jpg", "merke/logo.svg", "a/plakat.png", "b/plakat.png"];

const intended = (schema: z.ZodType, value: unknown): unknown =>
  intendedAt(
    placeAt({ schema: z.strictObject({ felt: schema }), data: { felt: value }, pictures: PICTURES }, ["felt"]),
  );

/** Longer ones are no addresses, and patterns over them take long. */
test("what is longer than an address has no intended one", () => {
  const address = (length: number): string => `www.example.no/${"a".repeat(length - "www.example.no/".length)}`;
  expect(intendedAddresses(address(300))).not.toEqual([]);
  expect(intendedAddresses(address(301))).toEqual([]);
});

const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const partsOf = (day: string) => {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  return { year, month, dayOfMonth, name: MONTHS[month - 1] ?? "" };
};

/** Common notations of a day. */
const DATE_FORMS: Readonly<Record<string, (day: string) => string>> = {
  "4.12.2026": (day) => `${partsOf(day).dayOfMonth}.${partsOf(day).month}.${partsOf(day).year}`,
  "04/12/2026": (day) => day.split("-").reverse().join("/"),
  "04-12-2026": (day) => day.split("-").reverse().join("-"),
  "2026-12-4": (day) => Object.values(partsOf(day)).slice(0, 3).join("-"),
  "2026.12.04": (day) => day.replaceAll("-", "."),
  "20261204": (day) => day.replaceAll("-", ""),
  "4. desember 2026": (day) => `${partsOf(day).dayOfMonth}. ${partsOf(day).name} ${partsOf(day).year}`,
  "4 DES 2026": (day) =>
    `${partsOf(day).dayOfMonth} ${partsOf(day).name.slice(0, 3).toUpperCase()} ${partsOf(day).year}`,
  "fredag 4. des. 2026": (day) =>
    `${weekdayName(day)} ${partsOf(day).dayOfMonth}. ${partsOf(day).name.slice(0, 3)}. ${partsOf(day).year}`,
};

describe("a date", () => {
  it.each(Object.entries(DATE_FORMS))("is recognised in the form %s, for any day", (_form, write) => {
    fc.assert(fc.property(days, (day) => expect(write(day) === day ? day : intended(date, write(day))).toBe(day)));
  });

  it("with a time of day is recognised in any of the forms", () => {
    const times = fc.record({ hours: fc.integer({ min: 4, max: 23 }), minutes: fc.integer({ min: 10, max: 59 }) });
    const clocks = [
      ["T", ":"],
      [" ", ":"],
      [" ", "."],
      [" kl. ", "."],
      [", klokka ", "."],
      ["T", ""],
    ] as const;
    fc.assert(
      fc.property(
        days,
        times,
        fc.constantFrom(...clocks),
        fc.constantFrom(...Object.values(DATE_FORMS)),
        (day, time, [before, between], write) => {
          const { hours, minutes: minute } = time;
          const right = `${day}T${String(hours).padStart(2, "0")}:${minute}`;
          const written = write(day) + before + String(hours).padStart(2, "0") + between + minute;
          if (written !== right) expect(intended(moment, written)).toBe(right);
        },
      ),
    );
  });

  it.each([
    ["24.12", undefined],
    ["i dag", undefined],
    ["2026-02-30", undefined],
    ["2026-24-12", "2026-12-24"],
    ["12/24/2026", "2026-12-24"],
    ["04.12.26", "2026-12-04"],
    ["0000-01-01", undefined],
    ["04.12.0026", undefined],
    ["2026-12-04T00:00", "2026-12-04"],
  ])("%s is %s", (written, right) => expect(intended(date, written)).toBe(right));

  it("at twenty-four o'clock is the next day", () => {
    expect(intended(moment, "2026-12-31T24:00")).toBe("2027-01-01T00:00");
  });

  it("gets no time of day that was not written", () => expect(intended(moment, "4.12.2026")).toBeUndefined());

  it("of another time zone is not converted", () => expect(intended(moment, "2026-12-04T18:00Z")).toBeUndefined());
});

const MEANT: readonly (readonly [schema: z.ZodType, written: unknown, right: unknown])[] = [
  [clock, "9:00", "09:00"],
  [clock, "kl. 10", "10:00"],
  [clock, "10.30", "10:30"],
  [clock, "1030", "10:30"],
  [clock, "10-16", undefined],
  [minutes, "98 min", 98],
  [minutes, "1 t 48 min", 108],
  [minutes, "1:48", 108],
  [minutes, 98.5, 99],
  [minutes, "98,5", 99],
  [minutes, 0, undefined],
  [kroner, "kr 120", 120],
  [kroner, "120,-", 120],
  [kroner, "99,50", 99.5],
  [kroner, "1 200 kr", 1200],
  [kroner, "gratis", 0],
  [kroner, "100-150", undefined],
  [people(1), "ca. 142", 142],
  [z.enum(["A", "6", "9", "12"]).nullable(), "12 år", "12"],
  [z.enum(["A", "6", "9", "12"]).nullable(), "Tillatt for alle", "A"],
  [z.enum(["A", "6", "9", "12"]).nullable(), "7", undefined],
  [z.enum(["soldOut", "free"]), "Utsolgt", "soldOut"],
  [z.enum(["2D", "3D"]), "2d", "2D"],
  [z.boolean(), "nei", false],
  [list(text), "Drama, Thriller", ["Drama", "Thriller"]],
  [list(text), "Even Prøvestad og Solveig Prøvestad", ["Even Prøvestad", "Solveig Prøvestad"]],
  [list(text), "Drama", ["Drama"]],
  [list(z.enum(["monday", "tuesday", "wednesday"])), "mandag–onsdag", ["monday", "tuesday", "wednesday"]],
  [list(z.enum(["children", "adults"])), "barn og voksne", ["children", "adults"]],
  [list(z.strictObject({ label: text })), { label: "Voksen" }, [{ label: "Voksen" }]],
  [text, "", undefined],
  [text, ["Nattoget"], "Nattoget"],
  [id, "Kinosal", "kinosal"],
  [id, "Kino", "kino"],
  [clock, 10, "10:00"],
  [id, "Påskekrim på loftet!", "paskekrim-pa-loftet"],
  [id, "/article/ledsagerbevis", "ledsagerbevis"],
  [pagePath, "Om Kinoen/", "/om-kinoen"],
  [target, "filmer", "/filmer"],
  [target, "www.example.no/kino", "https://www.example.no/kino"],
  [target, "post@example.no", "mailto:post@example.no"],
  [webUrl, "http://billett.example.no/1?a=b", "https://billett.example.no/1?a=b"],
  [webUrl, "billett.example.no", "https://billett.example.no"],
  [webUrl, "bilde.png", undefined],
  [hostName, "https://Kulturhus.example.no/", "kulturhus.example.no"],
  [hostName, "www.blåfjellkino.no", "www.xn--blfjellkino-y8a.no"],
  [oldPath, "/kino/", "/kino"],
  [imagePath, "./filmer/nattoget.jpg", "filmer/nattoget.jpg"],
  [imagePath, "/filmer/nattoget.jpg", "filmer/nattoget.jpg"],
  [imagePath, "C:\\hus\\content\\images\\filmer\\nattoget.jpg", "filmer/nattoget.jpg"],
  [imagePath, "filmer\\høst (1).JPG", "filmer/Høst (1).jpg"],
  [imagePath, "filmer/nattoget", "filmer/nattoget.jpg"],
  [imagePath, "filmer/nattoget.heic", "filmer/nattoget.jpg"],
  [imagePath, "../plakat.gif", undefined],
  [clock, "24:00", undefined],
  [clock, "kl. 24", "24:00"],
  [clock, "24:30", undefined],
  [clock, "25", undefined],
  [clock, "10:60", undefined],
  [clock, "18:00:00", "18:00"],
  [minutes, "2 timer og 5 minutter", 125],
  [minutes, "90", 90],
  [z.number().min(0).max(1), 50, 0.5],
  [z.number().min(0).max(1), 10, 0.1],
  [z.number().min(0).max(1), 100, 1],
  [z.number().min(0).max(1), 9, undefined],
  [z.number().min(0).max(1), 101, undefined],
  [z.int().min(0).max(100), "50 %", 50],
  [z.int().min(1900).max(2199), 26, 2026],
  [z.int().min(1900).max(2199), 99, 1999],
  [z.int().min(1900).max(2199), 100, undefined],
  [z.boolean(), "Ja", true],
  [z.boolean(), "usann", false],
  [z.boolean(), "FALSE", false],
  [z.int().nullable(), "null", null],
  [z.enum(["a"]).nullable(), "NULL", null],
  [kroner, "-5", undefined],
  [kroner, "12 000", 12000],
  [list(text), "Drama; Thriller\nKrim", ["Drama", "Thriller", "Krim"]],
  [list(z.enum(["monday", "tuesday", "wednesday"])), "tirsdag til onsdag", ["tuesday", "wednesday"]],
  [list(z.enum(["monday", "tuesday", "wednesday"])), "onsdag-mandag", undefined],
  [list(z.enum(["monday", "tuesday"])), "mandag", ["monday"]],
  [list(text), true, undefined],
  [text, 12, "12"],
  [text, true, "true"],
  [text, ["a", "b"], undefined],
  [z.templateLiteral(["#", z.string()]).refine((value) => value.length === 7), "9b1b30", "#9B1B30"],
  [z.templateLiteral(["#", z.string()]).refine((value) => value.length === 7), "#abc", "#AABBCC"],
  [z.templateLiteral(["#", z.string()]).refine((value) => value.length === 7), "#abcd", undefined],
  [target, "+47 69 00 00 00", "tel:+4769000000"],
  [target, "Skriv til post@example.no", "mailto:post@example.no"],
  [z.email(), "<post@example.no>", "post@example.no"],
  [webUrl, "http://billett.example.no/", "https://billett.example.no"],
  [pagePath, "https://kulturhus.example.no/kino", "/kino"],
  [pagePath, "/kino?dag=1", "/kino"],
  [pagePath, "//kino", "/kino"],
  [id, "--Kino--", "kino"],
  [id, " Kafé Ænes ", "kafe-aenes"],
  [pagePath, " filmer ", "/filmer"],
  [text, "  ", undefined],
  [list(z.enum(["monday", "tuesday"])), "Mandag-TIRSDAG", ["monday", "tuesday"]],
  [list(z.enum(["monday", "tuesday"])), "Mandag, TIRSDAG", ["monday", "tuesday"]],
  [list(z.enum(["monday", "tuesday"])), " monday, tuesday ", ["monday", "tuesday"]],
  [imagePath, "filmer/Høst%20(1).jpg ", "filmer/Høst (1).jpg"],
  [imagePath, "plakat.heic", undefined],
  [imagePath, "annet\\nattoget.jpg", "filmer/nattoget.jpg"],
  [imagePath, "filmer/./nattoget.jpg", "filmer/nattoget.jpg"],
  [imagePath, "merke\\..\\filmer\\nattoget.jpg", "filmer/nattoget.jpg"],
  [imagePath, "filmer\\nattogte.jpg", "filmer/nattoget.jpg"],
];

it.each(MEANT)("%# %j", (schema, written, right) => expect(intended(schema, written)).toEqual(right));

it("suggests no invalid value, and nothing for a valid one", () => {
  const schemas = [date, moment, list(id), ...new Set(MEANT.map(([schema]) => schema))];
  const pieces = fc.constantFrom(
    ..."0129.,:-/\\ @%#".split(""),
    "kl.",
    "des",
    "https://",
    "no",
    "jpg",
    "æ",
    "og",
    "mandag",
  );
  const texts = fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 9 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.oneof(texts, fc.jsonValue()), (schema, written) => {
      const right = intended(schema, written);
      if (right !== undefined) expect(schema.safeParse(right).success && !schema.safeParse(written).success).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
