import { smallHouse } from "../testing/small-house";
import { changedHouse } from "./changed-house";

const [film, concert] = smallHouse.productions;
const [ofFilm, ofConcert] = smallHouse.showings;
const [article] = smallHouse.articles;

test("a showing gets other facts, or goes, and no other does", () => {
  const changed = changedHouse(smallHouse, { showing: "natt-1", hall: "scenen", status: "soldOut" });
  expect(changed).toEqual({ ...smallHouse, showings: [{ ...ofFilm, hall: "scenen", status: "soldOut" }, ofConcert] });
  expect(changedHouse(smallHouse, { showing: "natt-1", gone: true }).showings).toEqual([ofConcert]);
  expect(changedHouse(smallHouse, { showing: "ukjent", gone: true })).toEqual(smallHouse);
});

test("a production gets other facts, and keeps its id", () => {
  const changed = changedHouse(smallHouse, { film: "natt", ediNumber: "20299", ageLimit: "12" });
  expect(changed).toEqual({ ...smallHouse, productions: [{ ...film, ediNumber: "20299", ageLimit: "12" }, concert] });
});

test("a new film has one showing, on sale, by its number in the trade", () => {
  const { productions, showings, articles } = changedHouse(smallHouse, {
    newFilm: "Fuglen",
    ediNumber: "20300",
    start: "2027-01-09T18:00",
    hall: "kinosal",
  });
  expect(productions.slice(0, 2)).toEqual(smallHouse.productions);
  expect(productions[2]).toMatchObject({
    id: "film-20300",
    kind: "film",
    title: "Fuglen",
    ediNumber: "20300",
    premiere: "2027-01-09",
    year: 2027,
    ageLimit: null,
  });
  expect(showings.slice(0, 2)).toEqual(smallHouse.showings);
  expect(showings[2]).toMatchObject({
    id: "visning-20300",
    production: "film-20300",
    start: "2027-01-09T18:00",
    end: null,
    hall: "kinosal",
    status: "onSale",
    ticketUrl: "https://billett.example.no/forestilling/visning-20300",
  });
  expect(articles).toEqual(smallHouse.articles);
});

test("copies are of the showings in turn, one every four hours, on sale", () => {
  const { showings } = changedHouse(smallHouse, { copies: 5 });
  expect(showings.slice(0, 2)).toEqual(smallHouse.showings);
  const copies = showings.slice(2);
  expect(copies.map(({ id, production, start }) => [id, production, start])).toEqual([
    ["kopi-1", "natt", "2028-01-01T08:00"],
    ["kopi-2", "jazz", "2028-01-01T12:00"],
    ["kopi-3", "natt", "2028-01-01T16:00"],
    ["kopi-4", "jazz", "2028-01-01T20:00"],
    ["kopi-5", "natt", "2028-01-02T00:00"],
  ]);
  for (const copy of copies) expect(copy).toMatchObject({ status: "onSale", reason: null, end: null });
  expect(changedHouse({ ...smallHouse, showings: [] }, { copies: 2 }).showings).toEqual([]);
});

test("an article is changed, added or gone, with the time of the change", () => {
  const at = Date.parse("2026-11-02T09:00:00+01:00");
  const changed = changedHouse(smallHouse, { article: "nytt", title: "Nyere" });
  expect(changed.articles).toEqual([{ ...article, title: "Nyere", updatedAt: at }]);
  const { articles } = changedHouse(smallHouse, { article: "jul", slug: "jul-i-huset" });
  expect(articles[0]).toEqual(article);
  expect(articles[1]).toMatchObject({ id: "jul", title: "jul", slug: "jul-i-huset", createdAt: at, updatedAt: at });
  expect(changedHouse(smallHouse, { article: "nytt", gone: true }).articles).toEqual([]);
  expect(changedHouse(smallHouse, { article: "nytt", gone: true }).showings).toEqual(smallHouse.showings);
});
