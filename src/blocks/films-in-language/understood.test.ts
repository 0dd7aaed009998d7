import fc from "fast-check";
import { isUnderstood, understoodFilms } from "./understood";

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
  expect(isUnderstood({ ...FILM, spokenLanguage: "engelsk", subtitles: "Norsk" }, ENGLISH)).toBe(true);
  expect(isUnderstood({ ...FILM, spokenLanguage: "Norsk", subtitles: "Norsk og engelsk" }, ENGLISH)).toBe(true);
  expect(isUnderstood({ ...FILM, spokenLanguage: "Norsk", subtitles: null }, ENGLISH)).toBe(false);
  expect(isUnderstood({ ...FILM, spokenLanguage: null, subtitles: null }, ENGLISH)).toBe(false);
});

test("an event that is no film is for those whom it is described to", () => {
  const concert = { object: "culture", spokenLanguage: null, subtitles: null };
  const describedIn = (key: string) => ({ ...concert, translations: [{ language: { key } }] });
  expect(isUnderstood({ ...concert, translations: [] }, ENGLISH)).toBe(false);
  expect(isUnderstood(describedIn("de"), ENGLISH)).toBe(false);
  expect(isUnderstood(describedIn("en"), ENGLISH)).toBe(true);
});

test("is in the order of the next showings that are held", () => {
  const late = version("cancelled first", "Engelsk", null, "2026-12-02T12:00", "2026-12-05T18:00");
  const films = [
    { ...late, events: late.events.map((event, index) => (index === 0 ? { ...event, status: "cancelled" } : event)) },
    version("spoken", "Engelsk", "Norsk", "2026-12-04T18:00"),
    version("subtitled", "Norsk", "Engelsk", "2026-12-02T18:00"),
    version("german", "Tysk", "Norsk", "2026-12-03T18:00"),
  ];
  expect(keys(films, ["Engelsk"])).toEqual(["subtitled", "spoken", "cancelled first"]);
  expect(keys(films, ["Tysk", "Engelsk"])).toEqual(["subtitled", "german", "spoken", "cancelled first"]);
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
        .filter((film) => isUnderstood(film, ENGLISH))
        .flatMap(({ key, events }) => events.map(({ start }) => `${key} ${start}`));
      expect([...shown].sort()).toEqual([...followed].sort());
    }),
  );
});
