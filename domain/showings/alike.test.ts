import fc from "fast-check";
import { alikeAmong, type ComparedFilm } from "./alike";

const film = (page: string, more: Partial<ComparedFilm> = {}): ComparedFilm => ({
  page,
  genres: ["Drama"],
  audience: ["adults"],
  features: [],
  next: "2026-12-05T18:00",
  ...more,
});
const pagesOf = (one: ComparedFilm, films: readonly ComparedFilm[]) => alikeAmong(films)(one).map(({ page }) => page);

test("the most alike come first: by genre, then series, then for whom they are; then the next one shown", () => {
  const self = film("self", { genres: ["Drama", "Krim"], features: ["Seniorkino"] });
  const films = [
    film("later", { next: "2026-12-09T18:00" }),
    film("sooner"),
    film("both", { genres: ["Krim", "Drama"], next: "2026-12-20T18:00" }),
    film("series", { genres: ["Komedie"], features: ["Seniorkino"] }),
  ];
  expect(pagesOf(self, films)).toEqual(["both", "sooner"]);
  expect(pagesOf(self, films.slice(3))).toEqual(["series"]);
});

test("a film is not similar to one that shares only a genre by the way", () => {
  const self = film("self", { genres: ["Science fiction", "Drama"] });
  expect(pagesOf(self, [film("a"), film("b", { genres: ["Komedie", "Science fiction"] })])).toEqual(["b"]);
});

test("a film for children is similar neither to one for adults only, nor to one that shares only its audience", () => {
  const self = film("self", { genres: ["Animasjon"], audience: ["children"] });
  expect(pagesOf(self, [film("a", { genres: ["Animasjon"], audience: ["adults"] })])).toEqual([]);
  expect(pagesOf(self, [film("b", { genres: ["Dokumentar"], audience: ["children"] })])).toEqual([]);
  expect(pagesOf(self, [film("c", { genres: ["Animasjon"], audience: [] })])).toEqual(["c"]);
});

test("are at most two, never the film itself or one without a showing, and each once", () => {
  const words = fc.subarray(["a", "b", "c"]);
  const any = fc.record({
    page: fc.constantFrom("p", "q", "r", "s", "t"),
    genres: words,
    audience: words,
    features: words,
    next: fc.constantFrom(null, "2026-12-05T18:00", "2026-12-06T18:00"),
  });
  fc.assert(
    fc.property(any, fc.array(any), (self, films) => {
      const found = alikeAmong(films)(self);
      expect(found.length).toBeLessThanOrEqual(2);
      expect(new Set(found.map(({ page }) => page)).size).toBe(found.length);
      for (const { page, next } of found) {
        expect(page).not.toBe(self.page);
        expect(next).not.toBeNull();
      }
    }),
  );
});
