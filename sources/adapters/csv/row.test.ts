import { pulledShowing } from "../../testing/pulled-showing";
import { showingIn } from "./row";
import { tableIn } from "./table";

const PLAIN = { tittel: "Quiz", dato: "1.12.2026", tid: "18.00", sal: "Kafeen" };

const read = (fields: Readonly<Record<string, string>>, hall: string | null = null) =>
  showingIn(
    { line: 3, fields: new Map(Object.entries({ ...PLAIN, ...fields })), unnamed: [], hasTooMany: false },
    { hall, dates: { today: "2026-11-24", orders: new Map() }, isOfFilms: false },
  );
const why = (fields: Readonly<Record<string, string>>) => {
  const one = read(fields);
  return "why" in one ? one.why : null;
};

test("a row says nothing of what it has no column for", () => {
  expect(read({})).toEqual(
    pulledShowing(
      { id: "quiz 2026-12-01T18:00", start: "2026-12-01T18:00", hall: "Kafeen" },
      { id: "quiz", kind: "culture", title: "Quiz", ediNumber: null },
    ),
  );
});

test("facts of a production are each from their own column", () => {
  const facts = { "edi-nummer": "101", slags: "Film", aldersgrense: "a", spilletid: "90 min", omtale: "Om." };
  expect(read(facts)).toMatchObject({
    production: {
      id: "101",
      kind: "film",
      ediNumber: "101",
      summary: "Om.",
      facts: { typeText: "Film", ageLimit: "A", runningTime: 90 },
    },
  });
  expect(read({ aldersgrense: "12 år" })).toMatchObject({ production: { facts: { ageLimit: "12" } } });
});

test("the hall of the row comes before that of the settings", () => {
  expect(read({}, "foaje")).toMatchObject({ hall: "Kafeen" });
  expect(read({ sal: "" }, "foaje")).toMatchObject({ hall: "foaje" });
});

test.each([
  ["17.59", "2026-12-02T17:59"],
  ["18.00", "2026-12-02T18:00"],
  ["18.01", "2026-12-01T18:01"],
  ["1.12.2026 20.00", "2026-12-01T20:00"],
  ["2026-12-02 01:30", "2026-12-02T01:30"],
])("an end at %s is %s", (slutt, end) => expect(read({ slutt })).toMatchObject({ end }));

test("prices are named by their columns, and none is known where all are empty", () => {
  expect(read({ pris: "120", "pris barn": "", "pris honnør": "90" })).toMatchObject({
    prices: [
      { label: "Ordinær", amount: 120 },
      { label: "Honnør", amount: 90 },
    ],
  });
  expect(read({ pris: "" })).toMatchObject({ prices: null });
  expect(read({ pris: "0", "pris barn": "gratis" })).toMatchObject({ prices: [], status: "free" });
  expect(read({ pris: "0", "pris barn": "50" })).toMatchObject({ prices: [{ amount: 0 }, { amount: 50 }] });
});

test.each([
  [
    "what is written",
    { status: "Utsolgt", billettlenke: "https://a.no", "salget åpner": "30.11.2026 10.00" },
    "soldOut",
  ],
  ["a sale that opens", { "salget åpner": "30.11.2026 kl. 10.00", billettlenke: "https://a.no" }, "saleOpensAt"],
  ["no price", { pris: "0", billettlenke: "https://a.no" }, "free"],
  ["a place to buy", { billettlenke: "https://a.no" }, "onSale"],
  ["nothing", { pris: "120" }, null],
])("the status follows from %s", (_what, fields, status) => expect(read({ ...fields })).toMatchObject({ status }));

test("when the sale opens has a day and a time", () => {
  expect(read({ "salget åpner": "30.11.2026 kl. 10.00" })).toMatchObject({ saleOpens: "2026-11-30T10:00" });
  for (const words of ["30.11.2026", "kl. 10.00", "snart kl. 10.00", "30.11.2026 tidlig"]) {
    expect(why({ "salget åpner": words })).toBe(
      `«Salget åpner» er «${words}». → Skriv for eksempel 1.12.2026 kl. 10.00.`,
    );
  }
});

test.each([
  [{ "edi-nummer": "1a" }, "«Edi-nummer» er «1a». → Skriv bare sifrene."],
  [{ spilletid: "lang" }, "«Spilletid» er «lang». → Skriv spilletiden i minutter."],
  [{ spilletid: "0" }, "«Spilletid» er «0». → Skriv spilletiden i minutter."],
  [{ slutt: "sent" }, "«Slutt» er «sent». → Skriv for eksempel 18.00."],
])("%j is reported with its cure", (fields, words) => expect(why({ ...fields })).toBe(words));

test("what cannot be read is known by its id and its line", () => {
  expect(read({ id: "7", dato: "" })).toMatchObject({ id: "7", what: "linje 3" });
  expect(read({ dato: "" })).toMatchObject({ id: "", what: "linje 3" });
});

describe("a table", () => {
  it("is divided by what its first line has most of, a semicolon when in doubt", () => {
    const columns = (text: string) => {
      const table = tableIn(text);
      return "columns" in table ? table.columns : null;
    };
    expect(columns("a,b,c;d\n")).toEqual(["a", "b", "c;d"]);
    expect(columns("a;b,c\n")).toEqual(["a", "b,c"]);
    expect(columns("a\tb,c\td\n")).toEqual(["a", "b,c", "d"]);
    expect(columns(" A ;B\n")).toEqual(["a", "b"]);
  });

  it("counts the lines of the file, also those that are empty", () => {
    const table = tableIn("sep=;\r\nTittel;Dato\r\n\r\n;\r\nQuiz; i dag \r\n");
    expect(table).toEqual({
      headings: ["Tittel", "Dato"],
      columns: ["tittel", "dato"],
      rows: [
        {
          line: 5,
          unnamed: [],
          hasTooMany: false,
          fields: new Map([
            ["tittel", "Quiz"],
            ["dato", "i dag"],
          ]),
        },
      ],
    });
  });

  it("has no field for values beyond its columns", () => {
    const table = tableIn("Tittel;\nQuiz;a;b\n");
    expect("rows" in table && table.rows[0]?.fields).toEqual(new Map([["tittel", "Quiz"]]));
  });
});

test("an end on a day before the showing is reported", () => {
  expect(why({ slutt: "30.11.2026 20.00" })).toBe(
    "«Slutt» er «30.11.2026 20.00». → Skriv en slutt som er etter starten.",
  );
});
