import { toNodes } from "../nodes/to-nodes";
import { reportedWith, TestContent } from "../testing/test-content";

const HOME = "pages/forside.json";
const FILM = "pages/film.json";
const CULTURE = "pages/kultur.json";
const cure = "Gi en av dem en annen adresse.";

describe("expanded routes", () => {
  it("creates one page for all versions of a film", async () => {
    const { resolvedPages } = await new TestContent().loaded();
    const films = resolvedPages.filter(({ path }) => path === "/nattoget-101");
    expect(films).toHaveLength(1);
    expect(films[0]?.parameter).toEqual({ name: ":production", value: "nattoget-101" });
    expect(films[0]?.subjects.map(({ entity }) => entity.id)).toEqual(["nattoget", "nattoget-3d"]);
  });

  it("does not expand pages without a parameter", async () => {
    const { resolvedPages } = await new TestContent().loaded();
    expect(resolvedPages.find(({ path }) => path === "/")).toMatchObject({ parameter: null, subjects: [] });
  });

  it("applies the other filters of the source", async () => {
    const content = new TestContent()
      .set(FILM, "sources[0].filters[1].property", "objectClass")
      .set(FILM, "sources[0].filters[1].value", "movie_coming")
      .remove("settings/")
      .remove("menus/")
      .remove("productions/nattoget")
      .set("events/desember.json", "events[0].production", "vinterlys")
      .set("productions/vinterlys.json", "ageLimit", "9")
      .copy("productions/vinterlys.json", "productions/sommerlys.json", {
        id: "sommerlys",
        objectClass: "movie",
        parentSlug: "sommerlys-104",
        ediNumber: "104",
      })
      .set("events/desember.json", "events[1]", undefined);
    const { resolvedPages } = await content.loaded();
    expect(resolvedPages.filter(({ page }) => page.origin.file === FILM).map(({ path }) => path)).toEqual([
      "/vinterlys-103",
    ]);
  });

  it("stops a parameter that no source uses", async () => {
    const content = new TestContent()
      .set(FILM, "path", "/:film")
      .remove("settings/")
      .set("menus/meny.json", "items", []);
    expect(await content.reported()).toEqual([
      `error ${FILM} path: har parameteren «:film», men ingen kilde bruker den. → Gi en kilde et filter med verdien ":film".`,
    ]);
  });

  it("stops a parameter whose values are not valid in an address", async () => {
    const content = new TestContent()
      .set(CULTURE, "sources[0].filters[0].property", "title")
      .set("productions/quiz.json", "title", "Quiz på kafé");
    expect(await content.reported()).toEqual([
      `error ${CULTURE} path: gir adressen «/Quiz på kafé» fra productions/quiz.json, med tegn som ikke kan stå i en nettadresse. → La filteret bruke en egenskap med bare a–z, 0–9 og bindestrek, for eksempel slug.`,
    ]);
  });
});

describe("an expanded address", () => {
  it.each(["page-data", "static", "index", "404", "slice-data"])(
    "is not /%s, which the site uses itself",
    async (slug) => {
      expect(await reportedWith("productions/quiz.json", "pageReference", slug)).toEqual([
        `error ${CULTURE} path: gir adressen «/${slug}» fra productions/quiz.json, som nettstedet selv bruker. → Gi «pageReference» en annen verdi i den filen.`,
      ]);
    },
  );

  it("is valid as folder names, whatever its field", async () => {
    const content = new TestContent()
      .set(CULTURE, "sources[0].filters[0].property", "title")
      .set("productions/quiz.json", "title", "q".repeat(121));
    expect((await content.problems()).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^gir adressen .* som er for lang: hver del kan ha 120 tegn, og hele stien 400\.$/),
    ]);
    expect(await content.set("productions/quiz.json", "title", "q".repeat(120)).problems()).toEqual([]);
  });

  it.each(["static/julequiz-k1", "static/julequiz-k1/index.html"])("does not collide with %s", async (file) => {
    const content = new TestContent().write(file, "Program");
    expect(await content.reported()).toEqual([
      `error ${CULTURE} path: lager «/julequiz-k1», men der ligger filen ${file}. → Gi filen et annet navn, eller gi siden en annen adresse.`,
    ]);
  });
});

describe("two pages on one address", () => {
  it("stops two page files with one address, naming both", async () => {
    const content = new TestContent().copy(HOME, "pages/hjem.json", { id: "hjem", title: "Hjem" });
    expect(await content.reported()).toEqual([
      `error pages/hjem.json path: lager «/», men det gjør også pages/forside.json. Den andre er pages/hjem.json. → ${cure}`,
    ]);
  });

  it("stops a page on the address of a film, naming the film", async () => {
    const content = new TestContent().copy(HOME, "pages/hjem.json", {
      id: "hjem",
      title: "Hjem",
      path: "/nattoget-101",
    });
    expect(await content.reported()).toEqual([
      `error pages/hjem.json path: lager «/nattoget-101», men det gjør også pages/film.json (fra productions/nattoget.json). Den andre er pages/hjem.json. → ${cure}`,
    ]);
  });

  it("stops two expansions with one address, naming their sources", async () => {
    expect(await reportedWith("productions/quiz.json", "pageReference", "nattoget-101")).toEqual([
      `error ${CULTURE} path: lager «/nattoget-101», men det gjør også pages/film.json (fra productions/nattoget.json). Den andre er pages/kultur.json (fra productions/quiz.json). → ${cure}`,
    ]);
  });

  it("stops two culture events with one address, which would share a page", async () => {
    const content = new TestContent().copy("productions/quiz.json", "productions/quiz-to.json", { id: "quiz-to" });
    expect(await content.reported()).toEqual([
      `error productions/quiz.json pageReference: er «julequiz-k1», men den er brukt i productions/quiz-to.json også. → Gi en av dem et annet navn.`,
    ]);
  });

  it("reports every page on the address, not only the first two", async () => {
    const content = new TestContent()
      .copy(HOME, "pages/hjem.json", { id: "hjem", title: "Hjem" })
      .copy(HOME, "pages/inngang.json", { id: "inngang", title: "Inngang" });
    expect((await content.problems()).map(({ file }) => file)).toEqual(["pages/hjem.json", "pages/inngang.json"]);
  });
});

