import { TestContent } from "../test-content";

const ARTICLE = "articles/personvern.json";

describe("broken JSON", () => {
  const broken = async (text: string) => {
    const problems = await new TestContent().write(ARTICLE, text).problems();
    return problems.map(({ file, line, column, message, cure }) => ({ file, line, column, message, cure }));
  };

  it("tells line and column of a missing comma", async () => {
    expect(await broken('{\n  "id": "personvern"\n  "title": "Personvern"\n}')).toEqual([
      {
        file: ARTICLE,
        line: 3,
        column: 3,
        message: "Her mangler komma.",
        cure: "Sett komma etter verdien foran.",
      },
    ]);
  });

  it.each([
    ["a comma too many", '{\n  "id": "personvern",\n}', 3, "Her skulle det stått et feltnavn.", "fjern kommaet foran"],
    ["a missing colon", '{\n  "id" "personvern"\n}', 2, "Her mangler kolon.", "mellom feltnavnet og verdien"],
    ["a missing value", '{\n  "id": ,\n  "order": 1\n}', 2, "Her mangler en verdi.", "Skriv verdien"],
    ["a text that is not closed", '{\n  "id": "personvern\n}', 2, "Teksten er ikke lukket.", 'Sett " til slutt'],
    ["a line break in a text", '{\n  "id": "person\nvern"\n}', 2, "Teksten er ikke lukket.", "på én linje"],
    [
      "a brace that is not closed",
      '{\n  "content": [{\n    "a": 1\n  ]\n}',
      4,
      "Her mangler en sluttparentes.",
      "Lukk med }.",
    ],
    ["a file that ends too early", '{\n  "id": "personvern"', 2, "Her mangler en sluttparentes.", "Lukk med }."],
    ["a list that is not closed", '{\n  "content": ["<p>"\n}', 3, "sluttklamme", "Lukk med ]."],
    ["a brace after the end", '{\n  "id": "personvern"\n}\n}', 4, "Her står det noe etter slutten.", "siste }"],
    ["a word without quotes", '{\n  "id": Personvern\n}', 2, "Her står et ord som JSON ikke kjenner.", "true, false"],
    ["a number that is not finished", '{\n  "order": 1.\n}', 2, "Tallet er skrevet feil.", "punktum for desimaler"],
    ["a comment", '{\n  // nytt\n  "id": "personvern"\n}', 2, "Kommentarer er ikke lov", "Fjern kommentaren."],
    ["a backslash used wrongly", '{\n  "id": "C:\\kino"\n}', 2, "Omvendt skråstrek er brukt feil.", "\\\\"],
    ["an empty file", "", 1, "Her mangler en verdi.", "Skriv verdien"],
  ])("knows %s", async (_name, text, line, message, cure) => {
    expect(await broken(text)).toEqual([
      expect.objectContaining({
        line,
        message: expect.stringContaining(message),
        cure: expect.stringContaining(cure),
      }),
    ]);
  });
});

describe("files that are no content", () => {
  it("refuses a file that is not UTF-8 and says how to save it", async () => {
    const latin1 = Buffer.from('{ "title": "Blåbærtur på øya" }', "latin1");
    const content = new TestContent().write(ARTICLE, latin1);
    expect(await content.problems()).toEqual([
      content.problem({
        file: ARTICLE,
        field: "",
        message: "Filen er ikke lagret som UTF-8.",
        cure: "Lagre den på nytt med tegnkodingen UTF-8, så blir æ, ø og å riktige.",
      }),
    ]);
  });

  it("refuses UTF-16, which some editors write", async () => {
    const utf16 = Buffer.from(`\ufeff${new TestContent().text(ARTICLE)}`, "utf16le");
    const [problem] = await new TestContent().write(ARTICLE, utf16).problems();
    expect(problem?.message).toBe("Filen er ikke lagret som UTF-8.");
  });

  it("reads a file that begins with a byte-order mark", async () => {
    const content = new TestContent();
    expect(await content.write(ARTICLE, `\ufeff${content.text(ARTICLE)}`).problems()).toEqual([]);
  });

  it("refuses an article of 5 MB and guesses why it is so big", async () => {
    const content = new TestContent().set(ARTICLE, "content", `<p>${"a".repeat(5_000_000)}</p>`);
    const { loaded, problems } = await content.load();
    expect(loaded).toBeNull();
    expect(problems).toEqual([
      content.problem({
        file: ARTICLE,
        field: "",
        message: "Filen er 5,0 MB, og det er for mye for en tekst.",
        cure: "Er et bilde limt inn i teksten? Legg det i content/images og pek på det. En fil kan være på 1 MB.",
      }),
    ]);
  });

  it("leaves files that are not JSON alone", async () => {
    expect(await new TestContent().write("articles/notater.txt", "Husk å ringe").problems()).toEqual([]);
  });

  it("reads files in folders below", async () => {
    const content = new TestContent().copy(ARTICLE, "articles/2026/ny.json", { id: "ny", slug: "ny" });
    const { resolvedPages } = await content.loaded();
    expect(resolvedPages.map(({ path }) => path)).toContain("/article/ny");
  });
});

describe("an empty content folder", () => {
  it("says which folders are empty and asks about CONTENT_DIR", async () => {
    const { loaded, problems } = await new TestContent()
      .remove("sites/")
      .remove("pages/")
      .remove("menus/")
      .remove("productions/")
      .remove("events/")
      .remove("articles/")
      .remove("settings/")
      .load();
    expect(loaded).toBeNull();
    for (const folder of ["sites", "pages"]) {
      expect(problems).toContainEqual(
        expect.objectContaining({
          severity: "error",
          file: folder,
          message: "Mappen er tom eller finnes ikke.",
          cure: expect.stringMatching(
            new RegExp(`^Legg minst én JSON-fil i ${folder}\\. Er CONTENT_DIR riktig\\? Den peker på /`),
          ),
        }),
      );
    }
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: "sites",
        message: "Mappen har ingen gyldige nettsteder.",
        cure: "Rett feilene i mappen sites først. Da blir resten av innholdet sjekket.",
      }),
    );
    expect(problems).toHaveLength(3);
  });
});
