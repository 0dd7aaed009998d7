import { TestContent } from "../test-content";

const FILM = "productions/nattoget.json";
const EVENTS = "events/desember.json";
const PAGE = "pages/forside.json";
const SITE = "sites/huset.json";

/** Without a site the rest cannot be checked, and that is told too. */
const NO_SITE = "Mappen har ingen gyldige nettsteder.";

/** Breaks one field; the problem is expected to be the only one and to stand where `written` is. */
const onlyProblem = async (
  file: string,
  field: string,
  value: unknown,
  expected: { readonly written: string; readonly message: string; readonly cure: string; readonly at?: string },
) => {
  const content = new TestContent().set(file, field, value);
  const { at = field, ...rest } = expected;
  const problems = await content.problems();
  expect(problems.filter(({ message }) => message !== NO_SITE)).toEqual([
    content.problem({ file, field: at, ...rest }),
  ]);
};

describe("fields", () => {
  it("knows the nearest name of an unknown field", () =>
    onlyProblem(FILM, "runingTime", 110, {
      written: '"runingTime"',
      message: "er et ukjent felt.",
      cure: "Mente du «runningTime»?",
    }));

  it("lists what exists when no known name is near", () =>
    onlyProblem(PAGE, "blocks[3].settings.xyzzy", 1, {
      written: '"xyzzy"',
      message: "er et ukjent felt.",
      cure: "Dette finnes: heading, hall.",
    }));

  it("suggests only fields that this kind of production has", () =>
    onlyProblem("productions/quiz.json", "premiere", "2026-12-04", {
      written: '"premiere"',
      message: "er et ukjent felt.",
      cure: expect.stringMatching(/^Dette finnes: .*performers/),
    }));

  it("suggests only settings that this block has", () =>
    onlyProblem(PAGE, "blocks[1].settings.variant", "hero", {
      written: '"variant"',
      message: "er et ukjent felt.",
      cure: "Dette finnes: heading, html.",
    }));

  it("tells what kind of value a missing field takes", () =>
    onlyProblem(FILM, "spokenLanguage", undefined, {
      written: "{",
      message: "mangler.",
      cure: "Legg til feltet med en tekst i anførselstegn.",
    }));

  it("lists the values of a missing choice", () =>
    onlyProblem(PAGE, "layout", undefined, {
      written: "{",
      message: "mangler.",
      cure: 'Skriv en av: "default", "foyer".',
    }));

  it("tells the right type and the wrong value", () =>
    onlyProblem(FILM, "runningTime", "110", {
      written: '"runningTime"',
      message: 'skal være et tall uten anførselstegn, men er en tekst i anførselstegn: "110".',
      cure: "Rett verdien.",
    }));

  it("wants whole minutes", () =>
    onlyProblem(FILM, "runningTime", 110.5, {
      written: '"runningTime"',
      message: "skal være et helt tall, men er et tall uten anførselstegn: 110.5.",
      cure: "Rett verdien.",
    }));

  it("knows the nearest of the allowed values", () =>
    onlyProblem(EVENTS, "events[1].status", "soldout", {
      written: '"status": "soldout"',
      message: 'har en ukjent verdi: "soldout".',
      cure: "Mente du «soldOut»?",
    }));

  it("wants a reason for a cancelled showing", () =>
    onlyProblem(EVENTS, "events[1].status", "cancelled", {
      written: '{\n      "id": "nattoget-2"',
      at: "events[1].reason",
      message: "mangler.",
      cure: "Skriv hvorfor forestillingen er avlyst.",
    }));

  it("refuses a number that is too small", () =>
    onlyProblem(SITE, "advertisingMinutes", -5, {
      written: '"advertisingMinutes"',
      message: "er -5, men skal være minst 0.",
      cure: "Rett verdien.",
    }));

  it.each([
    ["9B1B30", "has no #"],
    ["#9B1B3", "is too short"],
  ])("refuses the colour %s, which %s, in Norwegian", (color) =>
    onlyProblem(SITE, "theme.colors.accent", color, {
      written: '"accent"',
      message: "er ikke en farge.",
      cure: "Skriv # og seks tegn, for eksempel #9B1B30.",
    }),
  );
});