describe("a page for each month with showings", () => {
  const MONTH = "pages/maned.json";
  const EVENTS = "events/desember.json";
  const filter = (property: string, value: string, operator = "eq") => ({ property, value, operator });

  const withMonths = () =>
    new TestContent()
      .copy("pages/forside.json", MONTH, {
        id: "maned",
        title: "Kalender for {events.monthName}",
        path: "/kalender/:month",
        "sources[0].filters": [filter("month", ":month"), filter("monthsAhead", "^[0-9]+$", "regex")],
        "blocks[0]": {
          component: "month-calendar",
          id: "kalender",
          place: { row: 1, column: 1, order: 1 },
          data: { events: "events" },
          settings: {
            cinemaLink: { label: "Kino", path: "/" },
            cultureLink: { label: "Kultur", path: "/" },
            emptyText: "Ingenting.",
          },
        },
      })
      .set(EVENTS, "events[2].start", "2027-02-06T19:00");

  const months = async (content: TestContent, today?: string) => {
    const { resolvedPages } = await content.loaded({ today });
    return resolvedPages
      .filter(({ page }) => page.origin.file === MONTH)
      .map(({ path, title, subjects }) => [path, title, subjects.map(({ entity }) => entity.id)]);
  };

  const DECEMBER = ["/kalender/2026-12", "Kalender for desember 2026", ["nattoget-1", "nattoget-2"]];
  const FEBRUARY = ["/kalender/2027-02", "Kalender for februar 2027", ["quiz-1"]];

  it("holds the month's own, and a month without any has none", async () => {
    expect(await months(withMonths())).toEqual([DECEMBER, FEBRUARY]);
  });

  it("begins with the month of the build", async () => {
    expect(await months(withMonths(), "2026-12-31")).toEqual([DECEMBER, FEBRUARY]);
    expect(await months(withMonths(), "2027-01-01")).toEqual([FEBRUARY]);
    expect(await months(withMonths(), "2027-03-01")).toEqual([]);
  });

  it("disappears after the month's last showing, without a message", async () => {
    const published = {
      pages: ["/kalender/2026-12", "/kalender/2027-02"],
      menuItems: [],
      productions: [],
      events: [],
      articles: [],
      redirects: [],
      settings: [],
    };
    const content = withMonths().set(EVENTS, "events[2]", undefined);
    expect(await months(content)).toEqual([DECEMBER]);
    expect(await content.problems({ published })).toEqual([]);
    const later = await withMonths().problems({ published, today: "2027-03-01" });
    expect(later.filter(({ file }) => file === MONTH || file.startsWith("settings/"))).toEqual([]);
  });

  it("is passed to the blocks that link the months", async () => {
    const nodes = toNodes(await withMonths().loaded(), "2026-12-01T12:00");
    const months = [
      { month: "2026-12", path: "/kalender/2026-12" },
      { month: "2027-02", path: "/kalender/2027-02" },
    ];
    for (const { path } of months) {
      expect(nodes.find(({ id }) => id === `Page:${path}`)?.fields).toMatchObject({
        blocks: expect.arrayContaining([expect.objectContaining({ id: "kalender", months })]),
      });
    }
  });

  it("gives programmes by day the page with the current month, and not those of the months", async () => {
    const schedule = {
      component: "schedule",
      id: "program",
      place: { row: 1, column: 1, order: 1 },
      data: { events: "events" },
      settings: { emptyText: "Ingenting." },
    };
    const monthPathOf = async (content: TestContent) => {
      const nodes = toNodes(
        await content.set("pages/forside.json", "blocks[0]", schedule).loaded(),
        "2026-12-01T12:00",
      );
      return nodes.find(({ id }) => id === "Page:/")?.fields;
    };
    const program = (monthPath: string | null) => ({
      blocks: expect.arrayContaining([expect.objectContaining({ id: "program", monthPath })]),
    });
    expect(await monthPathOf(withMonths())).toMatchObject(program(null));
    const page = withMonths();
    page.copy(MONTH, "pages/kalender.json", {
      id: "kalender",
      path: "/kalender",
      title: "Kalender",
      "sources[0].filters": [],
    });
    expect(await monthPathOf(page)).toMatchObject(program("/kalender"));
  });

  it("reports a month that is not a value of a property", async () => {
    const content = withMonths().set(MONTH, "sources[0].filters[0].property", "maned");
    expect(await content.problems()).toMatchObject([
      {
        file: MONTH,
        field: "sources[0].filters[0].property",
        message: "er «maned», men forestillinger har ikke det feltet.",
      },
    ]);
  });
});
