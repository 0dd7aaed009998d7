import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test("the moment in CLOCK_FILE comes first, while the file is there", () => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-clock-"));
  process.env.CLOCK = "2026-12-24T12:05";
  process.env.CLOCK_FILE = join(folder, "klokke");
  expect(buildMoment()).toBe("2026-12-24T12:05");
  writeFileSync(process.env.CLOCK_FILE, "2026-12-04T18:00\n");
  expect(buildMoment()).toBe("2026-12-04T18:00");
  delete process.env.CLOCK_FILE;
  rmSync(folder, { recursive: true });
});

test("otherwise a build has the time in Oslo", () => {
  delete process.env.CLOCK;
  jest.useFakeTimers({ now: Date.parse("2026-07-01T22:30:00Z") });
  expect(buildMoment()).toBe("2026-07-02T00:30");
});
