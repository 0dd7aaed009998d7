import { countProblems, formatProblem } from "../problems/problem";
import { TestContent } from "../testing/test-content";

const FILM = "productions/nattoget.json";
const ARTICLE = "articles/personvern.json";

describe("loadContent", () => {
  it("reports nothing for valid content", async () => {
    const { loaded, problems } = await new TestContent().load();
    expect(problems).toEqual([]);
    expect(loaded?.resolvedPages.map(({ path }) => path).sort()).toEqual([
      "/",
      "/404",
      "/article/personvern",
      "/julequiz-k1",
      "/nattoget-101",
      "/vinterlys-103",
    ]);
  });

  it("reports all errors of all kinds at once, by file and line, and builds nothing", async () => {
    const { loaded, problems } = await new TestContent()
      .write("pages/kultur.json", "{ broken")
      .set(FILM, "runningTime", "110")
      .set(FILM, "premiere", "2026-02-30")
      .set("productions/vinterlys.json", "assets[0].image", "borte.png")
      .set("events/desember.json", "events[2].production", "kviss")
      .set("menus/meny.json", "items[1].parent", "borte")
      .set("pages/forside.json", "blocks[0].place.row", 9)
      .set(ARTICLE, "content", "<p>Hei</p><script>alert(1)</script>")
      .load();
    expect(loaded).toBeNull();
    expect(problems.map(({ severity, file, field }) => `${severity} ${file} ${field}`)).toEqual([
      "error events/desember.json events[2].production",
      "error menus/meny.json items[1].parent",
      "error pages/forside.json blocks[0].place.row",
      "error pages/kultur.json ",
      `error ${FILM} premiere`.replace("premiere", "runningTime"),
      `error ${FILM} premiere`,
      "error productions/vinterlys.json assets[0].image",
      `warning ${ARTICLE} content`,
    ]);
  });

  it("builds nothing when a single file is bad", async () => {
    const { loaded } = await new TestContent().set(ARTICLE, "titel", "Personvern").load();
    expect(loaded).toBeNull();
  });

  it("reports no page for errors in the entities that it shows", async () => {
    const content = new TestContent()
      .set("pages/forside.json", "sources[1]", {
        name: "article",
        model: "article",
        collection: false,
        filters: [{ property: "slug", value: "personvern", operator: "eq" }],
      })
      .set("pages/forside.json", "blocks[4]", {
        component: "article-body",
        id: "artikkel",
        place: { row: 1, column: 1, order: 5 },
        data: { article: "article" },
        settings: {},
      });
    await content.loaded();
    expect((await content.set(ARTICLE, "order", "først").problems()).map(({ file }) => file)).toEqual([ARTICLE]);
  });
});

describe("the format of problems", () => {
  it("prints place, field, what is wrong and what to do", async () => {
    const content = new TestContent().set(FILM, "runningTime", "110");
    const [problem] = await content.problems();
    expect(problem && formatProblem(problem)).toBe(
      [
        `FEIL    ${FILM}:38:3`,
        '        «runningTime» skal være et tall, men er teksten "110".',
        "        → Skriv verdien uten anførselstegn: 110.",
      ].join("\n"),
    );
  });

  it("prints a file without a place for problems of the whole file", async () => {
    const [problem] = await new TestContent().write(ARTICLE, Buffer.from("{}", "utf16le")).problems();
    expect(problem && formatProblem(problem)).toMatch(
      /^FEIL {4}articles\/personvern\.json\n {8}Filen er lagret som UTF-16/,
    );
  });

  it("counts in Norwegian", async () => {
    const problems = await new TestContent()
      .set(FILM, "runningTime", "110")
      .set(ARTICLE, "content", "<p onclick='x()'>Hei</p>")
      .problems();
    expect(countProblems(problems)).toBe("1 feil og 1 varsel");
    expect(countProblems([])).toBe("0 feil og 0 varsler");
  });
});
