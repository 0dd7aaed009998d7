import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersFor } from "../testing/answers";
import { answersSchema } from "./answers";
import { openingTimes } from "./opening-times";
import type { Part } from "./parts";
import { checkAnswers, readAnswersFile } from "./read-answers";

const faultsOf = (written: unknown): readonly string[] => {
  const read = checkAnswers(written);
  return "faults" in read ? read.faults : [];
};
const withMore = (more: object, parts: readonly Part[] = ["kantine"]) => faultsOf({ ...answersFor(parts), ...more });
const letters = (count: number): string => "x".repeat(count);
const hall = (more: object = {}) => ({ name: "Salen", seats: 90, ...more });

test("a house needs little, and the rest has a default", () => {
  expect(answersSchema.parse({ ...answersFor(["kino"]), halls: [hall({ part: "kino" })] })).toMatchObject({
    corners: "sharp",
    partner: null,
    ticketSeller: null,
    openingHours: {},
    halls: [{ wheelchairSpaces: 0, toLet: false, prices: [] }],
  });
});

test.each([
  ["name", letters(80), letters(81), "name er lengre enn 80 tegn. → Kort den ned."],
  ["municipality", letters(80), letters(81), "municipality er lengre enn 80 tegn. → Kort den ned."],
  ["phone", letters(30), letters(31), "phone er lengre enn 30 tegn. → Kort den ned."],
  ["email", "post@example.no", "post", "email er ikke en e-postadresse. → Skriv for eksempel post@example.no."],
  [
    "dataProtectionOfficer",
    "ombud@example.no",
    "ombud",
    "dataProtectionOfficer er ikke en e-postadresse. → Skriv for eksempel ombud@example.no.",
  ],
  ["corners", "round", "oval", "corners mangler eller er feil. → Se eksempelet i docs/new-house.md."],
  ["parts", ["kantine"], [], "parts er tom. → Velg minst én del av huset."],
])("%s may be %j, and not %j", (field, right, wrong, told) => {
  expect(withMore({ [field]: right })).toEqual([]);
  expect(withMore({ [field]: wrong })).toEqual([told]);
});

test.each([
  ["1870", "1870"],
  [" NO-0150 ", "0150"],
  ["n-9999", "9999"],
  ["187", null],
  ["18700", null],
  ["0000", null],
  ["1870 Ørje", null],
  [1870, null],
])("%j as a postal code is read as %j", (postalCode, read) => {
  const written = { ...answersFor(["kantine"]), address: { street: "Storgata 1", postalCode, city: "Vika" } };
  const checked = checkAnswers(written);
  if (read === null)
    expect(checked).toEqual({ faults: [expect.stringMatching(/^address\.postalCode er ikke et postnummer\. →/)] });
  else expect(checked).toMatchObject({ answers: { address: { postalCode: read } } });
});

test.each([
  ["www.blåfjellkino.no", "www.xn--blfjellkino-y8a.no"],
  ["Kulturhuset-Čáhput.no", "xn--kulturhuset-hput-qmb50f.no"],
  ["blåfjell.no/kino", null],
  ["https://blåfjell.no", null],
  ["blå fjell.no", null],
  ["xn--a.no", null],
])("%j as a host is written as %j", (host, written) => {
  const checked = checkAnswers({ ...answersFor(["kantine"]), host });
  if (written === null) expect(checked).toEqual({ faults: [expect.stringMatching(/^host er ikke et vertsnavn\. →/)] });
  else expect(checked).toMatchObject({ answers: { host: written } });
});

test("an answer that nobody asks for is named", () => {
  expect(withMore({ colour: "rød" })).toEqual([expect.stringMatching(/^svarene har colour, som ingen spør om\. →/)]);
});

test.each(["<b>Huset</b>", "{film.title}", "**Huset**", "> Huset", "- Huset"])("%j is more than words", (name) => {
  expect(withMore({ name })).toEqual([expect.stringContaining("name har koder i teksten.")]);
});

test("a name may have signs that are no codes", () => {
  for (const name of ["Hus & hage", "Huset - i Vika", "Hus 5"]) expect(withMore({ name })).toEqual([]);
});

