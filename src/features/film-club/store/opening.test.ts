import { NEVER } from "rxjs";
import { runClub } from "../testing/run-club";
import type { FilmClub } from "./opening";
import { hasFilmClub, openFilmClub, provideFilmClub } from "./opening";

const club = (): FilmClub => ({
  store: runClub(() => NEVER).store,
  addMovie: () => undefined,
  listedMovies: () => [],
  renewTickets: () => undefined,
});

afterEach(() => provideFilmClub(null));

test("there is no film club where a site has none", async () => {
  expect(hasFilmClub()).toBe(false);
  await expect(openFilmClub()).rejects.toThrow("This site has no film club");
});

test("is loaded once per page", async () => {
  const load = jest.fn(async () => club());
  provideFilmClub(load);
  expect(hasFilmClub()).toBe(true);
  expect(load).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([openFilmClub(), openFilmClub()]);
  expect(one).toBe(other);
  expect(load).toHaveBeenCalledTimes(1);
});

test("can be retried when it could not be loaded", async () => {
  const load = jest.fn(async () => club());
  load.mockRejectedValueOnce(new Error("ChunkLoadError"));
  provideFilmClub(load);
  await expect(openFilmClub()).rejects.toThrow("ChunkLoadError");
  await expect(openFilmClub()).resolves.toHaveProperty("store");
});
