import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { decoded } from "../../text/decode";
import { csv } from "./csv";
import { tableIn } from "./table";

const folder = mkdtempSync(join(tmpdir(), "csv-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pulled = (content: string | Uint8Array, hall: string | null = null) => {
  const file = join(folder, "program.csv");
  writeFileSync(file, content);
  return csv({ place: { file }, hall }, "2026-11-24");
};

const PROGRAMME = `Id;Tittel;Dato;Tid;Slutt;Sal;Status;Grunn;Salget åpner;Pris voksen;Pris barn;Billettlenke;EDI-nummer;Aldersgrense;Spilletid;Omtale
17;Blåbærtur;1.12.2026;kl. 18;20.15;Kinosal;;;;135,50;100;https://billett.example.no/17;20261;6 år;104;En tur.
18;Nattquiz;04.12.26;23:00;01.00;;avlyst;Sykdom;;0;gratis;;;;;
`;

test("reads a programme as a spreadsheet has it", async () => {
  const { showings, skipped, isPartial } = await pulled(PROGRAMME, "kafeen");
  expect([skipped, isPartial]).toEqual([[], false]);
  expect(showings).toEqual([
    {
      id: "17",
      production: {
        id: "20261",
        kind: "film",
        title: "Blåbærtur",
        ediNumber: "20261",
        summary: "En tur.",
        facts: { ageLimit: "6", runningTime: 104 },
      },
      start: "2026-12-01T18:00",
      end: "2026-12-01T20:15",
      hall: "Kinosal",
      status: "onSale",
      reason: null,
      previousStart: null,
      saleOpens: null,
      prices: [
        { label: "Voksen", amount: 135.5 },
        { label: "Barn", amount: 100 },
      ],
      ticketUrl: "https://billett.example.no/17",
    },
    expect.objectContaining({
      id: "18",
      production: { id: "nattquiz", kind: "culture", title: "Nattquiz", ediNumber: null, summary: null, facts: {} },
      start: "2026-12-04T23:00",
      end: "2026-12-05T01:00",
      hall: "kafeen",
      status: "cancelled",
      reason: "Sykdom",
      prices: [],
    }),
  ]);
});

test.each([
  ["UTF-8 with a mark", Buffer.from(`\uFEFF${PROGRAMME}`)],
  ["Windows-1252", Buffer.from(PROGRAMME, "latin1")],
  ["UTF-16", Buffer.from(`\uFEFF${PROGRAMME}`, "utf16le")],
  ["Excel's line for the delimiter", Buffer.from(`sep=;\r\n${PROGRAMME}`)],
  ["tabs", Buffer.from(PROGRAMME.replaceAll(";", "\t"))],
  ["carriage returns", Buffer.from(PROGRAMME.replaceAll("\n", "\r\n"))],
])("reads %s", async (_what, bytes) => {
  expect(await pulled(bytes, "kafeen")).toEqual(await pulled(PROGRAMME, "kafeen"));
});

test("finds the headings below the name of the table", async () => {
  const below = "Tabell 1\nTittel,Dato,Tid,Sal\nQuiz,1.12.2026,18.00,Foajé\n";
  await expect(pulled(below)).resolves.toMatchObject({ showings: [{ start: "2026-12-01T18:00", hall: "Foajé" }] });
});

test("leaves out what it cannot read, with line, field and cure, and takes the rest", async () => {
  const { showings, skipped, isPartial } = await pulled(
    [
      "Tittel;Dato;Tid;Sal;Pris;Farge",
      "Quiz;1.12.2026;18.00;Kafeen;50;rød",
      '"Quiz\nmed lunsj";32.12.2026;18.00;Kafeen;50;',
      "Quiz;3.12.2026;;Kafeen;50;",
      "Quiz;4.12.2026;18.00;;50;",
      "Quiz;5.12.2026;18.00;Kafeen;mye;",
      ";6.12.2026;18.00;Kafeen;50;",
      "Quiz;7.12.2026;18.00;Kafeen",
    ].join("\n"),
  );
  expect(showings.map(({ start }) => start)).toEqual(["2026-12-01T18:00", "2026-12-07T18:00"]);
  expect(skipped.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    "linje 4: «Dato» er «32.12.2026». → Skriv for eksempel 1.12.2026.",
    "linje 5: «Tid» er tom. → Skriv for eksempel 18.00.",
    "linje 6: «Sal» er tom. → Skriv salen, eller sett hall i sources.json.",
    "linje 7: «Pris» er «mye». → Skriv kroner, for eksempel 135 eller 99,50.",
    "linje 8: «Tittel» er tom. → Skriv tittelen.",
    "kolonnen «farge»: er ukjent, og leses ikke. → Se docs/sources.md",
  ]);
  expect(isPartial).toBe(true);
});

test("an unreadable row that has an id stands for its own showing alone", async () => {
  const { skipped, isPartial } = await pulled("Id;Tittel;Dato;Tid\n7;Quiz;snart;18.00\n", "kafeen");
  expect(skipped).toEqual([expect.objectContaining({ id: "7" })]);
  expect(isPartial).toBe(false);
});

