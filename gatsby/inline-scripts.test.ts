import { InlineScripts, inlineScriptsOf } from "./inline-scripts";

test("finds the scripts that a browser runs, to the letter, and no others", () => {
  const html = `<script> one()\n</script><script id="a">two()</script><script src="/app.js" async></script>
    <script data-maskin type="application/ld+json">{}</script>`;
  expect(inlineScriptsOf(html)).toEqual([" one()\n", "two()"]);
});

test("names each script once, however many pages it stands in", () => {
  const scripts = new InlineScripts();
  for (const file of ["index.html", "filmer/index.html"]) scripts.add(file, "<script>alert(1)</script>");
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(scripts.hashes()).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
});

test("refuses pages with scripts of their own", () => {
  const scripts = new InlineScripts();
  const addAll = () => {
    for (let page = 0; page < 13; page += 1) scripts.add(`${page}.html`, `<script>page(${page})</script>`);
  };
  expect(addAll).toThrow("different scripts stand in the pages; 12.html has this one: page(12)");
});
