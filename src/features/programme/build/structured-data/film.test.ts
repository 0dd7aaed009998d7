import { testProgramme } from "../testing/machine-data";
import { FILM, FILM_3D } from "../testing/productions";
import { CANCELLED, EVENT } from "../testing/showings";
import { filmGraph } from "./film";

const URL = "https://lillevik.example.no/nattoget-101";

/** The graph of a film with these data, as a JSON parser returns it. */
const graph = (more: Partial<typeof FILM> = {}, showings = [EVENT, CANCELLED], image: string | null = `${URL}.jpg`) => {
  const programme = testProgramme({
    allProduction: { nodes: [{ ...FILM, ...more }, FILM_3D] },
    allEvent: { nodes: showings },
  });
  const [title] = programme.titles;
  if (!title) throw new Error("there is no film");
  const { website, moment } = programme;
  const things: readonly Readonly<Record<string, unknown>>[] = JSON.parse(
    JSON.stringify(filmGraph(title, title.showings, { website, moment, url: URL, image })),
  );
  return things;
};

test("a film has its facts, its people and its age limit", () => {
  expect(graph({ year: 2025, country: "Finland", cast: ["Even", "Ola"] })[0]).toEqual({
    "@type": "Movie",
    "@id": `${URL}#film`,
    url: URL,
    name: "Nattoget",
    alternateName: "Yöjuna",
    description: "Et tog forsvinner.",
    image: `${URL}.jpg`,
    duration: "PT110M",
    dateCreated: "2025",
    countryOfOrigin: { "@type": "Country", name: "Finland" },
    contentRating: "Aldersgrense 9 år",
    genre: ["Drama"],
    director: [{ "@type": "Person", name: "Kari Prøvestad" }],
    actor: [
      { "@type": "Person", name: "Even" },
      { "@type": "Person", name: "Ola" },
    ],
    inLanguage: { "@type": "Language", name: "Finsk" },
  });
});

test("a film has the trailer of the version that has one", () => {
  const url = "https://video.example.no/embed/nattoget";
  const trailer = { url, title: "Trailer: Nattoget", seconds: 94 };
  const programme = testProgramme({ allProduction: { nodes: [FILM, { ...FILM_3D, trailer }] } });
  const [title] = programme.titles;
  if (!title) throw new Error("there is no film");
  const [film] = filmGraph(title, [], { ...programme, url: URL, image: null });
  expect(film).toMatchObject({
    trailer: { "@type": "VideoObject", name: trailer.title, embedUrl: url, duration: "PT94S" },
  });
});

test("its showings are a series from the first to the last, and follow each by itself", () => {
  const [, series, ...showings] = graph();
  expect(series).toMatchObject({
    "@type": "EventSeries",
    "@id": `${URL}#forestillinger`,
    name: "Nattoget",
    startDate: EVENT.startIso,
    endDate: CANCELLED.endIso,
    about: { "@id": `${URL}#film` },
    subEvent: [{ "@id": `${URL}#${EVENT.key}` }, { "@id": `${URL}#${CANCELLED.key}` }],
    offers: { lowPrice: 100, highPrice: 135 },
  });
  expect(showings.map((showing) => showing["@id"])).toEqual([`${URL}#${EVENT.key}`, `${URL}#${CANCELLED.key}`]);
  expect(showings[0]).toMatchObject({
    "@type": "ScreeningEvent",
    name: "Nattoget",
    description: "Et tog forsvinner.",
    startDate: EVENT.startIso,
    endDate: EVENT.endIso,
    image: [`${URL}.jpg`],
    inLanguage: { "@type": "Language", name: "Finsk" },
  });
});

test("a series without tickets has no prices, and one without a known end ends with its last start", () => {
  const [, series] = graph({}, [{ ...CANCELLED, end: null, endIso: null }]);
  expect(series).not.toHaveProperty("offers");
  expect(series).toMatchObject({ endDate: CANCELLED.startIso });
});

test("a film without showings is alone", () => expect(graph({}, [])).toHaveLength(1));
