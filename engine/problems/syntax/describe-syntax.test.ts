import fc from "fast-check";
import { describeSyntax } from "./describe-syntax";

const reported = (text: string) => {
  const fault = describeSyntax(text);
  return fault && { ...fault, line: text.slice(0, fault.offset).split("\n").length, at: text.slice(fault.offset) };
};

it.each([
  ["an empty file", "", 1, "", "Filen er tom", "Kopier en fil"],
  ["a file of spaces", " \n\t\n", 1, " ", "Filen er tom", "Kopier en fil"],
  [
    "a merge conflict",
    '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> x\n}',
    2,
    "<<<",
    "to utgaver",
    "fjern linjene",
  ],
  ["a page of HTML", "<!doctype html>\n<p>Hei", 1, "<!", "nettleser", "teksteditor"],
  ["a document of a word processor", "{\\rtf1\\ansi hei}", 1, "{", "tekstbehandler", "teksteditor"],
  ["fields without braces", '"id": "a",\n"b": 1', 1, '"id"', "begynner ikke med {", "Sett {"],
  ["a list of names and values", "id: personvern\n", 1, "id", "begynner ikke med {", "Sett {"],

  ["no comma between fields", '{\n  "a": "x"\n  "b": 1\n}', 2, "\n", "Her mangler komma.", "Sett komma her"],
  ["no comma between items", '{ "a": [1\n2] }', 1, "\n", "Her mangler komma.", "Sett komma her"],
  ["a comma after the last field", '{\n  "a": 1,\n}', 2, ",", "et komma for mye", "Fjern det."],
  ["a comma after the last item", '{ "a": [1,\n] }', 1, ",", "et komma for mye", "Fjern det."],
  ["two commas", '{ "a": 1,, "b": 2 }', 1, ",, ", "et komma for mye", "Fjern det."],
  ["a comma before everything", '{ , "a": 1 }', 1, ", ", "et komma for mye", "Fjern det."],
  ["a semicolon", '{ "a": "x"; "b": 2 }', 1, ";", "semikolon", "Skriv komma"],
  ["a semicolon after a number", '{ "a": 1; "b": 2 }', 1, ";", "semikolon", "Skriv komma"],
  ["no colon", '{\n  "a" "x"\n}', 2, ' "x"', "mangler kolon", "mellom feltnavnet og verdien"],
  ["an equals sign", '{ "a" = "x" }', 1, "=", "= i stedet for kolon", "Skriv :"],
  ["a colon too many", '{ "a": "b": "c" }', 1, ': "c"', "et kolon for mye", "linjen over"],
  ["no value", '{\n  "a": ,\n  "b": 1\n}', 2, ": ,", "mangler en verdi etter kolonet", "Skriv verdien"],
  ["a name alone", '{ "a", "b": 1 }', 1, '"a"', 'Feltet "a" har ingen verdi.', 'Skriv verdien etter kolon: "a"'],
  ["an object where a name stands", '{ {"a": 1} }', 1, '{"a"', "skulle det stått et feltnavn", "i anførselstegn"],

  ["a brace that is never closed", '{\n  "a": 1', 2, "", "{ på linje 1 er aldri lukket", "Her mangler }."],
  ["a bracket and a brace that are never closed", '{\n  "a": [1', 2, "", "[ på linje 2", "Her mangler ] }."],
  ["a bracket closed by a brace", '{ "a": [\n1\n} }', 3, "} }", "[ på linje 1 er ikke lukket", "Sett ] foran."],
  ["a brace closed by a bracket", '{ "a": [{\n"b": 1\n] }', 3, "] }", "{ på linje 1 er ikke lukket", "Sett } foran."],
  ["a brace too many", '{ "a": 1 }\n}', 2, "}", "en } for mye", "Fjern den"],
  ["a field after the end", '{ "a": 1 }\n, "b": 1', 2, ",", "noe etter slutten", "foran den siste }"],

  ["curly marks around a name", "{\n  “a”: 1\n}", 2, "“a", "“ i stedet for rett", "Tekstbehandlere"],
  ["curly marks around a value", '{ "a": „x” }', 1, "„x", "„ i stedet for rett", "Tekstbehandlere"],
  ["a text closed by a curly mark", '{\n  "a": "x”,\n  "b": 1\n}', 2, "”", "” i stedet for rett", "Tekstbehandlere"],
  ["the same, with another text on its line", '{ "a": "x”, "b": 1 }', 1, "”", "” i stedet for rett", "Tekstbehandlere"],
  ["single marks", "{ 'a': 1 }", 1, "'a", "' i stedet for rett", 'Skriv "'],
  ["marks as in print", '{ "a": «x» }', 1, "«", "« i stedet for rett", 'Skriv "'],
  ["marks inside a text", '{ "a": "Den "nye" filmen" }', 1, '"nye', "står mer etter den", "«disse»"],
  ["a text that is not closed", '{\n  "a": "x\n}', 2, '"x', "er ikke lukket", 'Sett " til slutt'],
  ["a text on two lines", '{\n  "a": "x\ny"\n}', 2, '"x', "over flere linjer", "på én linje"],
  ["a tab in a text", '{ "a": "x\ty" }', 1, "\ty", "U+0009, tabulator", "Slett det"],
  ["a control character in a text", '{ "a": "x\u0007y" }', 1, "\u0007", "U+0007", "Slett det"],
  ["an odd space", '{ "a":\u00a01 }', 1, "\u00a0", "hardt mellomrom", "Slett det"],
  ["a mark of byte order inside", '{ "a": 1,\ufeff "b": 1 }', 1, "\ufeff", "BOM", "Slett det"],
  ["a path of Windows", '{ "a": "filmer\\kraka.jpg" }', 1, "\\kraka", "foran «k»", "vanlig skråstrek"],
  ["an escape after a sound one", '{ "a": "\\\\x\\"\\y" }', 1, "\\y", "foran «y»", "vanlig skråstrek"],
  ["half a code of a letter", '{ "a": "\\u00e" }', 1, "\\u00e", "fire sifre", "Skriv tegnet"],

  ["a zero before a number", '{ "a": 098 }', 1, "098", "Tallet 098 begynner med 0.", "Skriv 98."],
  ["a decimal comma", '{ "a": 120,50 }', 1, "120,50", "120,50 er skrevet med komma", "120.50"],
  ["a space in a number", '{ "a": 12 000 }', 1, "12 000", "har mellomrom", "12000"],
  ["a unit", '{ "a": 120 kr }', 1, "120 kr", "«kr» bak seg", "Skriv bare tallet: 120."],
  ["a dash for no øre", '{ "a": 120,- }', 1, "120,-", "«,-» bak seg", "Skriv bare tallet: 120."],
  ["a date without marks", '{ "a": 2026-12-01T18:00 }', 1, "2026", "2026-12-01T18:00 står uten", '"2026-12-01T18:00"'],
  ["a time without marks", '{ "a": 18:30 }', 1, "18:30", "18:30 står uten", '"18:30"'],
  ["a number that is not finished", '{ "a": 1. }', 1, "1.", "«1.» er ikke et tall", "punktum før desimalene"],
  ["a plus", '{ "a": +5 }', 1, "+5", "«+5» er ikke et tall", "minus foran"],
  ["a word", '{ "a": Nord over\n}', 1, "Nord", "Teksten Nord over står uten", 'Sett " foran og bak'],
  ["a name without marks", "{ title: 1 }", 1, "title", "Feltnavnet title står uten", 'Skriv "title".'],
  ["a value in capitals", '{ "a": True }', 1, "True", "JSON kjenner ikke True", "Skriv true"],
  ["a value in Norwegian", '{ "a": nei }', 1, "nei", "JSON kjenner ikke nei", "Skriv false"],
  ["a comment", '{\n  // ny\n  "a": 1\n}', 2, "// ny", "kommentar", "Fjern kommentaren."],
  ["a comment of scripts", '{\n  # ny\n  "a": 1\n}', 2, "# ny", "kommentar", "Fjern kommentaren."],
])("reports %s", (_name, text, line, at, message, cure) => {
  expect(reported(text)).toEqual({
    offset: expect.any(Number),
    line,
    at: expect.stringMatching(new RegExp(`^${at.replace(/[[\]{}()*+?.\\^$|]/g, "\\$&")}`)),
    message: expect.stringContaining(message),
    cure: expect.stringContaining(cure),
  });
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Fragments of typical mistakes. */
const SLIPS = [
  ...'{}[]:,"',
  "\\",
  "'",
  "”",
  "„",
  "«",
  ";",
  "=",
  "//",
  "#",
  "0",
  "09",
  ".",
  "-",
  "e",
  "\t",
  "\n",
  "\u00a0",
  "\ufeff",
  "\u0000",
  "<<<<<<< ",
  "ja",
  "æ",
  "/",
  "*/",
  " ",
];

const damaged = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.constantFrom("", ...SLIPS)), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(0, 2),
  )
  .map(([json, edits, indent]) =>
    edits.reduce(
      (text, [at, length, slip]) => {
        const start = at % (text.length + 1);
        return text.slice(0, start) + slip + text.slice(start + length);
      },
      JSON.stringify(JSON.parse(json), null, indent),
    ),
  );

it("reports every text that JSON.parse refuses, and no other, at a position inside it", () => {
  fc.assert(
    fc.property(damaged, (text) => {
      const fault = describeSyntax(text);
      expect(fault === null).toBe(isJson(text));
      if (fault === null) return;
      expect(fault.offset).toBeGreaterThanOrEqual(0);
      expect(fault.offset).toBeLessThanOrEqual(text.length);
      expect(fault.message).toMatch(/\S.*[.?]$/s);
      expect(fault.cure).toMatch(/\S.*[.?]$/s);
      expect(`${fault.message}${fault.cure}`).not.toMatch(/undefined|\[object|NaN(?!»)/);
    }),
    { numRuns: 2000 },
  );
});

it("accepts a text that nests deeper than the stack", () => {
  expect(describeSyntax("[".repeat(300_000))?.message).toContain("slutter for tidlig");
  expect(describeSyntax(`${"[".repeat(300_000)}${"]".repeat(300_000)}`)).toBeNull();
});
