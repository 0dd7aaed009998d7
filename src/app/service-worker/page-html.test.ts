import { filesOf, titleOf, withCachedPages, withNotice, withoutScripts, withPlainPictures } from "./page-html";

const HASH = "0123456789abcdef0123";

test("the notice is inserted first, but not on a foyer screen", () => {
  expect(withNotice('<body class="x"><header>', "<aside></aside>")).toBe('<body class="x"><aside></aside><header>');
  expect(withNotice("<body><main>", "<aside></aside>")).toBe("<body><main>");
});

test("removes scripts and their preload links", () => {
  const html = `<link rel="preload" href="/a.js" as="script"/><p>a</p><script>b
  </script><script src="/app.js" async></script><p>c</p>`;
  expect(withoutScripts(html)).toBe("<p>a</p><p>c</p>");
});

test("pictures have one size", () => {
  const html = '<picture><source srcset="/a.webp 1x" type="image/webp"/><img src="/a.jpg" srcSet="/b.jpg 2x" alt=""/>';
  expect(withPlainPictures(html)).toBe('<picture><img src="/a.jpg" alt=""/>');
});

test("the title is read without the site's name", () => {
  expect(titleOf('<title data-gatsby-head="true">Om oss – Rakkestad kulturhus</title>')).toBe("Om oss");
  expect(titleOf("<title>Kino &amp; kultur</title>")).toBe("Kino &amp; kultur");
  expect(titleOf("<p>")).toBeNull();
});

test("the list of cached pages replaces the built one", () => {
  const html = '<ul><li>Meny</li></ul><ul class="x" data-kept-pages=""><li>Før</li></ul>';
  expect(withCachedPages(html, "<li>Nå $1</li>")).toBe(
    '<ul><li>Meny</li></ul><ul class="x" data-kept-pages=""><li>Nå $1</li></ul>',
  );
});

test("finds the files of a page, each once", () => {
  const html = `<link href="/styles.${HASH}.css"/><script src="/app-${HASH}.js"></script><script src="/app-${HASH}.js"></script>
    <img src="/static/a.jpg"/><a href="/om-oss">Om oss</a><a href="https://example.no/static/b.jpg">b</a>`;
  expect(filesOf(html, ["code"])).toEqual([`/styles.${HASH}.css`, `/app-${HASH}.js`]);
  expect(filesOf(html, ["picture"])).toEqual(["/static/a.jpg"]);
});
