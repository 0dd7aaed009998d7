import { headingsIn, plainText } from "./plain-text";

test("returns the words of HTML, separated where blocks end and not elsewhere", () => {
  expect(plainText("<p>Barne<em>film</em>en</p><p>kl.&nbsp;18 &amp; 20 &lt; &#229;tte</p>")).toBe(
    "Barnefilmen kl. 18 & 20 < åtte",
  );
  expect(plainText('<ul><li>Én</li><li><a href="/to">To</a></li></ul>')).toBe("Én To");
});

test("ends headings as sentences, so that they do not run into the text", () => {
  expect(plainText("<h2>Servering</h2><p>Kjøkken.</p><h3>Hva nå?</h3><p>Ring.</p>")).toBe(
    "Servering. Kjøkken. Hva nå? Ring.",
  );
});

test("keeps text that only looks like an entity", () => {
  expect(plainText("AT&T; &#0; &#xZZ;")).toBe("AT&T; &#0; &#xZZ;");
});

test("finds the headings", () => {
  expect(headingsIn('<h2 id="a">Parkering</h2><p>…</p><h3>Buss og <em>tog</em></h3>')).toEqual([
    "Parkering",
    "Buss og tog",
  ]);
});
