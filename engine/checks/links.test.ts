import { reportedWith, TestContent } from "../testing/test-content";

const REDIRECTS = "settings/redirects.json";
const ARTICLE = "articles/personvern.json";

test("warns of a search page that does not exist", async () => {
  const content = new TestContent().set("sites/huset.json", "theme.search", { enabled: true, path: "/sokk" });
  expect((await content.problems()).map(({ field, message }) => `${field} ${message}`)).toEqual([
    "theme.search.path har en lenke til «/sokk», som ikke finnes.",
  ]);
  content.set("sites/huset.json", "theme.search.enabled", false);
  expect(await content.problems()).toEqual([]);
});

describe("redirects", () => {
  it("warns of a redirect with a missing target", async () => {
    expect(await reportedWith(REDIRECTS, "redirects[0].to", "/natoget-101")).toEqual([
      `warning ${REDIRECTS} redirects[0].to: leder til «/natoget-101», som ikke finnes. → Mente du «/nattoget-101»?`,
    ]);
  });

  it("stops redirect loops", async () => {
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

  it("warns of a redirect from an address that is a page", async () => {
    expect(await reportedWith(REDIRECTS, "redirects[0].from", "/vinterlys-103")).toEqual([
      `warning ${REDIRECTS} redirects[0].from: er «/vinterlys-103», men den adressen er en side. Siden vises, og videresendingen brukes ikke. → Fjern videresendingen, eller gi siden en annen adresse.`,
    ]);
  });

  it.each([
    ["/gammel/", 'Skriv "/gammel".'],
    ["gammel", 'Skriv "/gammel".'],
    ["/gammel?side=1", 'Skriv "/gammel".'],
    ["https://lillevik.example.no/gammel", 'Skriv "/gammel".'],
    ["/", "Begynn med /, uten ? og # og uten skråstrek til slutt."],
  ])("refuses the old path %s", async (from, cure) => {
    expect(await reportedWith(REDIRECTS, "redirects[0].from", from)).toEqual([
      `error ${REDIRECTS} redirects[0].from: er ikke en gammel sti. → ${cure}`,
    ]);
  });
});

describe("links", () => {
  it.each([
    ["menus/meny.json", "items[1].path", "/natoget-101"],
    [ARTICLE, "content", '<p><a href="/natoget-101">Filmen</a></p>'],
    ["pages/forside.json", "blocks[1].settings.html", '<p><a href="/natoget-101">Filmen</a></p>'],
    ["productions/quiz.json", "contents[0].body", '<p><a href="/natoget-101">Filmen</a></p>'],
    ["sites/huset.json", "halls[1].page", "/natoget-101"],
  ])("warns of a dead link in %s: %s, and suggests the nearest", async (file, field, value) => {
    expect(await reportedWith(file, field, value)).toEqual([
      `warning ${file} ${field}: har en lenke til «/natoget-101», som ikke finnes. → Mente du «/nattoget-101»?`,
    ]);
  });

  it("includes the machine-readable files of the build", async () => {
    const html =
      '<p><a href="/rss/kinoprogram.xml">A</a> <a href="/kalender/alt.ics">B</a> <a href="/rss/x.xml">C</a></p>';
    const content = new TestContent().set(ARTICLE, "content", html);
    expect((await content.problems()).map(({ message }) => message)).toEqual([
      "har en lenke til «/rss/x.xml», som ikke finnes.",
    ]);
  });

  it("warns of a relative link, which has another target on each page", async () => {
    expect(await reportedWith(ARTICLE, "content", '<p><a href="nattoget-101">Filmen</a></p>')).toEqual([
      `warning ${ARTICLE} content: har en lenke til «nattoget-101», som ikke finnes. → Mente du «/nattoget-101»?`,
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

  it("warns of a file that is not in static", async () => {
    const content = new TestContent().set("menus/meny.json", "items[2].path", "/borte.pdf");
    expect((await content.problems()).map(({ message, cure }) => `${message} ${cure}`)).toEqual([
      "har en lenke til «/borte.pdf», som ikke finnes. Rett adressen, eller lag siden.",
    ]);
  });
});