describe("dates and times", () => {
  const day = "Skriv år-måned-dag, for eksempel 2026-12-24.";
  const time = "Skriv dato, T og klokkeslett, for eksempel 2026-12-01T18:00.";

  it.each(["2026-02-30", "4. desember 2026", "2026-13-01", "2026-12-4"])("refuses the date %s", (date) =>
    onlyProblem(FILM, "premiere", date, { written: '"premiere"', message: "er ikke en dato i kalenderen.", cure: day }),
  );

  it.each(["2026-12-04 18:00", "2026-12-04T24:00", "2026-02-30T18:00", "2026-12-04T18:00Z", "kl. 18"])(
    "refuses the moment %s",
    (start) =>
      onlyProblem(EVENTS, "events[0].start", start, {
        written: '"start"',
        message: "er ikke et tidspunkt.",
        cure: time,
      }),
  );

  it("refuses a time that the clock skips in spring", () =>
    onlyProblem(EVENTS, "events[0].start", "2027-03-28T02:30", {
      written: '"start"',
      message: "finnes ikke: klokka stilles fram den natten.",
      cure: "Velg et tidspunkt før kl. 02.00 eller fra kl. 03.00.",
    }));

  it("asks which of the two when autumn has a time twice", () =>
    onlyProblem(EVENTS, "events[0].start", "2026-10-25T02:30", {
      written: '"start"',
      message: "finnes to ganger: klokka stilles tilbake den natten.",
      cure: "Legg til +02:00 for første gang eller +01:00 for andre.",
    }));

  it.each(["+01:00", "+02:00"])("takes the double hour told apart by %s", async (offset) => {
    const content = new TestContent().set(EVENTS, "events[0].start", `2026-10-25T02:30${offset}`);
    const problems = await content.problems();
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it.each(["2026-12-04T18:00+02:00", "2026-10-25T02:30+05:00", "2026-07-04T18:00+01:00"])(
    "refuses %s, because Oslo's clock is another",
    (start) =>
      onlyProblem(EVENTS, "events[0].start", start, {
        written: '"start"',
        message: "har en tidsforskyvning som ikke gjelder da.",
        cure: "Skriv tidspunktet uten den. Bare når klokka stilles tilbake, trengs +02:00 eller +01:00.",
      }),
  );

  it("refuses an end before the start", () =>
    onlyProblem(EVENTS, "events[0].end", "2026-12-04T17:00", {
      written: '"end"',
      message: "er før start.",
      cure: "Rett start eller end.",
    }));

  it("lets an event end after the clock was set back, at an earlier time", async () => {
    const content = new TestContent()
      .set(EVENTS, "events[0].start", "2026-10-25T02:45+02:00")
      .set(EVENTS, "events[0].end", "2026-10-25T02:15+01:00");
    expect((await content.problems()).filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

describe("names and addresses", () => {
  it.each(["Nattåget-101", "natt toget-101", "natt/toget"])("refuses the slug %s and says how to spell it", (slug) =>
    onlyProblem(FILM, "parentSlug", slug, {
      written: '"parentSlug"',
      message: "har tegn som ikke kan stå i en nettadresse.",
      cure: "Bruk bare a–z, 0–9 og bindestrek: å blir a, ø blir o, æ blir ae.",
    }),
  );

  it.each(["Filmer", "/filmer/", "/Filmer", "/på-kino"])("refuses the path %s", (path) =>
    onlyProblem(PAGE, "path", path, {
      written: '"path"',
      message: "er ikke en sti.",
      cure: "Begynn med /, bruk a–z, 0–9 og bindestrek, og ikke skråstrek til slutt.",
    }),
  );

  it("keeps old slugs with several hyphens in a row", async () => {
    const content = new TestContent().set("articles/personvern.json", "slug", "linnekleppen---brannvakttarn");
    const { resolvedPages } = await content.loaded();
    expect(resolvedPages.map(({ path }) => path)).toContain("/article/linnekleppen---brannvakttarn");
  });

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
