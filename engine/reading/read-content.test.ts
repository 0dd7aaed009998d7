import { isError } from "../problems/problem";
import { reportedWith, TestContent } from "../testing/test-content";

const ARTICLE = "articles/personvern.json";

it("reports line and column of invalid JSON", async () => {
  const content = new TestContent().write(ARTICLE, '{\n  "id": "personvern"\n  "title": "Personvern"\n}');
  expect(await content.problems()).toEqual([
    {
      severity: "error",
      file: ARTICLE,
      field: "",
      line: 2,
      column: 21,
      message: "Her mangler komma.",
      cure: "Sett komma her, etter verdien.",
    },
  ]);
});

describe("files that are no content", () => {
  const reportedFor = async (bytes: Buffer) => {
    const [problem, ...others] = await new TestContent().write(ARTICLE, bytes).problems();
    expect(others).toEqual([]);
    return problem;
  };

  it("refuses a file that is not UTF-8, and reports the first wrong word and how to save it", async () => {
    expect(await reportedFor(Buffer.from('{\n  "title": "Blåbærtur på øya"\n}', "latin1"))).toMatchObject({
      file: ARTICLE,
      line: 2,
      message: "Filen er ikke lagret som UTF-8. Det synes først i «Blåbærtur».",
      cure: expect.stringMatching(/^Lagre den på nytt som UTF-8, .*«Save with Encoding»\.$/),
    });
  });

  it.each([
    ["with a mark", "\ufeff"],
    ["without a mark", ""],
  ])("refuses UTF-16 %s, which some editors write", async (_name, mark) => {
    const problem = await reportedFor(Buffer.from(`${mark}${new TestContent().text(ARTICLE)}`, "utf16le"));
    expect(problem?.message).toBe("Filen er lagret som UTF-16, ikke UTF-8.");
  });

  it.each([
    ["PK\x03\x04\x14\x00", "et dokument eller en pakket fil"],
    ["%PDF-1.7\n%\xe2\xe3", "en PDF"],
    ["\x89PNG\r\n\x1a\n\x00", "et bilde"],
  ])("names the format of a binary file: %j", async (beginning, kind) => {
    expect((await reportedFor(Buffer.from(beginning, "latin1")))?.message).toBe(`Filen er ${kind}, ikke tekst.`);
  });

  it("reads a file that begins with a byte-order mark", async () => {
    const content = new TestContent();
    expect(await content.write(ARTICLE, `\ufeff${content.text(ARTICLE)}`).problems()).toEqual([]);
  });

  it("refuses an article of 5 MB and suggests a reason", async () => {
    expect(await reportedWith(ARTICLE, "content", `<p>${"a".repeat(5_000_000)}</p>`)).toEqual([
      `error ${ARTICLE}: Filen er 5,0 MB, og det er for mye for en tekst. → Er et bilde limt inn i teksten? Legg det i content/images og pek på det. En fil kan være på 1 MB.`,
    ]);
  });

  it("reads files in folders below", async () => {
    const content = new TestContent().copy(ARTICLE, "articles/2026/ny.json", { id: "ny", slug: "ny" });
    const { resolvedPages } = await content.loaded();
    expect(resolvedPages.map(({ path }) => path)).toContain("/article/ny");
  });
});

describe("an empty content folder", () => {
  it("reports empty folders and mentions CONTENT_DIR", async () => {
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
    expect(problems.filter(isError)).toHaveLength(2);
    expect(problems.filter((problem) => !isError(problem)).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      "articles: Mappen er tom eller finnes ikke, så nettstedet blir uten artikler.",
      "menus: Mappen er tom eller finnes ikke, så nettstedet blir uten menyer.",
    ]);
  });
});
