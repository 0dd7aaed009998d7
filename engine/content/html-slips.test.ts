import fc from "fast-check";
import { reportedWith } from "../testing/test-content";
import { htmlSlip } from "./html-slips";

it.each([
  ["Velkommen til oss!", "plain"],
  ["Første avsnitt.\n\nAndre avsnitt.", "plain"],
  ["<strong>Viktig:</strong> Døra er stengt.", "plain"],
  ["<p>Først.</p>Så dette.", "plain"],
  ["", "empty"],
  ["  \n", "empty"],
  ["<p></p>", "empty"],
  ["# Overskrift", "markdown"],
  ["## Overskrift\nTekst", "markdown"],
  ["<p>Det er **viktig**.</p>", "markdown"],
  ["<p>Det er __viktig__.</p>", "markdown"],
  ["Se [programmet](/program).", "markdown"],
  ["- en\n- to", "markdown"],
  ["* en\n* to", "markdown"],
  ["1. en\n2. to", "markdown"],
  ["> Et sitat", "markdown"],
] as const)("finds text that is not HTML: %j is %s", (html, slip) => {
  expect(htmlSlip(html)).toBe(slip);
});

it.each([
  "<p>Velkommen til oss!</p>",
  "<p>Først.</p>\n<p>Så – og til slutt.</p>",
  "<h2>Nr. 1</h2>\n<ul><li>en</li><li>to</li></ul>",
  "<p>2 * 3 * 4 er 24, og 5*6 er 30.</p>",
  "<p>Fil_med_strek og #emneknagg, [sic] og (parentes).</p>",
  "<p>- Ja, sa hun.</p>",
  "<p>1. juledag er det stengt.</p>",
  "<p>3 < 4 og 5 > 4</p>",
  "<hr>",
  "<blockquote><p>Et sitat.</p></blockquote>",
])("accepts HTML: %j", (html) => {
  expect(htmlSlip(html)).toBeNull();
});

it("accepts any text without an exception, and reports nothing for text in paragraphs", () => {
  const words = fc.array(fc.stringMatching(/^[a-zæøå.,!?«» ]*[a-zæøå]$/), { minLength: 1, maxLength: 5 });
  fc.assert(fc.property(fc.string(), (text) => htmlSlip(text) === null || typeof htmlSlip(text) === "string"));
  fc.assert(
    fc.property(words, (paragraphs) => {
      expect(htmlSlip(paragraphs.map((one) => `<p>${one}</p>`).join("\n"))).toBeNull();
      expect(htmlSlip(paragraphs.join("\n"))).not.toBeNull();
    }),
  );
});

it.each([
  [
    "Vi lagrer lite.",
    "har tekst som ikke står i noe avsnitt, så den får ikke luft eller linjeskift. → Sett <p> foran og </p> etter hvert avsnitt.",
  ],
  ["", "er uten tekst, så her står det ingenting. → Skriv minst ett avsnitt, med <p> foran og </p> etter."],
  [
    "## Hva vi lagrer",
    "har tegn fra Markdown, og de blir stående på siden. → Skriv HTML: <h2> for mellomtitler, <strong> for uthevet, <ul><li> for lister og <a href> for lenker.",
  ],
])("names file and field, and what to write instead of %j", async (html, reported) => {
  expect(await reportedWith("articles/personvern.json", "content", html)).toEqual([
    `warning articles/personvern.json content: ${reported}`,
  ]);
});
