import fc from "fast-check";
import { ease, understoodFilms } from "./understood";

const ENGLISH = { known: ["Engelsk"], language: "en" };
const FILM = { object: "movie", translations: [] };
const NOW = "2026-12-01T12:00";

const version = (key: string, spokenLanguage: string, subtitles: string | null, ...starts: readonly string[]) => ({
  key,
  object: "movie",
  translations: [],
  path: `/${key}`,
  spokenLanguage,
  subtitles,
  events: starts.map((start) => ({ start, end: null, status: "onSale" })),
});

const keys = (versions: readonly ReturnType<typeof version>[], known: readonly string[]) =>
  understoodFilms(versions, { known, language: "en" }, NOW).map(({ film }) => film.key);

test("finds films by their speech or their subtitles, whatever the case of the letters", () => {
  expect(ease({ ...FILM, spokenLanguage: "engelsk", subtitles: "Norsk" }, ENGLISH)).toBe(0);
  expect(ease({ ...FILM, spokenLanguage: "Norsk", subtitles: "Norsk og engelsk" }, ENGLISH)).toBe(1);
  expect(ease({ ...FILM, spokenLanguage: "Norsk", subtitles: null }, ENGLISH)).toBeNull();
  expect(ease({ ...FILM, spokenLanguage: null, subtitles: null }, ENGLISH)).toBeNull();
});

test("an event that is no film is for those whom it is described to, after the films", () => {
  const concert = { object: "culture", spokenLanguage: null, subtitles: null };
  const described = { ...concert, translations: [{ language: { key: "en" } }] };
  expect(ease({ ...concert, translations: [] }, ENGLISH)).toBeNull();
  expect(ease({ ...concert, translations: [{ language: { key: "de" } }] }, ENGLISH)).toBeNull();
  expect(ease(described, ENGLISH)).toBeGreaterThan(
    ease({ ...FILM, spokenLanguage: null, subtitles: "Engelsk" }, ENGLISH) ?? 9,
  );
});

test("has films spoken in a known language before subtitled ones, then by next showing", () => {
  const films = [
    version("subtitled", "Norsk", "Engelsk", "2026-12-02T18:00"),
    version("second", "Engelsk", "Norsk", "2026-12-04T18:00"),
    version("first", "Engelsk", "Norsk", "2026-12-03T18:00"),
    version("german", "Tysk", "Norsk", "2026-12-05T18:00"),
  ];
  expect(keys(films, ["Engelsk"])).toEqual(["first", "second", "subtitled"]);
  expect(keys(films, ["Tysk", "Engelsk"])).toEqual(["german", "first", "second", "subtitled"]);
});

test("merges versions with the same languages, and lists others separately", () => {
  const flat = version("flat", "Engelsk", "Norsk", "2026-12-04T18:00");
  const deep = { ...version("deep", "Engelsk", "Norsk", "2026-12-02T18:00"), path: "/flat" };
  const plain = { ...version("plain", "Engelsk", null, "2026-12-03T18:00"), path: "/flat" };
  const found = understoodFilms([flat, deep, plain], ENGLISH, NOW);
  expect(found.map(({ showings }) => showings.map(({ version }) => version.key))).toEqual([
    ["deep", "flat"],
    ["plain"],
  ]);
});

test("omits films that have ended, and keeps those with only cancelled showings left", () => {
  const cancelled = version("cancelled", "Engelsk", null, "2026-12-02T18:00");
  const films = [
    version("over", "Engelsk", null, "2026-11-30T18:00"),
    { ...cancelled, events: cancelled.events.map((event) => ({ ...event, status: "cancelled" })) },
  ];
  expect(keys(films, ["Engelsk"])).toEqual(["cancelled"]);
});

test("shows each remaining showing of a film that is understood once, and no other", () => {
  const language = fc.constantFrom("Norsk", "Engelsk", "Tysk", "Norsk og engelsk");
  const day = fc.integer({ min: 1, max: 28 }).map((one) => `2026-12-${String(one).padStart(2, "0")}T18:00`);
  const versions = fc.uniqueArray(
    fc.record({ key: fc.uuid(), spoken: language, text: fc.option(language), starts: fc.uniqueArray(day) }),
    { selector: ({ key }) => key },
  );
  fc.assert(
    fc.property(versions, (all) => {
      const films = all.map(({ key, spoken, text, starts }) => version(key, spoken, text, ...starts));
      const shown = understoodFilms(films, ENGLISH, NOW).flatMap(({ showings }) =>
        showings.map(({ version: { key }, event }) => `${key} ${event.start}`),
      );
      const followed = films
        .filter((film) => ease(film, ENGLISH) !== null)
        .flatMap(({ key, events }) => events.map(({ start }) => `${key} ${start}`));
      expect([...shown].sort()).toEqual([...followed].sort());
    }),
  );
});
