import type { Problem } from "../../api/api";
import type { StoredDraft } from "../content/drafts";
import { placed } from "../testing/placed";
import { overviewOf, weeksMoved } from "./overview";

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

test("drafts are named by what the editor has written, and say whether they are new", () => {
  const draft = (value: unknown, id: string | null = null): StoredDraft => ({
    kind: "articles",
    id,
    draft: { base: "", before: {}, value, editor: "Kari" },
  });
  const drafts = [
    draft({ title: "Jul" }),
    draft({ label: "Kino" }),
    draft({ name: "Huset" }),
    draft(null, "a"),
    draft({}),
  ];
  const saves = [{ message: "Endre", editor: "Kari", at: "2026-12-01T12:00:00Z" }];
  const told = overviewOf({ entities: [], problems: [], drafts, saves });
  expect(told.drafts.map(({ id, title, detail }) => [id, title, detail])).toEqual([
    ["", "Jul", "Ny, ikke lagret ennå"],
    ["", "Kino", "Ny, ikke lagret ennå"],
    ["", "Huset", "Ny, ikke lagret ennå"],
    ["a", "a", "Har feil som må rettes"],
    ["", "Ny", "Ny, ikke lagret ennå"],
  ]);
  expect(told.saves).toEqual(saves);
});

test("only empty descriptions of pictures are pictures without a text", () => {
  const others: readonly Problem[] = [
    { ...NO_TEXT, path: ["title"] },
    { ...NO_TEXT, message: "forteller ikke hva bildet viser." },
    { ...NO_TEXT, entity: null },
  ];
  const told = overviewOf({ entities: [], problems: others, drafts: [], saves: [] });
  expect([told.problems, told.picturesWithoutText]).toEqual([others, []]);
});

test("a showing that is under way counts until its minute has passed; an event without a film is none of the films", () => {
  const entities = [
    film("nå"),
    film("før"),
    placed("productions", { id: "jazz", title: "Jazz", object: "culture", objectClass: "culture" }),
    placed("events", { id: "1", production: "nå", start: "2026-12-01T12:00" }),
    placed("events", { id: "2", production: "før", start: "2026-12-01T11:59" }),
    placed("events", { id: "3", production: "før", start: "9999" }),
  ];
  const told = overviewOf({ entities, problems: [], drafts: [], saves: [] });
  expect(told.filmsWithoutShowings).toEqual([
    { kind: "productions", id: "før", title: "før", detail: "Ingen kommende forestillinger" },
  ]);
});

test("in a demonstration, dates are compared as the site moves them", () => {
  const site = placed("sites", { id: "huset", demonstration: { anchor: "2026-11-17" } });
  const coming = film("kommer", { objectClass: "movie_coming", premiere: "2026-11-16" });
  const entities = [
    site,
    film("vist"),
    coming,
    placed("events", { id: "1", production: "vist", start: "2026-11-17T18:00" }),
  ];
  expect(weeksMoved(entities)).toBe(2);
  const told = overviewOf({ entities, problems: [], drafts: [], saves: [] });
  expect(told.filmsWithoutShowings).toEqual([]);
  expect(told.premieresPast).toMatchObject([{ id: "kommer", detail: "Premieren var mandag 30. november" }]);
  expect(weeksMoved([placed("sites", { id: "a", demonstration: { anchor: "snart" } })])).toBe(0);
  expect(weeksMoved([])).toBe(0);
});
