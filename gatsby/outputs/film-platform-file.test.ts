import { filmPlatformFile } from "./film-platform-file";

const version = (ediNumber: string, parentSlug: string) => ({
  key: `version-${ediNumber}`,
  object: "movie",
  title: "Månebyen",
  parentSlug,
  ediNumber,
  path: `/${parentSlug}`,
  premiere: "2026-12-04",
  poster: { file: { childImageSharp: { resize: { src: "/static/a/manebyen.jpg" } } } },
});

const data: Queries.FilmPlatformQuery = {
  allProduction: {
    nodes: [
      version("20268", "manebyen-20267"),
      version("20267", "manebyen-20267"),
      { ...version("20265", "kraka-20265"), title: "Kråka", poster: null, path: null },
      { ...version("k1", "lesestund-k1"), object: "culture", title: "Lesestund" },
    ],
  },
  allEvent: {
    nodes: [
      {
        key: "manebyen-3d-1205-1845",
        startIso: "2026-12-05T18:45:00+01:00",
        endIso: "2026-12-05T21:04:00+01:00",
        status: "fewLeft",
        hall: { name: "Kinosal", capacity: 142 },
        production: { ediNumber: "20268" },
      },
      {
        key: "lesestund-1205-1200",
        startIso: "2026-12-05T12:00:00+01:00",
        endIso: null,
        status: "free",
        hall: { name: "Biblioteket", capacity: 60 },
        production: { ediNumber: null },
      },
    ],
  },
};

test("lists each film once, with the numbers of all its versions, the main one first", () => {
  expect(filmPlatformFile(data).films).toEqual([
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
  expect(filmPlatformFile(data).showings).toEqual([
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
