import { settingsOf } from "./options";

test("has defaults for all settings", () => {
  expect(settingsOf({})).toEqual({
    port: 8100,
    dataFolder: ".film-platform",
    programmeFile: ".cache/film-platform.json",
    faults: false,
    sessionMinutes: 720,
    loginTries: 10,
    senderTries: 30,
    today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test("takes its settings from the environment, and its day from the clock in Oslo", () => {
  expect(
    settingsOf({
      FILM_PLATFORM_PORT: "8123",
      FILM_PLATFORM_DATA: "/tmp/platform",
      FILM_PLATFORM_PROGRAMME: "programme.json",
      FILM_PLATFORM_FAULTS: "1",
      FILM_PLATFORM_SESSION_MINUTES: "5",
      FILM_PLATFORM_LOGIN_TRIES: "3",
      FILM_PLATFORM_SENDER_TRIES: "7",
      CLOCK: "2026-12-24T23:30",
    }),
  ).toEqual({
    port: 8123,
    dataFolder: "/tmp/platform",
    programmeFile: "programme.json",
    faults: true,
    sessionMinutes: 5,
    loginTries: 3,
    senderTries: 7,
    today: "2026-12-24",
  });
});

test("treats an empty variable as unset", () => {
  expect(settingsOf({ FILM_PLATFORM_PORT: "", FILM_PLATFORM_FAULTS: "" })).toMatchObject({ port: 8100, faults: false });
});

test.each([
  ["FILM_PLATFORM_PORT", "åtte"],
  ["FILM_PLATFORM_PORT", "70000"],
  ["FILM_PLATFORM_PORT", "65536"],
  ["FILM_PLATFORM_PORT", "0"],
  ["FILM_PLATFORM_SENDER_TRIES", "0"],
  ["FILM_PLATFORM_FAULTS", "ja"],
  ["FILM_PLATFORM_SESSION_MINUTES", "0"],
  ["FILM_PLATFORM_LOGIN_TRIES", "2.5"],
  ["CLOCK", "i morgen"],
])("reports that %s cannot be %s", (name, value) => {
  expect(() => settingsOf({ [name]: value })).toThrow(name);
});

test("names every setting that is wrong, a line each", () => {
  expect(() => settingsOf({ FILM_PLATFORM_FAULTS: "ja", CLOCK: "i dag" })).toThrow(
    "FILM_PLATFORM_FAULTS: must be 1 or 0\nCLOCK: must look like 2026-12-24T12:00",
  );
  expect(settingsOf({ FILM_PLATFORM_PORT: "65535", FILM_PLATFORM_LOGIN_TRIES: "1" })).toMatchObject({
    port: 65_535,
    loginTries: 1,
  });
});
