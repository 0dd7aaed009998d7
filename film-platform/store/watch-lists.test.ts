import type { MovieInfo } from "../api/shapes";
import { newFolder } from "../testing/test-platform";
import { openStore } from "./open-store";

const { watchLists, close } = openStore({ folder: newFolder(), now: () => 0 });
afterAll(close);

const movie = (MovieId: string, Title = MovieId): MovieInfo => ({
  Title,
  MovieId,
  Edis: ["20261"],
  Rating: 4.5,
  RatingCount: 2,
  Poster: null,
  link: "/film",
});
const kari = { partner: 118, member: "kari" } as const;
const ids = (owner: Parameters<typeof watchLists.read>[0], skip = 0, take = 10) =>
  watchLists.read(owner, { skip, take }).map(({ MovieId }) => MovieId);

test("a list is in the order in which films were added, each once, with its data of that time", () => {
  for (const id of ["c", "a", "b"]) watchLists.add(kari, movie(id));
  watchLists.add(kari, movie("c", "Et nytt navn"));
  expect(ids(kari)).toEqual(["c", "a", "b"]);
  expect(watchLists.read(kari, { skip: 0, take: 1 })).toEqual([movie("c")]);
  expect([ids(kari, 1), ids(kari, 0, 2), ids(kari, 1, 1), ids(kari, 3)]).toEqual([["a", "b"], ["c", "a"], ["a"], []]);
});

test("each member at each partner has an own list", () => {
  watchLists.add({ partner: 178, member: "kari" }, movie("x"));
  watchLists.add({ partner: 118, member: "per" }, movie("a"));
  expect(ids({ partner: 178, member: "kari" })).toEqual(["x"]);
  expect(ids({ partner: 118, member: "per" })).toEqual(["a"]);
  expect(ids({ partner: 178, member: "per" })).toEqual([]);
});
