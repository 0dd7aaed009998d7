import { placed } from "../testing/placed";
import { figuresOf } from "./figures";

const NOW = "2026-12-01T12:00";

const film = placed("productions", { id: "kraka", title: "Kråka", object: "movie" });
const concert = placed("productions", { id: "jazz", title: "Jazz", object: "culture" });
const showing = (production: string, start: string, status = "onSale") =>
  placed("events", { id: `${production} ${start}`, production, start, status });
const page = (id: string, more: object = {}) =>
  placed("pages", { id, title: id, path: `/${id}`, layout: "default", blocks: [], ...more });

const figures = (entities: Parameters<typeof figuresOf>[0], changed: Record<string, string> = {}, weeks = 0) =>
  figuresOf(entities, {
    now: NOW,
    weeks,
    changedPages: new Map(Object.entries(changed).map(([id, at]) => [`pages/${id}.json`, { at, by: "" }])),
  });

const COMING = [
  showing("kraka", "2026-11-30T18:00"),
  showing("kraka", "2026-12-01T10:00"),
  showing("kraka", "2026-12-28T23:00"),
  showing("kraka", "2026-12-29T10:00"),
  showing("kraka", "2026-12-05T18:00", "cancelled"),
  showing("jazz", "2026-12-05T18:00"),
];
/** The same Tuesday, 52 weeks before, and the day before that. */
const LAST_YEAR = [showing("kraka", "2025-12-02T18:00"), showing("kraka", "2025-12-29T18:00")];
const EARLIER = showing("jazz", "2025-12-01T18:00");

test("the showings of four weeks are counted beside those of the same weekdays a year before", () => {
  expect(figures([film, concert, ...COMING, ...LAST_YEAR, EARLIER]).showings).toEqual([
    { label: "Kino", coming: 2, lastYear: 2 },
    { label: "Kultur", coming: 1, lastYear: 0 },
  ]);
});

test("nothing is compared with a year that the content does not have all of", () => {
  expect(figures([film, concert, ...COMING, ...LAST_YEAR]).showings).toEqual([
    { label: "Kino", coming: 2, lastYear: null },
    { label: "Kultur", coming: 1, lastYear: null },
  ]);
});

test("a demonstration's showings are counted where they are shown", () => {
  expect(figures([film, showing("kraka", "2026-11-24T18:00")], {}, 1).showings[0]?.coming).toBe(1);
});

test("pages that nobody has changed for a year are listed, the oldest first, and what is not known is not", () => {
  const pages = ["fersk", "gammel", "eldst", "ukjent"].map((id) => page(id));
  const changed = {
    fersk: "2025-12-02T10:00:00+01:00",
    gammel: "2025-11-30T10:00:00+01:00",
    eldst: "2024-05-01T23:30:00+02:00",
  };
  expect(figures(pages, changed).oldPages).toEqual([
    { kind: "pages", id: "eldst", title: "eldst", detail: "Sist endret 1. mai 2024" },
    { kind: "pages", id: "gammel", title: "gammel", detail: "Sist endret 30. november 2025" },
  ]);
  expect(figures(pages).oldPages).toEqual([]);
});

test("a page that makes others, is a member's, is missing, is on a wall or has left the site does not get old", () => {
  const block = (component: string) => ({ blocks: [{ component, settings: {} }, "feil"] });
  const pages = [
    page("film", { path: "/film/:slug" }),
    page("min-side", block("member-screen")),
    page("404", block("not-found")),
    page("skjerm", { layout: "foyer" }),
    page("sommer", { shownUntil: "2026-08-31T23:59" }),
  ];
  const changed = Object.fromEntries(pages.map(({ id }) => [id, "2020-01-01T10:00:00+01:00"]));
  expect(figures(pages, changed).oldPages).toEqual([]);
});

test("the known faults of the accessibility statement lead to their list", () => {
  const statement = (faults: readonly object[]) =>
    page("erklaering", {
      blocks: [
        { component: "rich-text", settings: {} },
        { component: "accessibility-statement", settings: { checked: "2026-11-25", faults } },
      ],
    });
  expect(figures([statement([{}, {}])]).faults).toEqual([
    {
      kind: "pages",
      id: "erklaering",
      title: "erklaering",
      detail: "2 kjente feil, sist kontrollert 25. november 2026",
      path: ["blocks", 1, "settings", "faults"],
    },
  ]);
  expect(figures([statement([])]).faults).toEqual([]);
});
