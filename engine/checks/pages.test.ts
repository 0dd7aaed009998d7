import { TestContent } from "../testing/test-content";
import { testReports } from "../testing/test-reports";

const HOME = "pages/forside.json";
const FILM = "pages/film.json";
const FIELDS = "→ Se listen over felter i docs/content.md.";

testReports({
  [`error ${HOME} blocks[0].component: har en ukjent verdi: "shedule". → Mente du "schedule"?`]: "shedule",
  [`error ${HOME} blocks[0].data.events: peker på kilden «event», men siden har ingen slik kilde. → Mente du «events»?`]:
    "event",
  [`error ${FILM} blocks[2].data.events: viser forestillinger, men kilden «versions» gir filmer og arrangementer. → Velg en kilde med "model": "event".`]:
    "versions",
  [`error ${FILM} blocks[1].data.productions: viser flere, men kilden «film» gir bare én. → Sett "collection" til true i kilden.`]:
    "film",
  [`error ${FILM} blocks[0].data.production: viser én, men kilden «versions» gir flere. → Sett "collection" til false i kilden.`]:
    "versions",
  [`error ${HOME} blocks[1].place.column: er 3, men raden har 2 kolonner. → Skriv et tall fra 1 til 2.`]: 3,
  [`error ${HOME} blocks[1].place.row: er 7, men malen har 1 rad. → Skriv 1.`]: 7,
  [`error ${HOME} blocks[3].settings.hall: peker på «storesal», som ikke finnes på nettstedet huset. → Mente du «storsal»?`]:
    "storesal",
  [`error ${HOME} sources[0].filters[0].property: er «production.objekt», men forestillinger har ikke det feltet. ${FIELDS}`]:
    "production.objekt",
  [`error ${FILM} sources[0].filters[1].property: er «contents[0].sumary», men filmer og arrangementer har ikke det feltet. ${FIELDS}`]:
    "contents[0].sumary",
  [`error ${FILM} sources[0].filters[1].property: er «assets[kind=poster].image», men filmer og arrangementer har ikke det feltet. ${FIELDS}`]:
    "assets[kind=poster].image",
  [`error pages/artikkel.json sources[0].filters[0].property: er «slugs», men artikler har ikke det feltet. ${FIELDS}`]:
    "slugs",
  [`error ${FILM} meta.nb.description: henter fra kilden «flim», men siden har ingen slik. → Mente du «film»?`]:
    "{flim.title}",
});

test("the components are listed when the name is missing", async () => {
  const [problem] = await new TestContent().set(HOME, "blocks[0].component", undefined).problems();
  expect(problem).toMatchObject({ field: "blocks[0].component", message: "mangler." });
  expect(problem?.cure).toMatch(
    /^Legg til feltet. Her kan det stå "accessibility-statement", "action", .*"upcoming-films", "watch-list"\.$/,
  );
});

test("a filter with an invalid pattern is stopped", async () => {
  const content = new TestContent()
    .set(HOME, "sources[0].filters[0].operator", "regex")
    .set(HOME, "sources[0].filters[0].value", "(film");
  expect(await content.reported()).toEqual([
    expect.stringMatching(
      /^error .*\.value: er ikke et mønster som kan brukes: «.*\(film.* → .*Eller bruk operatoren eq\./,
    ),
  ]);
});

describe("a binding to an unknown property is stopped in", () => {
  const BINDINGS = {
    title: "{film.tittel}",
    "meta.nb.title": "{film.contents[0].tittel}",
    "meta.nb.description": "{film.ingress}",
    "meta.nb.image": "{film.poster}",
  };
  for (const [field, binding] of Object.entries(BINDINGS))
    testReports({
      [`error ${FILM} ${field}: henter ${binding}, men filmer og arrangementer har ikke det feltet. ${FIELDS}`]:
        binding,
    });
});
