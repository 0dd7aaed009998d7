import { reportedWith, TestContent } from "../testing/test-content";

const HOME = "pages/forside.json";
const FILM = "pages/film.json";

describe("blocks", () => {
  it("stops an unknown component, and suggests the nearest", async () => {
    expect(await reportedWith(HOME, "blocks[0].component", "shedule")).toEqual([
      `error ${HOME} blocks[0].component: har en ukjent verdi: "shedule". → Mente du "schedule"?`,
    ]);
  });

  it("lists the components when the name is missing", async () => {
    const [problem] = await new TestContent().set(HOME, "blocks[0].component", undefined).problems();
    expect(problem).toMatchObject({ field: "blocks[0].component", message: "mangler." });
    expect(problem?.cure).toMatch(
      /^Legg til feltet. Her kan det stå "accessibility-statement", "action", .*"upcoming-films", "watch-list"\.$/,
    );
  });

  it("stops a source that the page does not have", async () => {
    expect(await reportedWith(HOME, "blocks[0].data.events", "event")).toEqual([
      `error ${HOME} blocks[0].data.events: peker på kilden «event», men siden har ingen slik kilde. → Mente du «events»?`,
    ]);
  });

  it("stops a source of another model than the block takes", async () => {
    expect(await reportedWith(FILM, "blocks[2].data.events", "versions")).toEqual([
      `error ${FILM} blocks[2].data.events: viser forestillinger, men kilden «versions» gir filmer og arrangementer. → Velg en kilde med "model": "event".`,
    ]);
  });

  it("stops a single entity where the block takes a collection", async () => {
    expect(await reportedWith(FILM, "blocks[1].data.productions", "film")).toEqual([
      `error ${FILM} blocks[1].data.productions: viser flere, men kilden «film» gir bare én. → Sett "collection" til true i kilden.`,
    ]);
  });

  it("stops a collection where the block takes a single entity", async () => {
    expect(await reportedWith(FILM, "blocks[0].data.production", "versions")).toEqual([
      `error ${FILM} blocks[0].data.production: viser én, men kilden «versions» gir flere. → Sett "collection" til false i kilden.`,
    ]);
  });

  it("stops a column that the row does not have", async () => {
    expect(await reportedWith(HOME, "blocks[1].place.column", 3)).toEqual([
      `error ${HOME} blocks[1].place.column: er 3, men raden har 2 kolonner. → Skriv et tall fra 1 til 2.`,
    ]);
  });

  it("stops a row that the template does not have", async () => {
    expect(await reportedWith(HOME, "blocks[1].place.row", 7)).toEqual([
      `error ${HOME} blocks[1].place.row: er 7, men malen har 1 rad. → Skriv 1.`,
    ]);
  });

  it("stops a hall that the site does not have", async () => {
    expect(await reportedWith(HOME, "blocks[3].settings.hall", "storesal")).toEqual([
      `error ${HOME} blocks[3].settings.hall: peker på «storesal», som ikke finnes på nettstedet huset. → Mente du «storsal»?`,
    ]);
  });
});

describe("sources and bindings", () => {
  it("stops a filter with an invalid pattern", async () => {
    const content = new TestContent()
      .set(HOME, "sources[0].filters[0].operator", "regex")
      .set(HOME, "sources[0].filters[0].value", "(film");
    expect(await content.reported()).toEqual([
      expect.stringMatching(
        /^error .*\.value: er ikke et mønster som kan brukes: «.*\(film.* → .*Eller bruk operatoren eq\./,
      ),
    ]);
  });

  it.each([
    [HOME, "sources[0].filters[0].property", "production.objekt", "forestillinger"],
    [FILM, "sources[0].filters[1].property", "contents[0].sumary", "filmer og arrangementer"],
    [FILM, "sources[0].filters[1].property", "assets[kind=poster].image", "filmer og arrangementer"],
    ["pages/artikkel.json", "sources[0].filters[0].property", "slugs", "artikler"],
  ])("stops a filter in %s on an unknown property: %s = %s", async (file, field, property, model) => {
    expect(await reportedWith(file, field, property)).toEqual([
      `error ${file} ${field}: er «${property}», men ${model} har ikke det feltet. → Se listen over felter i docs/content.md.`,
    ]);
  });

  it.each([
    ["title", "{film.tittel}"],
    ["meta.nb.title", "{film.contents[0].tittel}"],
    ["meta.nb.description", "{film.ingress}"],
    ["meta.nb.image", "{film.poster}"],
  ])("stops a binding in %s to an unknown property", async (field, binding) => {
    expect(await reportedWith(FILM, field, binding)).toEqual([
      `error ${FILM} ${field}: henter ${binding}, men filmer og arrangementer har ikke det feltet. → Se listen over felter i docs/content.md.`,
    ]);
  });

  it("stops a binding to a source that the page does not have", async () => {
    expect(await reportedWith(FILM, "meta.nb.description", "{flim.title}")).toEqual([
      `error ${FILM} meta.nb.description: henter fra kilden «flim», men siden har ingen slik. → Mente du «film»?`,
    ]);
  });
});
