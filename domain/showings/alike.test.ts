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

const traits = fc.constantFrom<readonly string[]>([], ["a"], ["b", "a"]);
const anyFilm = fc.record({
  page: fc.nat(30).map((number) => `side-${number}`),
  genres: traits,
  audience: traits,
  features: traits,
  next: fc.constantFrom(null, "2026-12-05T18:00", "2026-12-06T18:00", "2026-12-07T18:00"),
});

test("are the two that are found by comparing a film with all others", () => {
  const shared = (a: readonly string[], b: readonly string[]) => b.filter((one) => a.includes(one)).length;
  const likeness = (a: ComparedFilm, b: ComparedFilm) => {
    const areForOthers = a.audience.length > 0 && b.audience.length > 0 && shared(a.audience, b.audience) === 0;
    if (areForOthers || shared(a.genres.slice(0, 1), b.genres) + shared(a.features, b.features) === 0) return 0;
    return 4 * shared(a.genres, b.genres) + 2 * shared(a.features, b.features) + shared(a.audience, b.audience);
  };
  fc.assert(
    fc.property(fc.uniqueArray(anyFilm, { minLength: 1, selector: ({ page }) => page }), (films) => {
      const [self = film("self")] = films;
      const others = films
        .filter(({ page, next }) => page !== self.page && next !== null)
        .map((film) => ({ film, likeness: likeness(self, film) }))
        .filter((one) => one.likeness > 0)
        .sort((a, b) => b.likeness - a.likeness || ((a.film.next ?? "") < (b.film.next ?? "") ? -1 : 1));
      const found = alikeAmong(films)(self);
      expect(found.map(({ next }) => next)).toEqual(others.slice(0, 2).map(({ film }) => film.next));
      expect(found.map((film) => likeness(self, film))).toEqual(others.slice(0, 2).map((one) => one.likeness));
    }),
  );
});

test("a film that is among those of its kind leaves room for two others", () => {
  const self = film("self", { next: "2026-12-01T18:00" });
  expect(pagesOf(self, [self, film("a"), film("b"), film("c")])).toEqual(["a", "b"]);
});

test("twice as many films of one kind are not compared twice as often", () => {
  let looks = 0;
  const counted = (count: number): number => {
    const films = Array.from({ length: count }, (_, at) => {
      const one = film(`side-${at}`);
      return {
        ...one,
        get audience() {
          looks += 1;
          return one.audience;
        },
      };
    });
    const alike = alikeAmong(films);
    looks = 0;
    for (let at = 0; at < 50; at += 1) alike(film("self"));
    return looks;
  };
  expect(counted(400)).toBe(counted(200));
});
