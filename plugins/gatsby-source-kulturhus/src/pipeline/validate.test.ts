import { expectOnlyProblem, TestContent } from "../testing/test-content";

const FILM = "productions/nattoget.json";
const EVENTS = "events/desember.json";
const PAGE = "pages/forside.json";
const SITE = "sites/huset.json";

describe("fields", () => {
  it("suggests the nearest name of an unknown field", () =>
    expectOnlyProblem(FILM, "orginalTitle", "Yöjuna", {
      written: '"orginalTitle"',
      message: "er et ukjent felt.",
      cure: "Mente du «originalTitle»?",
    }));

  it("lists the known names when none is near", () =>
    expectOnlyProblem(PAGE, "blocks[3].settings.xyzzy", 1, {
      written: '"xyzzy"',
      message: "er et ukjent felt.",
      cure: "Fjern det, eller bruk et av feltene som kan stå her: heading, hall.",
    }));

  it("suggests only fields that this kind of production has", () =>
    expectOnlyProblem("productions/quiz.json", "premiere", "2026-12-04", {
      written: '"premiere"',
      message: "er et ukjent felt.",
      cure: expect.stringMatching(/^Fjern det, eller bruk et av feltene som kan stå her: id, .*performers\.$/),
    }));

  it("suggests only settings that this block has", () =>
    expectOnlyProblem(PAGE, "blocks[1].settings.variant", "hero", {
      written: '"variant"',
      message: "er et ukjent felt.",
      cure: "Fjern det, eller bruk et av feltene som kan stå her: heading, html.",
    }));

  it("names the type of a missing field", () =>
    expectOnlyProblem(FILM, "spokenLanguage", undefined, {
      written: "{",
      message: "mangler.",
      cure: 'Legg til feltet, for eksempel "spokenLanguage": "…". Språket i filmen.',
    }));

  it("lists the values of a missing choice", () =>
    expectOnlyProblem(PAGE, "layout", undefined, {
      written: "{",
      message: "mangler.",
      cure: 'Legg til feltet. Her kan det stå "default", "foyer".',
    }));

  it("names the expected type and the invalid value", () =>
    expectOnlyProblem(FILM, "runningTime", "110", {
      written: '"runningTime"',
      message: 'skal være et tall, men er teksten "110".',
      cure: "Skriv verdien uten anførselstegn: 110.",
    }));

  it("requires whole minutes", () =>
    expectOnlyProblem(FILM, "runningTime", 110.5, {
      written: '"runningTime"',
      message: "skal være et helt tall, men er tallet 110.5.",
      cure: "Skriv et helt tall, for eksempel 111.",
    }));

  it("suggests the nearest of the allowed values", () =>
    expectOnlyProblem(EVENTS, "events[1].status", "soldout", {
      written: '"status": "soldout"',
      message: 'har en ukjent verdi: "soldout".',
      cure: expect.stringMatching(/^Mente du "soldOut"\? Her kan det stå "planned", .*, "moved"\.$/),
    }));

  it("reports a missing reason also when another field of the showing is invalid", async () => {
    const content = new TestContent()
      .set("events/desember.json", "events[1].status", "cancelled")
      .set("events/desember.json", "events[1].prices", "gratis");
    const fields = (await content.problems()).map(({ field }) => field);
    expect(fields.sort()).toEqual(["events[1].prices", "events[1].reason"]);
  });

  it("requires a reason for a cancelled showing", () =>
    expectOnlyProblem(EVENTS, "events[1].status", "cancelled", {
      written: '{\n      "id": "nattoget-2"',
      at: "events[1].reason",
      message: "mangler.",
      cure: "Skriv hvorfor forestillingen er avlyst.",
    }));

  it("refuses a number that is too small", () =>
    expectOnlyProblem(SITE, "advertisingMinutes", -5, {
      written: '"advertisingMinutes"',
      message: "er -5, men skal være 0 eller mer.",
      cure: "Skriv et helt tall som er 0 eller mer.",
    }));

  it.each([
    ["9B1B30", "has no #", 'Skriv "#9B1B30".'],
    ["#9B1B3", "is too short", "Skriv # og seks tegn, for eksempel #9B1B30."],
  ])("refuses the colour %s, which %s, in Norwegian", (color, _why, cure) =>
    expectOnlyProblem(SITE, "theme.colors.accent", color, {
      written: '"accent"',
      message: "er ikke en farge.",
      cure,
    }),
  );
});

describe("settings", () => {
  it("refuses a settings file that nothing reads", async () => {
    const content = new TestContent().write("settings/farger.json", "{}");
    expect(await content.problems()).toEqual([
      content.problem({
        file: "settings/farger.json",
        field: "",
        message: "Innstillingen er ukjent.",
        cure: "Mappen settings har én fil: redirects.json.",
      }),
    ]);
  });
});
