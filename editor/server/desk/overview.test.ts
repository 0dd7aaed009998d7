import type { Problem } from "../../api/api";
import { placed } from "../testing/placed";
import { overviewOf } from "./overview";

const film = (id: string, more: object = {}) =>
  placed("productions", { id, title: id, object: "movie", objectClass: "movie", premiere: "2026-01-01", ...more });

const CONTENT = [
  film("vist"),
  film("ferdig"),
  film("sen", { objectClass: "movie_coming", premiere: "2026-11-30" }),
  film("kommer", { objectClass: "movie_coming", premiere: "2026-12-01" }),
  placed("articles", { id: "jul", title: "Jul", shownFrom: "2026-12-04T12:00" }),
  placed("articles", { id: "host", title: "Høst", shownUntil: "2026-11-01T00:00" }),
  placed("articles", { id: "rar", title: "Rar", shownFrom: "i morgen" }),
  placed("events", { id: "1", production: "vist", start: "2026-12-01T18:00" }),
  placed("events", { id: "2", production: "ferdig", start: "2026-11-30T18:00" }),
  placed("events", { id: "3", production: "borte", start: "2026-12-02T18:00" }),
];

const NO_TEXT: Problem = {
  severity: "warning",
  file: "articles/a.json",
  path: ["image", "alt"],
  message: "er tom: den som ikke ser bildet, får ikke vite hva det viser.",
  cure: "",
  entity: { kind: "articles", id: "a", title: "Aldersgrenser" },
};

const clock = process.env.CLOCK;
beforeAll(() => {
  process.env.CLOCK = "2026-12-01T12:00";
});
afterAll(() => {
  if (clock === undefined) delete process.env.CLOCK;
  else process.env.CLOCK = clock;
});

test("the first page shows what needs doing, with the way to the field", () => {
  const told = overviewOf({ entities: CONTENT, problems: [NO_TEXT], drafts: [], saves: [] });
  expect(told.filmsWithoutShowings.map(({ id }) => id)).toEqual(["ferdig"]);
  expect(told.premieresPast).toMatchObject([{ id: "sen", detail: "Premieren var mandag 30. november" }]);
  expect(told.showingsWithoutFilm).toMatchObject([{ id: "3", path: ["production"], detail: "Viser til «borte»" }]);
  expect(told.timed).toMatchObject([
    { id: "jul", detail: "Vises fra 4. desember 2026 kl. 12.00", path: ["shownFrom"] },
    { id: "host", detail: "Ble vist til 1. november 2026 kl. 00.00" },
  ]);
  expect(told.picturesWithoutText).toMatchObject([{ kind: "articles", id: "a", path: ["image", "alt"] }]);
});

test("a coming film without a premiere, or with one that is no date, holds nothing up", () => {
  const films = [undefined, "", "snart", "2026-06-31"].map((premiere, at) =>
    film(`film-${at}`, { objectClass: "movie_coming", premiere }),
  );
  expect(overviewOf({ entities: [...films, ...CONTENT], problems: [], drafts: [], saves: [] })).toMatchObject({
    premieresPast: [{ id: "sen" }],
  });
});
