import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { csv } from "./csv";

/** What a table may have wrong as a whole, and what cells of spreadsheet programs look like. */

const folder = mkdtempSync(join(tmpdir(), "csv-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pulled = (text: string) => {
  const file = join(folder, "program.csv");
  writeFileSync(file, text);
  return csv({ place: { file }, hall: "foaje" }, "2026-11-24");
};

test.each([
  ["Tittel;Dato;Tid;Tittel", "kolonnene «Tittel» og «Tittel» betyr det samme"],
  ["Tittel;Dato;Tid;DATO:", "kolonnene «Dato» og «DATO:» betyr det samme"],
  ["Tittel;Dato;Tid;Pris;Pris (kr)", "kolonnene «Pris» og «Pris (kr)» betyr det samme"],
  ["Tittel;Dato;Tid;EDI-nummer;EDI nummer", "kolonnene «EDI-nummer» og «EDI nummer» betyr det samme"],
  ["Tittel;Dato;Tid;Sta\ufffdus", "overskriften «Sta\ufffdus» har tegn som ikke kan leses"],
])("of a table with the headings %j nothing is read", async (headings, words) => {
  await expect(pulled(`${headings}\nQuiz;1.12.2026;18.00;2.12.2026;99\n`)).rejects.toThrow(words);
});

test("headings and cells may have invisible characters, odd spaces and letters in parts", async () => {
  const text =
    "Tittel\u200b;Dato;Tid;Salget\u00a0a\u030apner;Pris (kr)\nLa\u00adve\u00a0kor;1.12.2026;18.00;30.11.2026 kl. 10;99\n";
  expect((await pulled(text)).showings).toEqual([
    expect.objectContaining({
      production: expect.objectContaining({ title: "Lave kor" }),
      saleOpens: "2026-11-30T10:00",
      prices: [{ label: "Ordinær", amount: 99 }],
    }),
  ]);
});

test("cells of spreadsheet programs are cleaned, or reported", async () => {
  const { showings, skipped } = await pulled(
    [
      "Id;Tittel;Dato;Tid;Status;Omtale",
      '="71";Quiz;46361;0,75;Innstilt!;',
      "'72;'Allo 'Allo;lør. 5. des;kl. 19–21;;Les sm\ufffdrbrød",
      "73;#I/T;1.12.2026;18.00;;",
      "74;=A1&B1;1.12.2026;18.00;;",
      "75;Kor;#REF!;18.00;;",
      "76;UTSATT: Kor;1.12.2026;18.00;;",
    ].join("\n"),
  );
  expect(showings.map(({ id, start, end, status, production }) => [id, production.title, start, end, status])).toEqual([
    ["71", "Quiz", "2026-12-05T18:00", null, "cancelled"],
    ["72", "'Allo 'Allo", "2026-12-05T19:00", "2026-12-05T21:00", null],
    ["76", "Kor", "2026-12-01T18:00", null, "postponed"],
  ]);
  expect(showings[1]?.production.summary).toBeNull();
  expect(skipped.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    expect.stringMatching(/^linje 3: «Omtale»: «sm\ufffdrbrød» har tegn som ikke kan leses.* Resten er hentet\.$/),
    "linje 4: «Tittel» er «#I/T», som er en feil i regnearket. → Skriv verdien.",
    "linje 5: «Tittel» er «=A1&B1», som er en formel. → Skriv verdien.",
    "linje 6: «Dato» er «#REF!», som er en feil i regnearket. → Skriv verdien.",
  ]);
});

test("an end that a time and its own column tell otherwise is reported", async () => {
  const { skipped } = await pulled("Tittel;Dato;Tid;Slutt\nQuiz;1.12.2026;18–20;21\n");
  expect(skipped.map(({ why }) => why)).toEqual([expect.stringContaining("«Tid» har en annen slutt")]);
});

const COLUMNS = ["Tittel", "Dato", "Tid", "Pris voksen", "Pris", "Sal", "Status"];
const VALUES = ["Quiz", "1.12.2026", "18.00", "99", "50", "Foajé", "utsolgt"];
const OTHERS: readonly ((heading: string) => string)[] = [
  (heading) => heading,
  (heading) => heading.toUpperCase(),
  (heading) => ` ${heading}: `,
  (heading) => `${heading.slice(0, 2)}\u200b${heading.slice(2)}`,
  (heading) => heading.replace("Pris", "Pris:").replace("::", ":"),
];

test("a table with any heading doubled by meaning, or with any row that has a field too much, gives nothing wrong", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(COLUMNS.length - 1),
      fc.nat(COLUMNS.length),
      fc.constantFrom(...OTHERS),
      async (doubled, place, other) => {
        const columns = COLUMNS.toSpliced(place, 0, other(COLUMNS[doubled] ?? ""));
        const values = VALUES.toSpliced(place, 0, VALUES[doubled] ?? "");
        await expect(pulled(`${columns.join(",")}\n${values.join(",")}\n`)).rejects.toThrow("betyr det samme");
        const shifted = await pulled(`${COLUMNS.join(",")}\n${values.join(",")}\n${VALUES.join(",")}\n`);
        expect(shifted.showings.map(({ prices }) => prices?.map(({ amount }) => amount))).toEqual([[99, 50]]);
        expect(shifted.skipped).toEqual([{ id: "", what: "linje 2", why: expect.stringContaining("flere felt") }]);
        expect(shifted.isPartial).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
