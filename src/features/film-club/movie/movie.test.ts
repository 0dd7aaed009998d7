import { NEVER, of, Subject, throwError } from "rxjs";
import type { MovieInfo } from "../api/movie-info";
import { runClub, silentApi } from "../testing/run-club";
import { MEMBER, movie, REFUSED } from "../testing/samples";
import { userActions } from "../user/user-slice";
import { loadMovie } from "./movie-epics";
import { movieActions } from "./movie-slice";

const { requested, received, failed } = movieActions;

test("loads a film, by its EDI number", () => {
  const movieInfo = jest.fn(() => of(movie("1")));
  const { put, out, state } = runClub(loadMovie, { api: silentApi({ movieInfo }) });
  put(requested("1"));
  expect(movieInfo).toHaveBeenCalledWith("1");
  expect(out()).toEqual([received(movie("1"))]);
  expect(state().movie).toEqual({ ediNumber: "1", movieInfo: movie("1"), loading: false });
});

test("is loading until the film arrives; another film is cleared, the same one is not", () => {
  const { put, state } = runClub(loadMovie);
  put(requested("1"));
  expect(state().movie).toEqual({ ediNumber: "1", movieInfo: null, loading: true });
  put(received(movie("1")), requested("1"));
  expect(state().movie).toEqual({ ediNumber: "1", movieInfo: movie("1"), loading: true });
  put(requested("2"));
  expect(state().movie).toEqual({ ediNumber: "2", movieInfo: null, loading: true });
});

test("only logs a failure, ends the loading, and continues", () => {
  const log = jest.fn();
  const answers = [throwError(() => REFUSED), of(movie("1"))];
  const { put, out, state } = runClub(loadMovie, {
    log,
    api: silentApi({ movieInfo: () => answers.shift() ?? NEVER }),
  });
  put(requested("1"));
  expect(out()).toEqual([failed()]);
  expect(log).toHaveBeenCalledWith("Failed to fetch movie info", REFUSED);
  expect(state().movie.loading).toBe(false);
  put(requested("1"));
  expect(state().movie.movieInfo).toEqual(movie("1"));
});

test("keeps only the latest film", () => {
  const slow$ = new Subject<MovieInfo>();
  const movieInfo = (edi: string) => (edi === "1" ? slow$ : of(movie(edi)));
  const { put, out, state } = runClub(loadMovie, { api: silentApi({ movieInfo }) });
  put(requested("1"), requested("2"));
  expect(slow$.observed).toBe(false);
  expect(out()).toEqual([received(movie("2"))]);
  expect(state().movie).toMatchObject({ ediNumber: "2", loading: false });
});

test("is cleared when the session changes", () => {
  const { put, state } = runClub(loadMovie);
  put(requested("1"), received(movie("1")), userActions.profileStored(MEMBER));
  expect(state().movie).toEqual({ ediNumber: null, movieInfo: null, loading: false });
});
