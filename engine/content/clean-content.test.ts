import { TestContent } from "../testing/test-content";

const ARTICLE = "articles/personvern.json";
const removed = (place: string, what: string) =>
  `warning ${place}: har HTML som ikke er lov, og som er fjernet: ${what}. → Bruk avsnitt, mellomtitler, lister, lenker og tabeller.`;

const BAD: readonly (readonly [what: string, html: string, clean: string])[] = [
  ["<script>", "<p>Hei</p><script>alert(1)</script>", "<p>Hei</p>"],
  ["<img>, src=, onerror=", '<p>Hei<img src=x onerror="alert(1)"></p>', "<p>Hei</p>"],
  ['href="javascript:alert(1)"', '<p><a href="javascript:alert(1)">Hei</a></p>', "<p><a>Hei</a></p>"],
];

describe("disallowed HTML", () => {
  it.each(BAD)("is removed from an article with a warning: %s", async (what, html, clean) => {
    const content = new TestContent().set(ARTICLE, "content", html);
    expect((await content.loaded()).articles[0]?.entity.content).toBe(clean);
    expect(await content.reported()).toEqual([removed(`${ARTICLE} content`, what)]);
  });

  it.each(BAD)("is removed from a production's text with a warning: %s", async (what, html, clean) => {
    const file = "productions/quiz.json";
    const content = new TestContent().set(file, "contents[0].body", [html]);
    const { productions } = await content.loaded();
    const quiz = productions.find(({ origin }) => origin.file === file);
    expect(quiz?.entity.contents[0]?.body).toBe(clean);
    expect(await content.reported()).toEqual([removed(`${file} contents[0].body`, what)]);
  });

  it.each(BAD)("is removed from a page's own text with a warning: %s", async (what, html, clean) => {
    const file = "pages/forside.json";
    const field = "blocks[1].settings.html";
    const content = new TestContent().set(file, field, html);
    const { resolvedPages } = await content.loaded();
    const home = resolvedPages.find(({ path }) => path === "/");
    expect(home?.blocks[1]?.block.settings.html).toBe(clean);
    expect(await content.reported()).toEqual([removed(`${file} ${field}`, what)]);
  });

  it.each([
    [
      "a link without text",
      '<p>Se <a href="/"></a> programmet.</p>',
      "har en lenke uten tekst, til «/». Den er fjernet.",
    ],
    [
      "text that is lost",
      "<p>Velg <select><option>mandag</option></select>.</p>",
      "har tekst som ikke kommer med på siden: «mandag.».",
    ],
    ["too many levels", "<div>".repeat(200), "har tagger inni hverandre i mer enn "],
  ])("reports %s", async (_what, html, message) => {
    const problems = await new TestContent().set(ARTICLE, "content", html).problems();
    expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining(message) }));
  });

  it("reports each kind once, however often it occurs", async () => {
    const content = new TestContent().set(ARTICLE, "content", ["<div>a</div>", "<div>b</div>", "<font>c</font>"]);
    expect(await content.reported()).toEqual([removed(`${ARTICLE} content`, "<div>, <font>")]);
  });
});
