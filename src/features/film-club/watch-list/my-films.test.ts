/** @jest-environment jsdom */
import { movie } from "../testing/samples";
import type { FilmFacts, FilmFactsAnswer, ShowingFacts } from "./film-facts";
import { arrivedFilm, myFilmRows, storedFilm } from "./my-films";

const NOW = "2026-12-01T18:30";

const showing = (start: string, more: Partial<ShowingFacts> = {}): ShowingFacts => ({
  key: `f-${start}`,
  start,
  end: null,
  status: "onSale",
  saleOpens: null,
  previousStart: null,
  hall: "Kinosal",
  ...more,
});

const facts = (showings: readonly ShowingFacts[], premiere: string | null = null): FilmFacts => ({
  title: "Film",
  ageLimit: "A",
  premiere,
  poster: null,
  showings,
});

const film = (path: string) => storedFilm({ ediNumber: path.slice(1), title: path.slice(1), path });

test("the nearest showing comes first, then the nearest premiere, then the rest as they were added", () => {
  const films = ["/borte", "/ukjent", "/kommer", "/sist", "/forst"].map(film);
  const answers = new Map<string, FilmFactsAnswer>([
    ["/borte", "missing"],
    ["/kommer", facts([], "2026-12-26")],
    ["/sist", facts([showing("2026-12-03T18:00")])],
    ["/forst", facts([showing("2026-12-02T18:00"), showing("2026-12-09T18:00")])],
  ]);
  const rows = myFilmRows(films, answers, NOW);
  expect(rows.map(({ film: { path } }) => path)).toEqual(["/forst", "/sist", "/kommer", "/borte", "/ukjent"]);
  expect(rows.map(({ isLast }) => isLast)).toEqual([false, true, false, false, false]);
});

test("an ended showing is not next, a running one is, and a cancelled one when there is no other", () => {
  const showings = [
    showing("2026-12-01T12:00"),
    showing("2026-12-01T18:00", { end: "2026-12-01T20:00" }),
    showing("2026-12-02T18:00", { status: "cancelled" }),
  ];
  const [row] = myFilmRows([film("/kraka")], new Map([["/kraka", facts(showings)]]), NOW);
  expect(row?.next?.start).toBe("2026-12-01T18:00");
  expect(row?.isLast).toBe(true);
  const [later] = myFilmRows([film("/kraka")], new Map([["/kraka", facts(showings)]]), "2026-12-01T21:00");
  expect(later?.next?.status).toBe("cancelled");
  expect(later?.isLast).toBe(false);
});

test("a film whose facts could not be fetched stays, marked as failed", () => {
  const [row] = myFilmRows([film("/kraka")], new Map([["/kraka", "failed"]]), NOW);
  expect(row).toMatchObject({ hasFailed: true, facts: null, next: null });
});

test.each([
  ["/kraka-1", "/kraka-1"],
  ["http://localhost/kraka-1", "/kraka-1"],
  ["https://annet.example.no/kraka-1", null],
  ["https://", null],
  ["http://[", null],
  [null, null],
])("the platform's link %s is the page %s", (link, path) => {
  expect(arrivedFilm(movie("1", { link })).path).toBe(path);
});
