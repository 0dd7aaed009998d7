import { expectOnlyProblem, TestContent } from "../test-content";

const FILM = "productions/nattoget.json";
const EVENTS = "events/desember.json";
const PAGE = "pages/forside.json";

describe("dates and times", () => {
  const day = "Skriv år-måned-dag, for eksempel 2026-12-24.";
  const time = "Skriv dato, T og klokkeslett, for eksempel 2026-12-01T18:00.";

  it.each(["2026-02-30", "4. desember 2026", "2026-13-01", "2026-12-4"])("refuses the date %s", (date) =>
    expectOnlyProblem(FILM, "premiere", date, {
      written: '"premiere"',
      message: "er ikke en dato i kalenderen.",
      cure: day,
    }),
  );

  it.each(["2026-12-04 18:00", "2026-12-04T24:00", "2026-02-30T18:00", "2026-12-04T18:00Z", "kl. 18"])(
    "refuses the moment %s",
    (start) =>
      expectOnlyProblem(EVENTS, "events[0].start", start, {
        written: '"start"',
        message: "er ikke et tidspunkt.",
        cure: time,
      }),
  );

  it("refuses a time that the clock skips in spring", () =>
    expectOnlyProblem(EVENTS, "events[0].start", "2027-03-28T02:30", {
      written: '"start"',
      message: "finnes ikke: klokka stilles fram den natten.",
      cure: "Velg et tidspunkt før kl. 02.00 eller fra kl. 03.00.",
    }));

  it("asks which of the two when autumn has a time twice", () =>
    expectOnlyProblem(EVENTS, "events[0].start", "2026-10-25T02:30", {
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
      expectOnlyProblem(EVENTS, "events[0].start", start, {
        written: '"start"',
        message: "har en tidsforskyvning som ikke gjelder da.",
        cure: "Skriv tidspunktet uten den. Bare når klokka stilles tilbake, trengs +02:00 eller +01:00.",
      }),
  );

  it("refuses an end before the start", () =>
    expectOnlyProblem(EVENTS, "events[0].end", "2026-12-04T17:00", {
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
    expectOnlyProblem(FILM, "parentSlug", slug, {
      written: '"parentSlug"',
      message: "har tegn som ikke kan stå i en nettadresse.",
      cure: "Bruk bare a–z, 0–9 og bindestrek: å blir a, ø blir o, æ blir ae.",
    }),
  );

  it.each(["Filmer", "/filmer/", "/Filmer", "/på-kino"])("refuses the path %s", (path) =>
    expectOnlyProblem(PAGE, "path", path, {
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
});