test.each([
  ["<!doctype html><title>Logg inn</title>", /ingen kolonne «tittel» og «dato» og «tid»/],
  ["", /ingen kolonne/],
  ['Tittel;Dato;Tid\n"Quiz;1.12.2026;18.00\n', /anførselstegn før linje 2 blir aldri lukket/],
])("%j is no programme", async (text, words) => {
  await expect(pulled(text)).rejects.toThrow(words);
});

test("a file that is missing is reported by its name", async () => {
  await expect(csv({ place: { file: "finnes-ikke.csv" }, hall: null }, "2026-11-24")).rejects.toThrow(
    "filen finnes-ikke.csv kan ikke leses",
  );
});

/** Values that a parser keeps: trimmed, with what has to be quoted. */
const value = fc
  .string({ unit: fc.constantFrom("a", "Å", "ø", "é", "€", '"', ";", ",", "\t", "\n", " ", "5"), maxLength: 12 })
  .map((text) => text.trim());

test("any table comes back as it was written", () => {
  const delimiter = fc.constantFrom(";", ",", "\t");
  const encoding = fc.constantFrom("plain", "marked", "windows-1252");
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value, value), { maxLength: 6 }),
      delimiter,
      encoding,
      fc.constantFrom("\n", "\r\n"),
      (rows, by, as, end) => {
        const columns = ["tittel", "sal", "omtale på norsk"];
        const text = [columns, ...rows]
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(by))
          .join(end);
        const bytes =
          as === "windows-1252"
            ? Buffer.from(text.replaceAll("€", "\u0080"), "latin1")
            : Buffer.from(as === "marked" ? `\uFEFF${text}` : text);
        // A few such texts are other ones in UTF-8.
        fc.pre(as !== "windows-1252" || bytes.toString("utf8").includes("\uFFFD") || /^[\0-\x7f]*$/.test(text));
        const table = tableIn(decoded(bytes));
        const written = rows.filter((row) => row.some((one) => one !== ""));
        expect(table).toMatchObject({ columns });
        expect("rows" in table && table.rows.map(({ fields }) => columns.map((name) => fields.get(name)))).toEqual(
          written,
        );
      },
    ),
    { numRuns: 300 },
  );
});

test("no text at all makes the reader throw anything but a fault in words", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), value), (text) => {
      expect(() => tableIn(text)).not.toThrow();
    }),
  );
});

const START = { production: { title: "Blåbærtur" }, start: "2026-12-05T18:00" };

test.each([
  ["Film;Dato;Klokkeslett;Sted", "Blåbærtur;5.12.2026;18.00;Kinosal", null],
  ["Arrangement;Dato;Kl.;Lokale", "Blåbærtur;5. des;kl. 18;Kinosal", null],
  ["Navn;Dato;Tidspunkt;Rom", "Blåbærtur;5.12.2026;18.00;Kinosal", null],
  ["Tittel;Tidspunkt;Sal", "Blåbærtur;5.12.2026 18.00;Kinosal", null],
  ["Tittel;DATO OG TID;Sal", "Blåbærtur;lørdag 5. des. kl. 18;Kinosal", null],
  ["Tittel;Start;Sal", "Blåbærtur;2026-12-05T18:00:00;Kinosal", null],
  ["Tittel;Start;Sal", "Blåbærtur;46361,75;Kinosal", null],
  ["Tittel;Når;Sal", "Blåbærtur;5. desember 2026, 18.00–20.00;Kinosal", "2026-12-05T20:00"],
])("reads a table with the headings %s", async (headings, row, end) => {
  const { showings, skipped } = await pulled(`${headings}\n${row}\n`);
  expect(skipped).toEqual([]);
  expect(showings).toMatchObject([{ ...START, end, hall: "Kinosal" }]);
});

test.each([
  ["Tittel;Dato;Tid;Start;Sal", "Blåbærtur;5.12.2026;18.00;17.30;Kinosal", "start"],
  ["Tittel;Film;Dato;Tid;Sal", "Blåbærtur;Noe annet;5.12.2026;18.00;Kinosal", "film"],
  ["Tittel;Tidspunkt;Dato;Tid;Sal", "Blåbærtur;6.12.2026 19.00;5.12.2026;18.00;Kinosal", "tidspunkt"],
])("does not take another heading for a column that %s has", async (headings, row, unknown) => {
  const { showings, skipped } = await pulled(`${headings}\n${row}\n`);
  expect(showings).toMatchObject([START]);
  expect(skipped).toMatchObject([{ what: `kolonnen «${unknown}»` }]);
});

test("a default hall is not replaced by a column that may be anything", async () => {
  const { showings, skipped } = await pulled("Tittel;Dato;Tid;Sted\nBlåbærtur;5.12.2026;18.00;Rakkestad\n", "kinosal");
  expect(showings).toMatchObject([{ ...START, hall: "kinosal" }]);
  expect(skipped).toMatchObject([{ what: "kolonnen «sted»" }]);
});

test("a moment without its hour is reported at its row", async () => {
  const { showings, skipped } = await pulled("Tittel;Tidspunkt;Sal\nBlåbærtur;5.12.2026;Kinosal\n");
  expect(showings).toEqual([]);
  expect(skipped).toMatchObject([{ what: "linje 2", why: expect.stringMatching(/^«Tid» er tom\. → /) }]);
});
