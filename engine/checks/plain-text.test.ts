import fc from "fast-check";
import { TestContent } from "../testing/test-content";
import { inPlainLetters, withoutHtml } from "./plain-text";

const FILM = "productions/nattoget.json";

describe("HTML in plain text", () => {
  it.each([
    ["P&aring; sporet", "På sporet"],
    ["Tom &amp; Jerry", "Tom & Jerry"],
    ["Tog&nbsp;og natt", "Tog og natt"],
    ["<b>Nattoget</b>", "Nattoget"],
    ["Premiere.<br>Velkommen.", "Premiere. Velkommen."],
    ["<p>Om <em>kinoen</em></p>", "Om kinoen"],
    ["&#229;pent", "åpent"],
  ])("%s is meant to be read as %s", (written, read) => expect(withoutHtml(written)).toBe(read));

  it.each([
    "Tom & Jerry",
    "Fra swing -> bebop",
    "1 < 2 > 0",
    "Vi <3 kino",
    "<navn>",
    "R&B & soul",
    "https://billett.example.no/?a=1&copy=2",
    "/kinoprogram?dag=1&amp=2",
    "a<b",
  ])("%s is plain text", (written) => expect(withoutHtml(written)).toBeNull());

  it("is found in any text that was escaped for HTML", () => {
    const encoded = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zæøå0-9 &<>"]{1,30}$/), (text) => {
        const escaped = encoded(text);
        expect(withoutHtml(escaped)).toBe(escaped === text ? null : text.replace(/\s+/g, " ").trim());
      }),
    );
  });
});

it.each([
  [FILM, "title", "<b>Nattoget</b>", "Skriv bare teksten: «Nattoget»."],
  [FILM, "contents[0].summary", "Et tog&nbsp;forsvinner.", "Skriv bare teksten: «Et tog forsvinner.»."],
  [
    FILM,
    "assets[1].alt",
    "<p></p>",
    "Skriv bare teksten, med vanlige bokstaver, uten tagger som <b> og koder som &aring;.",
  ],
  ["events/desember.json", "events[0].note", "<br>Velkommen", "Skriv bare teksten: «Velkommen»."],
  ["menus/meny.json", "items[0].label", "Kino &amp; kultur", "Skriv bare teksten: «Kino & kultur»."],
  ["sites/huset.json", "openingHours[0].note", "Etter <i>avtale</i>", "Skriv bare teksten: «Etter avtale»."],
  ["articles/personvern.json", "summary", "<p>Om personvern.</p>", "Skriv bare teksten: «Om personvern.»."],
  ["pages/forside.json", "blocks[1].settings.heading", "V&aring;r", "Skriv bare teksten: «Vår»."],
  ["pages/forside.json", "meta.nb.description", "<p>Kino.</p>", "Skriv bare teksten: «Kino.»."],
])("is reported in %s, field %s", async (file, field, value, cure) => {
  const content = new TestContent().set(file, field, value);
  expect(await content.problems()).toContainEqual(
    expect.objectContaining({
      severity: "warning",
      file,
      field,
      message: "har HTML, men dette feltet er vanlig tekst: leserne ser taggene og kodene.",
      cure,
    }),
  );
});

it("is not reported for HTML fields and patterns", async () => {
  const content = new TestContent()
    .set("articles/personvern.json", "content", "<p>P&aring; <strong>kino</strong></p>")
    .set(FILM, "contents[0].body", ["<p>Tom &amp; Jerry</p>"])
    .set("pages/forside.json", "blocks[1].settings.html", "<p>V&aring;r</p>")
    .set("pages/forside.json", "sources[0].filters[0]", {
      property: "production.object",
      operator: "regex",
      value: "^(?!<b>)movie$",
    });
  expect(await content.problems()).toEqual([]);
});

it.each(["**Nattoget**", "__Nattoget__", "Se [her](https://example.no)"])("reports Markdown in %s", async (title) => {
  expect(await new TestContent().set("productions/quiz.json", "title", title).problems()).toEqual([
    expect.objectContaining({
      field: "title",
      message: "har tegn fra Markdown, men dette feltet er vanlig tekst: leserne ser tegnene.",
    }),
  ]);
});

it.each(["# 1 i Norge", "* Nattoget *", "Natt_og_tog", "[Kun i dag] (3D)"])("accepts %s", async (title) => {
  expect(await new TestContent().set("productions/quiz.json", "title", title).problems()).toEqual([]);
});

it.each([
  ["𝗞𝗼𝗻𝘀𝗲𝗿𝘁 ute", "Konsert ute"],
  ["Ｋｉｎｏ ２", "Kino 2"],
  ["Ⓚⓘⓝⓞ", "Kino"],
  ["Ka\ufb03en", "Kaffien"],
])("reads %s as %s", (written, read) => expect(inPlainLetters(written)).toBe(read));

it.each(["Sámi čáŋž", "A\u030apen", "210 m² og ½ time", "1ª og 2º", "№ 5 ™", "Кино 電影 قاعة", "🎬 ✓"])(
  "takes the letters of %s as they are",
  (text) => expect(inPlainLetters(text)).toBeNull(),
);

it("points out letters that only look like others", async () => {
  expect(await new TestContent().set(FILM, "contents[0].summary", "𝗞𝗼𝗻𝘀𝗲𝗿𝘁 ute").problems()).toEqual([
    expect.objectContaining({
      severity: "warning",
      field: "contents[0].summary",
      cure: "Skriv bare teksten: «Konsert ute».",
    }),
  ]);
});
