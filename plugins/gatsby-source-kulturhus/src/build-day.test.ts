import { buildMoment } from "./build-day";

const { CLOCK } = process.env;

afterEach(() => {
  jest.useRealTimers();
  if (CLOCK === undefined) delete process.env.CLOCK;
  else process.env.CLOCK = CLOCK;
});

test("CLOCK sets the minute of a build; a day alone is its midnight", () => {
  process.env.CLOCK = "2026-12-24T12:05";
  expect(buildMoment()).toBe("2026-12-24T12:05");
  process.env.CLOCK = "2026-12-24";
  expect(buildMoment()).toBe("2026-12-24T00:00");
});

test("otherwise a build has the time in Oslo", () => {
  delete process.env.CLOCK;
  jest.useFakeTimers({ now: Date.parse("2026-07-01T22:30:00Z") });
  expect(buildMoment()).toBe("2026-07-02T00:30");
});
