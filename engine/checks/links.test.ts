import { TestContent } from "../testing/test-content";
import { testReports } from "../testing/test-reports";

const REDIRECTS = "settings/redirects.json";
const ARTICLE = "articles/personvern.json";

const DEAD = "har en lenke til «/natoget-101», som ikke finnes. → Mente du «/nattoget-101»?";
const LINK = '<p><a href="/natoget-101">Filmen</a></p>';
const OLD = `error ${REDIRECTS} redirects[0].from: er ikke en gammel sti.`;

testReports({
  [`warning ${REDIRECTS} redirects[0].to: leder til «/natoget-101», som ikke finnes. → Mente du «/nattoget-101»?`]:
    "/natoget-101",
  [`warning ${REDIRECTS} redirects[0].from: er «/vinterlys-103», men den adressen er en side. Siden vises, og videresendingen brukes ikke. → Fjern videresendingen, eller gi siden en annen adresse.`]:
    "/vinterlys-103",
  [`warning menus/meny.json items[1].path: ${DEAD}`]: "/natoget-101",
  [`warning ${ARTICLE} content: ${DEAD}`]: LINK,
  [`warning pages/forside.json blocks[1].settings.html: ${DEAD}`]: LINK,
  [`warning productions/quiz.json contents[0].body: ${DEAD}`]: LINK,
  [`warning sites/huset.json halls[1].page: ${DEAD}`]: "/natoget-101",
  [`warning ${ARTICLE} content: har en lenke til «nattoget-101», som ikke finnes. → Mente du «/nattoget-101»?`]:
    '<p><a href="nattoget-101">Filmen</a></p>',
  "warning menus/meny.json items[2].path: har en lenke til «/borte.pdf», som ikke finnes. → Rett adressen, eller lag siden.":
    "/borte.pdf",
  [`${OLD} → Begynn med /, uten ? og # og uten skråstrek til slutt.`]: "/",
});

describe("an old path that can be written is", () => {
  for (const from of ["/gammel/", "gammel", "/gammel?side=1", "https://lillevik.example.no/gammel"])
    testReports({ [`${OLD} → Skriv "/gammel".`]: from });
});

test("warns of a search page that does not exist", async () => {
  const content = new TestContent().set("sites/huset.json", "theme.search", { enabled: true, path: "/sokk" });
  expect((await content.problems()).map(({ field, message }) => `${field} ${message}`)).toEqual([
    "theme.search.path har en lenke til «/sokk», som ikke finnes.",
  ]);
  content.set("sites/huset.json", "theme.search.enabled", false);
  expect(await content.problems()).toEqual([]);
});

test("redirect loops are stopped", async () => {
  const content = new TestContent().set(REDIRECTS, "redirects", [
    { from: "/a", to: "/b" },
    { from: "/b", to: "/a?fra=b" },
  ]);
  expect(await content.reported()).toEqual(
    [0, 1].map(
      (index) => `error ${REDIRECTS} redirects[${index}].to: leder i ring. → La den peke på en side som finnes.`,
    ),
  );
});

describe("links", () => {
  it("includes the machine-readable files of the build", async () => {
    const html =
      '<p><a href="/rss/kinoprogram.xml">A</a> <a href="/kalender/alt.ics">B</a> <a href="/rss/x.xml">C</a></p>';
    const content = new TestContent().set(ARTICLE, "content", html);
    expect((await content.problems()).map(({ message }) => message)).toEqual([
      "har en lenke til «/rss/x.xml», som ikke finnes.",
    ]);
  });

  it("warns of a file named without the slash in front", async () => {
    const content = new TestContent().set(ARTICLE, "content", '<p><a href="program.pdf">Program</a></p>');
    expect(await content.problems()).toHaveLength(1);
  });

  it.each([
    "/nattoget-101",
    "/nattoget-101?dag=2026-12-04#forestillinger",
    "/gammel",
    "/program.pdf",
    "#mer",
    "?dag=i-dag",
    "https://example.no/hva-som-helst",
    "mailto:post@example.no",
    "tel:+4700000000",
  ])("accepts %s", async (href) => {
    expect(await new TestContent().set(ARTICLE, "content", `<p><a href="${href}">Lenke</a></p>`).problems()).toEqual(
      [],
    );
  });
});
