import { withFilmPlatform } from "./film-platform-environment";

test("points both partners at the stand-in on this machine", () => {
  expect(withFilmPlatform({ SITE: "kulturhuset" })).toEqual({
    SITE: "kulturhuset",
    FILM_PLATFORM_118: "http://localhost:8100/118",
    FILM_PLATFORM_178: "http://localhost:8100/178",
  });
});

test("follows the port that the stand-in listens on", () => {
  expect(withFilmPlatform({ FILM_PLATFORM_PORT: "8123" }).FILM_PLATFORM_118).toBe("http://localhost:8123/118");
});

test("leaves an address alone that is set already, also when it is set to nothing", () => {
  const env = { FILM_PLATFORM_118: "https://film.example.no", FILM_PLATFORM_178: "" };
  expect(withFilmPlatform(env)).toEqual(env);
});
