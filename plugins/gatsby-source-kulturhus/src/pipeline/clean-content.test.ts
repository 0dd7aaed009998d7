import { TestContent } from "../testing/test-content";

const ARTICLE = "articles/personvern.json";
const cure = "Bruk avsnitt, mellomtitler, lister, lenker og tabeller.";
const removed = (what: string) => `har HTML som ikke er lov, og som er fjernet: ${what}.`;

const BAD: readonly (readonly [what: string, html: string, clean: string])[] = [
  ["<script>", "<p>Hei</p><script>alert(1)</script>", "<p>Hei</p>"],
  ["<img>, src=, onerror=", '<p>Hei<img src=x onerror="alert(1)"></p>', "<p>Hei</p>"],
  ['href="javascript:alert(1)"', '<p><a href="javascript:alert(1)">Hei</a></p>', "<p><a>Hei</a></p>"],
];

describe("disallowed HTML", () => {
  it.each(BAD)("is removed from an article with a warning: %s", async (what, html, clean) => {
    const content = new TestContent().set(ARTICLE, "content", html);
    const { loaded, problems } = await content.load();
    expect(loaded?.articles[0]?.entity.content).toBe(clean);
    expect(problems).toEqual([
      content.warning({ file: ARTICLE, field: "content", written: '"content"', message: removed(what), cure }),
    ]);
  });

  it.each(BAD)("is removed from a production's text with a warning: %s", async (what, html, clean) => {
    const file = "productions/quiz.json";
    const content = new TestContent().set(file, "contents[0].body", [html]);
    const { loaded, problems } = await content.load();
    const quiz = loaded?.productions.find(({ origin }) => origin.file === file);
    expect(quiz?.entity.contents[0]?.body).toBe(clean);
    expect(problems).toEqual([
      content.warning({ file, field: "contents[0].body", written: '"body"', message: removed(what), cure }),
    ]);
  });

  it.each(BAD)("is removed from a page's own text with a warning: %s", async (what, html, clean) => {
    const file = "pages/forside.json";
    const field = "blocks[1].settings.html";
    const content = new TestContent().set(file, field, html);
    const { loaded, problems } = await content.load();
    const home = loaded?.resolvedPages.find(({ path }) => path === "/");
    expect(home?.blocks[1]?.block.settings.html).toBe(clean);
    expect(problems).toEqual([content.warning({ file, field, written: '"html"', message: removed(what), cure })]);
  });

  it("reports each kind once, however often it occurs", async () => {
    const content = new TestContent().set(ARTICLE, "content", ["<div>a</div>", "<div>b</div>", "<font>c</font>"]);
    expect((await content.problems()).map(({ message }) => message)).toEqual([removed("<div>, <font>")]);
  });
});