test.each([
  [{ seats: 1, wheelchairSpaces: 0 }, true],
  [{ seats: 100_000, wheelchairSpaces: 1_000 }, true],
  [{ seats: 0 }, false],
  [{ seats: 100_001 }, false],
  [{ seats: 1.5 }, false],
  [{ wheelchairSpaces: -1 }, false],
  [{ wheelchairSpaces: 1_001 }, false],
  [{ name: letters(81) }, false],
  [{ colour: "blå" }, false],
  [{ part: "filmklubb" }, false],
  [{ prices: [{ label: "Leie", amount: 1_000_000, unit: letters(40) }] }, true],
  [{ prices: [{ label: "Leie", amount: -1, unit: "dag" }] }, false],
  [{ prices: [{ label: "Leie", amount: 1_000_001, unit: "dag" }] }, false],
  [{ prices: [{ label: "Leie", amount: 1, unit: letters(41) }] }, false],
])("a hall with %j is taken: %s", (more, isTaken) => {
  expect(withMore({ halls: [hall(more)] }).length === 0).toBe(isTaken);
});

test("colours are three, as editors of pictures write them", () => {
  const colors = { accent: "#9B1B30", light: "#f4c95d", neutral: "#6B5D52" };
  expect(withMore({ colors })).toEqual([]);
  for (const accent of ["9B1B30", "#9B1B3", "#9B1B300", "rød"])
    expect(withMore({ colors: { ...colors, accent } })).toEqual([
      "colors.accent er ikke en farge. → Skriv # og seks tegn, for eksempel #9B1B30.",
    ]);
  expect(withMore({ colors: { accent: "#9B1B30", light: "#f4c95d" } })).toHaveLength(1);
});

test.each([
  [["kino"], { halls: [] }, "halls mangler et rom for kino."],
  [["kultur"], { halls: [hall()] }, 'halls mangler et rom for konserter og scene. → Skriv "part": "kultur"'],
  [["utleie"], { halls: [hall({ toLet: true }), hall({ name: "SALEN." })] }, "halls har to rom som heter «SALEN.»."],
  [["kantine"], { halls: [hall({ part: "kino" })] }, "halls har «Salen» i delen kino, som huset ikke har."],
  [["bibliotek"], { openingHours: {} }, "openingHours mangler bibliotekets åpningstider."],
  [["kantine", "utleie"], { halls: [hall()] }, "halls har ingen rom til leie."],
  [
    ["kino", "filmklubb"],
    { partner: { id: 5, name: "Ukjent" } },
    "parts har filmklubb, som trenger kino og en partner",
  ],
  [["kantine", "filmklubb"], {}, "parts har filmklubb, som trenger kino og en partner"],
  [["kino", "tivoli"], {}, "parts.1 er ikke en del av huset. → Velg blant kino, kultur, bibliotek,"],
] as const)("a house of %j with %j is refused in words", (parts, more, told) => {
  const written = { ...answersFor(parts.filter((part) => part !== "tivoli")), parts, ...more };
  expect(faultsOf(written)).toEqual([expect.stringContaining(told)]);
});

test("a logo in a file of answers is found from the file, also after a byte order mark", () => {
  const folder = mkdtempSync(join(tmpdir(), "answers-"));
  const file = join(folder, "svar.json");
  writeFileSync(file, '\uFEFF{ "name": "Huset", "logo": "bilder/logo.svg" }');
  expect(readAnswersFile(file)).toEqual({ name: "Huset", logo: join(folder, "bilder/logo.svg") });
  writeFileSync(file, '{ "name": "Huset" }');
  expect(readAnswersFile(file)).toEqual({ name: "Huset" });
  writeFileSync(file, "null");
  expect(() => readAnswersFile(file)).toThrow("har ikke svarene mellom { og }");
  rmSync(folder, { recursive: true });
});

const rowsOf = (text: string) => openingTimes.safeParse(text).data;

test.each([
  ["mandag–fredag 10.00–16.00", [[5, "10:00", "16:00"]]],
  ["Lørdag kl. 9.30 - 14.00", [[1, "09:30", "14:00"]]],
  [
    "mandag-onsdag 10:00-16:00; søndag 0.00–23.59",
    [
      [3, "10:00", "16:00"],
      [1, "00:00", "23:59"],
    ],
  ],
])("%j are opening hours", (text, rows) => {
  expect(rowsOf(text)?.map(({ days, opens, closes }) => [days.length, opens, closes])).toEqual(rows);
});

test("days go from the first to the last, in the words of content files", () => {
  expect(rowsOf("torsdag–søndag 10.00–11.00")?.[0]?.days).toEqual(["thursday", "friday", "saturday", "sunday"]);
});

test.each([
  "alltid",
  "mandag",
  "mandag 10.00",
  "fredag–mandag 10.00–16.00",
  "mandag 16.00–10.00",
  "mandag 10.00–10.00",
  "mandag 24.00–25.00",
  "mandag 10.60–16.00",
  "mandag–helg 10.00–16.00",
  "mandag 10.00–16.00, ",
])("%j are none", (text) => {
  expect(openingTimes.safeParse(text).error?.issues[0]?.message).toContain("kan ikke leses som åpningstider. →");
});
