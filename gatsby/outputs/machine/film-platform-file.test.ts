import { filmPlatformFile } from "./film-platform-file";

const version = (ediNumber: string, parentSlug: string) => ({
  typeText: "Film",
  originalTitle: null,
  runningTime: 90,
  ageLimit: "6",
  genres: [],
  directors: [],
  spokenLanguage: "Norsk",
  subtitles: null,
  format: "2D",
  year: 2026,
  country: "Norge",
  distributor: "Nordlys Filmdistribusjon",
  contents: [{ summary: "Noen bor på månen." }],
  key: `version-${ediNumber}`,
  object: "movie" as const,
  title: "Månebyen",
  parentSlug,
  ediNumber,
  path: `/${parentSlug}`,
  premiere: "2026-12-04",
  poster: { file: { childImageSharp: { resize: { src: "/static/a/manebyen.jpg" } } } },
});

const showing = { reason: null, previousStart: null, saleOpens: null, ticketUrl: null, prices: [] };

const data: Queries.FilmPlatformQuery = {
  allProduction: {
    nodes: [
      version("20268", "manebyen-20267"),
      version("20267", "manebyen-20267"),
      { ...version("20265", "kraka-20265"), title: "Kråka", poster: null, path: null },
      { ...version("k1", "lesestund-k1"), object: "culture", title: "Lesestund" },
    ],
  },
  allArticle: {
    nodes: [
      {
        key: "torsk",
        title: "Torsk",
        slug: "torsk",
        summary: "Om torsk.",
        content: "<p>Om torsk.</p>",
        category: "culture",
        author: "Redaksjonen",
        node_locale: "nb",
        createdAt: 1790924400000,
        updatedAt: 1790924400000,
        order: 1,
      },
    ],
  },
  allEvent: {
    nodes: [
      {
        ...showing,
        key: "manebyen-3d-1205-1845",
        start: "2026-12-05T18:45",
        end: "2026-12-05T21:04",
        prices: [{ label: "Voksen", amount: 155 }],
        startIso: "2026-12-05T18:45:00+01:00",
        endIso: "2026-12-05T21:04:00+01:00",
        status: "fewLeft",
        hall: { name: "Kinosal", capacity: 142 },
        production: { key: "version-20268", ediNumber: "20268", runningTime: 90 },
      },
      {
        ...showing,
        key: "lesestund-1205-1200",
        start: "2026-12-05T12:00",
        end: "2026-12-05T13:00",
        startIso: "2026-12-05T12:00:00+01:00",
        endIso: null,
        status: "free",
        hall: { name: "Biblioteket", capacity: 60 },
        production: { key: "version-k1", ediNumber: null, runningTime: null },
      },
    ],
  },
};

test("lists each film once, with the numbers of all its versions, the main one first", () => {
  expect(filmPlatformFile(data, 0).films).toEqual([
    { title: "Kråka", ediNumbers: ["20265"], path: null, poster: null, premiere: "2026-12-04" },
    {
      title: "Månebyen",
      ediNumbers: ["20267", "20268"],
      path: "/manebyen-20267",
      poster: "/static/a/manebyen.jpg",
      premiere: "2026-12-04",
    },
  ]);
});

test("lists every showing with the time, hall and status that the site was built with", () => {
  expect(filmPlatformFile(data, 0).showings).toEqual([
    {
      id: "lesestund-1205-1200",
      ediNumber: null,
      start: "2026-12-05T12:00:00+01:00",
      end: null,
      hall: "Biblioteket",
      seats: 60,
      status: "free",
    },
    {
      id: "manebyen-3d-1205-1845",
      ediNumber: "20268",
      start: "2026-12-05T18:45:00+01:00",
      end: "2026-12-05T21:04:00+01:00",
      hall: "Kinosal",
      seats: 142,
      status: "fewLeft",
    },
  ]);
});

test("has what the house's services know, with the dates of the content files", () => {
  const { productions, showings, articles } = filmPlatformFile(data, 2).house;
  expect(productions.find(({ id }) => id === "version-20268")).toMatchObject({
    kind: "film",
    title: "Månebyen",
    ediNumber: "20268",
    ageLimit: "6",
    premiere: "2026-11-20",
    summary: "Noen bor på månen.",
  });
  expect(showings).toMatchObject([
    { id: "lesestund-1205-1200", production: "version-k1", start: "2026-11-21T12:00", end: "2026-11-21T13:00" },
    { id: "manebyen-3d-1205-1845", start: "2026-11-21T18:45", end: null, prices: [{ label: "Voksen", amount: 155 }] },
  ]);
  expect(articles).toMatchObject([
    { id: "torsk", slug: "torsk", content: "<p>Om torsk.</p>", updatedAt: 1790924400000 },
  ]);
});

test("the services' data are in the order of their ids, whatever the order of the nodes", () => {
  const ids = (some: Queries.FilmPlatformQuery) => {
    const { productions, showings } = filmPlatformFile(some, 0).house;
    return [productions, showings].map((list) => list.map(({ id }) => id));
  };
  const { allProduction, allEvent } = data;
  const turned = {
    ...data,
    allProduction: { nodes: allProduction.nodes.toReversed() },
    allEvent: { nodes: allEvent.nodes.toReversed() },
  };
  expect(ids(data)).toEqual([
    ["version-20265", "version-20267", "version-20268", "version-k1"],
    ["lesestund-1205-1200", "manebyen-3d-1205-1845"],
  ]);
  expect(ids(turned)).toEqual(ids(data));
});
