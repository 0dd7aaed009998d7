/** @jest-environment jsdom */
import { NEVER } from "rxjs";
import { provideFilmClub } from "../store/opening";
import { runClub } from "../testing/run-club";
import { film, MEMBER } from "../testing/samples";
import { storedProfile } from "../user/stored-profile";
import { localList } from "../watch-list/local-list";
import { addToMyList } from "./hearts";

afterEach(() => {
  provideFilmClub(null);
  storedProfile.write(null);
  localList.clear();
  jest.restoreAllMocks();
});

test("is stored in this browser before login, without loading the film club", async () => {
  const open = jest.fn();
  provideFilmClub(open);
  await addToMyList(film("1"));
  expect(localList.films()).toEqual([film("1")]);
  expect(open).not.toHaveBeenCalled();
});

test("is sent to the platform for a member", async () => {
  storedProfile.write(MEMBER);
  const addMovie = jest.fn();
  provideFilmClub(async () => ({
    store: runClub(() => NEVER).store,
    addMovie,
    listedMovies: () => [],
    renewTickets: () => undefined,
  }));
  await addToMyList(film("1"));
  expect(addMovie).toHaveBeenCalledWith(film("1"));
});

test("is not lost when the film club cannot be loaded", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  storedProfile.write(MEMBER);
  provideFilmClub(() => Promise.reject(new Error("ChunkLoadError")));
  await addToMyList(film("1"));
  expect(localList.films()).toEqual([film("1")]);
  expect(logged).toHaveBeenCalledWith("Failed to add to the watch list", new Error("ChunkLoadError"));
});
