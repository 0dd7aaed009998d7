import type { z } from "zod";
import {
  addMovieBody,
  createUserBody,
  eventsQuery,
  forgotPasswordBody,
  loginBody,
  movieInfo,
  movieQuery,
  pageQuery,
  review,
  reviewsQuery,
} from "./shapes";

const accepts = (shape: z.ZodType, value: unknown): boolean => shape.safeParse(value).success;
const letters = (count: number): string => "x".repeat(count);
const email = (length: number): string => `${letters(length - "@example.no".length)}@example.no`;

const kari = { email: "kari@example.no", password: "lerret og lys", userName: "Kari" };

test.each([
  ["password", letters(8), letters(7)],
  ["password", letters(200), letters(201)],
  ["userName", "K", "  "],
  ["userName", letters(60), letters(61)],
  ["email", " KARI@example.no ", "kari"],
])("a new member's %s may be %j, and not %j", (field, right, wrong) => {
  expect(accepts(createUserBody, { ...kari, [field]: right })).toBe(true);
  expect(accepts(createUserBody, { ...kari, [field]: wrong })).toBe(false);
});

test("names and addresses are compared without spaces around them, addresses in lower case", () => {
  expect(createUserBody.parse({ ...kari, email: " KARI@Example.no ", userName: " Kari " })).toEqual(kari);
  expect(forgotPasswordBody.parse({ Email: "KARI@example.no" })).toEqual({ Email: "kari@example.no" });
  expect(loginBody.parse({ Email: " KARI@example.no ", Password: " x " })).toEqual({
    Email: "kari@example.no",
    Password: " x ",
  });
});

test("a login takes any text of 200 letters", () => {
  expect(accepts(loginBody, { Email: letters(200), Password: "" })).toBe(true);
  expect(accepts(loginBody, { Email: letters(201), Password: "x" })).toBe(false);
  expect(accepts(loginBody, { Email: "x", Password: letters(201) })).toBe(false);
  expect(accepts(forgotPasswordBody, { Email: email(201) })).toBe(false);
});

test("a film is named by one to a hundred letters, and asked for by a number that is not empty", () => {
  expect(["", letters(1), letters(100), letters(101)].map((id) => accepts(addMovieBody, { id }))).toEqual([
    ...[false, true, true, false],
  ]);
  for (const query of [movieQuery, reviewsQuery]) {
    expect(accepts(query, { ediNumber: "" })).toBe(false);
    expect(accepts(query, { ediNumber: "20261" })).toBe(true);
  }
  expect(eventsQuery.parse({ site: "118", keys: "" })).toEqual({ site: 118, keys: "" });
  expect(accepts(eventsQuery, { site: "1.5", keys: "" })).toBe(false);
});

test("pages begin at 0, have ten or twenty, and a hundred at most", () => {
  expect(pageQuery.parse({})).toEqual({ skip: 0, take: 10 });
  expect(reviewsQuery.parse({ ediNumber: "1" })).toEqual({ ediNumber: "1", skip: 0, take: 20 });
  expect(pageQuery.parse({ skip: "20", take: "100" })).toEqual({ skip: 20, take: 100 });
  for (const wrong of [{ skip: -1 }, { take: 0 }, { take: 101 }, { skip: 1.5 }, { take: "alle" }])
    expect(accepts(pageQuery, wrong)).toBe(false);
});

test("ratings are from 1 to 6: whole ones of reviews, a film's mean or none", () => {
  const film = { Title: "Kråka", MovieId: "1", Edis: [], Rating: null, RatingCount: 0, Poster: null, link: null };
  const ofFilm = [null, 1, 3.4, 6, 0.9, 6.1].map((Rating) => accepts(movieInfo, { ...film, Rating }));
  expect(ofFilm).toEqual([true, true, true, true, false, false]);
  expect(accepts(movieInfo, { ...film, RatingCount: -1 })).toBe(false);
  const one = {
    id: "1",
    comment: "",
    addedAt: "2026-12-05T12:00:00+01:00",
    likesCount: 0,
    movieId: "1",
    userId: "1",
    userName: "",
    image: null,
    isLiked: false,
  };
  expect([1, 6, 0, 7, 2.5].map((rating) => accepts(review, { ...one, rating }))).toEqual([
    ...[true, true, false, false, false],
  ]);
  expect(accepts(review, { ...one, rating: 3, addedAt: "5. desember" })).toBe(false);
});
