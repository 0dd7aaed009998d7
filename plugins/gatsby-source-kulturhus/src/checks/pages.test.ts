import { TestContent } from "../testing/test-content";

const HOME = "pages/forside.json";
const FILM = "pages/film.json";

/** Breaks one field of a page or site; the problem is the only one, points at the field and stops the build. */
const stops = async (
  content: TestContent,
  expected: {
    readonly file: string;
    readonly field: string;
    readonly written: string;
    readonly message: unknown;
    readonly cure: string;
  },
) => {
  const { loaded, problems } = await content.load();
  const { message, ...rest } = expected;
  expect(loaded).toBeNull();
  expect(problems).toEqual([{ ...content.problem({ ...rest, message: "" }), message }]);
};

describe("blocks", () => {
  it("stops an unknown component, and suggests the nearest", () =>
    stops(new TestContent().set(HOME, "blocks[0].component", "shedule"), {
      file: HOME,
      field: "blocks[0].component",
      written: '"component": "shedule"',
      message: 'har en ukjent verdi: "shedule".',
      cure: 'Mente du "schedule"?',
    }));

  it("lists the components when the name is missing", async () => {
    const [problem] = await new TestContent().set(HOME, "blocks[0].component", undefined).problems();
    expect(problem).toMatchObject({ field: "blocks[0].component", message: "mangler." });
    expect(problem?.cure).toMatch(
      /^Legg til feltet. Her kan det stå "accessibility-statement", "action", .*"upcoming-films", "watch-list"\.$/,
    );
  });

  it("stops a source that the page does not have", () =>
    stops(new TestContent().set(HOME, "blocks[0].data.events", "event"), {
      file: HOME,
      field: "blocks[0].data.events",
      written: '"events": "event"',
      message: "peker på kilden «event», men siden har ingen slik kilde.",
      cure: "Mente du «events»?",
    }));

  it("stops a source of another model than the block takes", () =>
    stops(new TestContent().set(FILM, "blocks[2].data.events", "versions"), {
      file: FILM,
      field: "blocks[2].data.events",
      written: '"events": "versions"',
      message: "viser forestillinger, men kilden «versions» gir filmer og arrangementer.",
      cure: 'Velg en kilde med "model": "event".',
    }));

  it("stops a single entity where the block takes a collection", () =>
    stops(new TestContent().set(FILM, "blocks[1].data.productions", "film"), {
      file: FILM,
      field: "blocks[1].data.productions",
      written: '"productions": "film"',
      message: "viser flere, men kilden «film» gir bare én.",
      cure: 'Sett "collection" til true i kilden.',
    }));

  it("stops a collection where the block takes a single entity", () =>
    stops(new TestContent().set(FILM, "blocks[0].data.production", "versions"), {
      file: FILM,
      field: "blocks[0].data.production",
      written: '"production": "versions"',
      message: "viser én, men kilden «versions» gir flere.",
      cure: 'Sett "collection" til false i kilden.',
    }));

  it("stops a column that the row does not have", () =>
    stops(new TestContent().set(HOME, "blocks[1].place.column", 3), {
      file: HOME,
      field: "blocks[1].place.column",
      written: '"column": 3',
      message: "er 3, men raden har 2 kolonner.",
      cure: "Skriv et tall fra 1 til 2.",
    }));

  it("stops a row that the template does not have", () =>
    stops(new TestContent().set(HOME, "blocks[1].place.row", 7), {
      file: HOME,
      field: "blocks[1].place.row",
      written: '"row": 7',
      message: "er 7, men malen har 1 rad.",
      cure: "Skriv 1.",
    }));

  it("stops a hall that the site does not have", () =>
    stops(new TestContent().set(HOME, "blocks[3].settings.hall", "storesal"), {
      file: HOME,
      field: "blocks[3].settings.hall",
      written: '"hall": "storesal"',
      message: "peker på «storesal», som ikke finnes på nettstedet huset.",
      cure: "Mente du «storsal»?",
    }));
});

describe("sources and bindings", () => {
  it("stops a filter with an invalid pattern", () => {
    const content = new TestContent()
      .set(HOME, "sources[0].filters[0].operator", "regex")
      .set(HOME, "sources[0].filters[0].value", "(film");
    return stops(content, {
      file: HOME,
      field: "sources[0].filters[0].value",
      written: '"value": "(film"',
      message: expect.stringMatching(/^er ikke et mønster som kan brukes: «.*\(film/),
      cure: expect.stringContaining("Eller bruk operatoren eq."),
    });
  });

  it.each([
    [HOME, "sources[0].filters[0].property", "production.objekt", "forestillinger"],
    [FILM, "sources[0].filters[1].property", "contents[0].sumary", "filmer og arrangementer"],
    [FILM, "sources[0].filters[1].property", "assets[kind=poster].image", "filmer og arrangementer"],
    ["pages/artikkel.json", "sources[0].filters[0].property", "slugs", "artikler"],
  ])("stops a filter in %s on an unknown property: %s = %s", (file, field, property, model) =>
    stops(new TestContent().set(file, field, property), {
      file,
      field,
      written: `"property": "${property}"`,
      message: `er «${property}», men ${model} har ikke det feltet.`,
      cure: "Se listen over felter i docs/content.md.",
    }),
  );

  it.each([
    ["title", "{film.tittel}"],
    ["meta.nb.title", "{film.contents[0].tittel}"],
    ["meta.nb.description", "{film.ingress}"],
    ["meta.nb.image", "{film.poster}"],
  ])("stops a binding in %s to an unknown property", (field, binding) =>
    stops(new TestContent().set(FILM, field, binding), {
      file: FILM,
      field,
      written: `"${field.split(".").at(-1)}": "${binding}"`,
      message: `henter ${binding}, men filmer og arrangementer har ikke det feltet.`,
      cure: "Se listen over felter i docs/content.md.",
    }),
  );

  it("stops a binding to a source that the page does not have", () =>
    stops(new TestContent().set(FILM, "meta.nb.description", "{flim.title}"), {
      file: FILM,
      field: "meta.nb.description",
      written: '"description": "{flim.title}"',
      message: "henter fra kilden «flim», men siden har ingen slik.",
      cure: "Mente du «film»?",
    }));
});
