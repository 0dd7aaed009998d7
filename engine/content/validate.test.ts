import { reportedWith, TestContent } from "../testing/test-content";

const FILM = "productions/nattoget.json";
const EVENTS = "events/desember.json";
const PAGE = "pages/forside.json";
const SITE = "sites/huset.json";

const block = (component: string, settings: object) => ({
  component,
  id: "blokk",
  place: { row: 1, column: 1, order: 2 },
  settings,
});
const GUESTS = { heading: "Films", language: "en", emptyText: "None." };
const PICTURE = { image: "bilde.png", alt: "En sirkel" };
const OFFLINE = { heading: "Uten nett", text: "Prøv igjen.", picture: PICTURE, keptHeading: "Dette kan du lese" };
const STATEMENT = { checked: "2026-11-22", tool: "axe-core", pages: 9, closely: 9, zoom: 400 };

describe("fields", () => {
  it("lists the known names when none is near", async () => {
    expect(await reportedWith(PAGE, "blocks[3].settings.xyzzy", 1)).toEqual([
      `error ${PAGE} blocks[3].settings.xyzzy: er et ukjent felt. → Fjern det, eller bruk et av feltene som kan stå her: heading, hall.`,
    ]);
  });

  it("suggests only fields that this kind of production has", async () => {
    expect(await reportedWith("productions/quiz.json", "premiere", "2026-12-04")).toEqual([
      expect.stringMatching(
        / er et ukjent felt\. → Fjern det, eller bruk et av feltene som kan stå her: id, .*performers\.$/,
      ),
    ]);
  });

  it("suggests only settings that this block has", async () => {
    expect(await reportedWith(PAGE, "blocks[1].settings.variant", "hero")).toEqual([
      `error ${PAGE} blocks[1].settings.variant: er et ukjent felt. → Fjern det, eller bruk et av feltene som kan stå her: heading, html, inColumns.`,
    ]);
  });

  it("lists the values of a missing choice", async () => {
    expect(await reportedWith(PAGE, "layout", undefined)).toEqual([
      `error ${PAGE} layout: mangler. → Legg til feltet. Her kan det stå "default", "foyer".`,
    ]);
  });

  it("reports a missing reason also when another field of the showing is invalid", async () => {
    const content = new TestContent()
      .set("events/desember.json", "events[1].status", "cancelled")
      .set("events/desember.json", "events[1].prices", "gratis");
    const fields = (await content.problems()).map(({ field }) => field);
    expect(fields.sort()).toEqual(["events[1].prices", "events[1].reason"]);
  });

  it("requires a reason for a cancelled showing", async () => {
    expect(await reportedWith(EVENTS, "events[1].status", "cancelled")).toEqual([
      `error ${EVENTS} events[1].reason: mangler. → Skriv hvorfor forestillingen er avlyst.`,
    ]);
  });

  it.each([
    [SITE, "openingHours[0].weekly[0].days", "er tom."],
    [SITE, "searchWords", "er tom.", [{ words: [], find: ["billetter"] }]],
    [SITE, "searchWords", "er tom.", [{ words: ["gavekort"], find: [] }]],
    [SITE, "priceLists", "er tom.", [{ id: "kino", name: "Kino", prices: [] }]],
    [SITE, "locale.available", "er tom."],
    [SITE, "locale.enabled", "skal ha ett språk.", ["nb", "nn"]],
    [FILM, "contents", "er tom."],
    [FILM, "contents[0].summary", "er lengre enn 240 tegn.", "a".repeat(241)],
    [FILM, "ediNumber", "er ikke et EDI-nummer.", "NO101"],
    [PAGE, "template.rows", "er tom."],
    [PAGE, "template.rows[0].columns", "er tom."],
    [PAGE, "sources[0].name", "er ikke et navn.", "mine filmer"],
    [PAGE, "sources[0].filters[0].property", "er ikke navnet på et felt.", "production object"],
    [PAGE, "blocks[1]", "er tom.", block("quick-links", { links: [] })],
    [PAGE, "blocks[1]", "er tom.", block("picture-guide", { parts: [] })],
    [PAGE, "blocks[1]", "er tom.", block("films-in-language", { ...GUESTS, understood: [] })],
    [PAGE, "blocks[1]", "er tom.", block("offline", { ...OFFLINE, links: [] })],
    [PAGE, "blocks[1]", "er tom.", block("accessibility-statement", { ...STATEMENT, widths: [] })],
  ])("refuses what %s may not have in %s: it %s", async (file, field, message, value: unknown = []) => {
    expect(await reportedWith(file, field, value)).toContainEqual(
      expect.stringMatching(new RegExp(`^error .*: ${message.replace(".", "\\.")} → .+\\.$`)),
    );
  });

  it.each([
    ["9B1B30", "has no #", 'Skriv "#9B1B30".'],
    ["#9B1B3", "is too short", "Skriv # og seks tegn, for eksempel #9B1B30."],
    ["#9B1B30F", "is too long", "Skriv # og seks tegn, for eksempel #9B1B30."],
  ])("refuses the colour %s, which %s, in Norwegian", async (color, _why, cure) => {
    expect(await reportedWith(SITE, "theme.colors.accent", color)).toEqual([
      `error ${SITE} theme.colors.accent: er ikke en farge. → ${cure}`,
    ]);
  });
});

describe("settings", () => {
  it("refuses a settings file that nothing reads", async () => {
    const content = new TestContent().write("settings/farger.json", "{}");
    expect(await content.reported()).toEqual([
      `error settings/farger.json: Innstillingen er ukjent. → Mappen settings har én fil: redirects.json.`,
    ]);
  });
});
