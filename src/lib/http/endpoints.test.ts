import * as endpoints from "./endpoints";
import { filmPlatformPartner } from "./endpoints";

test.each([
  [[{ id: 118 }], 118],
  [[{ id: 178 }, { id: 118 }], 178],
  [[{ id: 7 }, { id: 118 }], null],
  [[], null],
])("uses the first of the partners %j", (partners, found) => {
  expect(filmPlatformPartner(partners)).toBe(found);
});

test("has the film club's calls as the specification names them", () => {
  const calls = Object.values(endpoints.FILM_PLATFORM).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual([
    "POST /login",
    "POST /forgotPassword",
    "POST /createUser",
    "GET /movieInfo",
    "GET /reviews",
    "GET /tickets",
    "POST /switchTokensDx",
    "GET /watchlist",
    "POST /addMovieToWatchList",
    "GET /events",
  ]);
});
