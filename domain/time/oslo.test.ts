import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { addMinutes, instantsOf, toEpoch, toIso, toLocal, toMoment, wallClock } from "./oslo";

const MINUTE = 60_000;
const YEAR_2026 = Date.UTC(2025, 11, 31, 23);
const minuteOf2026 = fc.integer({ min: 0, max: 365 * 24 * 60 - 1 }).map((minutes) => YEAR_2026 + minutes * MINUTE);

describe("the Oslo clock", () => {
  it.each([
    ["2026-12-01T18:00", "2026-12-01T17:00:00Z", "2026-12-01T18:00:00+01:00"],
    ["2026-07-01T18:00", "2026-07-01T16:00:00Z", "2026-07-01T18:00:00+02:00"],
    ["2026-01-01T00:00", "2025-12-31T23:00:00Z", "2026-01-01T00:00:00+01:00"],
    ["2026-03-29T01:59", "2026-03-29T00:59:00Z", "2026-03-29T01:59:00+01:00"],
    ["2026-03-29T03:00", "2026-03-29T01:00:00Z", "2026-03-29T03:00:00+02:00"],
    ["2026-10-25T01:59", "2026-10-24T23:59:00Z", "2026-10-25T01:59:00+02:00"],
    ["2026-10-25T03:00", "2026-10-25T02:00:00Z", "2026-10-25T03:00:00+01:00"],
  ])("shows %s at %s", (local, utc, iso) => {
    expect(toEpoch(local)).toBe(Date.parse(utc));
    expect(toLocal(Date.parse(utc))).toBe(local);
    expect(toIso(local)).toBe(iso);
  });

  it("converts every minute of a year to a time and back", () => {
    fc.assert(
      fc.property(minuteOf2026, (instant) => {
        expect(instantsOf(toLocal(instant))).toContain(instant);
        expect(toEpoch(toMoment(instant))).toBe(instant);
        expect(Date.parse(toIso(toMoment(instant)))).toBe(instant);
      }),
      { numRuns: 2000 },
    );
  });

  it("counts whole hours across every night of a year", () => {
    for (let instant = YEAR_2026; instant < YEAR_2026 + 365 * 1440 * MINUTE; instant += 60 * MINUTE) {
      expect(toEpoch(toMoment(instant))).toBe(instant);
    }
  });
});

/** The runtime's own time zones, which change with the law when Node is updated. */
const RUNTIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Oslo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

it.each([1996, 2006, 2016, 2026, 2027, 2028, 2029, 2030, 2031, 2032])(
  "the clock is the runtime's own in every half-hour of %i",
  (year) => {
    const wrong: string[] = [];
    for (let instant = Date.UTC(year, 0); instant < Date.UTC(year + 1, 0); instant += 30 * MINUTE) {
      const runtime = RUNTIME.format(instant).replace(" ", "T");
      if (toLocal(instant) !== runtime) wrong.push(`${toLocal(instant)} for ${runtime}`);
    }
    expect(wrong).toEqual([]);
  },
);

describe("spring's skipped hour", () => {
  it("exists at no instant", () => {
    expect(instantsOf("2026-03-29T02:00")).toEqual([]);
    expect(instantsOf("2026-03-29T02:59")).toEqual([]);
  });

  it("counts an hour later, as a clock that was not set forward", () => {
    expect(toEpoch("2026-03-29T02:30")).toBe(Date.parse("2026-03-29T01:30:00Z"));
    expect(toIso("2026-03-29T02:30")).toBe("2026-03-29T03:30:00+02:00");
  });

  it("is skipped by added minutes", () => {
    expect(addMinutes("2026-03-29T01:30", 60)).toBe("2026-03-29T03:30");
  });
});

describe("autumn's repeated hour", () => {
  it("exists at two instants, an hour apart", () => {
    const [first, second] = instantsOf("2026-10-25T02:30");
    expect(first).toBe(Date.parse("2026-10-25T00:30:00Z"));
    expect(second).toBe(Date.parse("2026-10-25T01:30:00Z"));
  });

  it("is its first occurrence, unless an offset decides", () => {
    expect(toIso("2026-10-25T02:30")).toBe("2026-10-25T02:30:00+02:00");
    expect(toIso("2026-10-25T02:30+02:00")).toBe("2026-10-25T02:30:00+02:00");
    expect(toIso("2026-10-25T02:30+01:00")).toBe("2026-10-25T02:30:00+01:00");
  });

  it("keeps its offset when minutes are added", () => {
    expect(addMinutes("2026-10-25T01:30", 60)).toBe("2026-10-25T02:30+02:00");
    expect(addMinutes("2026-10-25T01:30", 120)).toBe("2026-10-25T02:30+01:00");
    expect(addMinutes("2026-10-25T01:30", 180)).toBe("2026-10-25T03:30");
    expect(addMinutes("2026-10-25T02:30+01:00", 60)).toBe("2026-10-25T03:30");
  });

  it("shows as plain wall clock", () => {
    expect(wallClock("2026-10-25T02:30+01:00")).toBe("2026-10-25T02:30");
  });

  it("is the only time that needs an offset", () => {
    fc.assert(
      fc.property(minuteOf2026, (instant) => {
        const isDouble = /^2026-10-25T02:/.test(toLocal(instant));
        expect(toMoment(instant).length > 16).toBe(isDouble);
      }),
    );
  });
});

describe("machines in other time zones", () => {
  const SCRIPT = `
    const { toLocal, toEpoch, toIso, addMinutes } = require("./domain/time/oslo.ts");
    const { addDays, weekdayName, isoWeek } = require("./domain/time/local-time.ts");
    const moments = ["2026-03-29T01:30", "2026-03-29T02:30", "2026-10-25T02:30", "2026-10-25T02:30+01:00", "2026-12-31T23:59"];
    const told = moments.map((moment) => [toEpoch(moment), toIso(moment), addMinutes(moment, 125)]);
    const hours = Array.from({ length: 8760 }, (_, hour) => toLocal(${YEAR_2026} + hour * 3600000));
    const days = Array.from({ length: 365 }, (_, day) => addDays("2026-01-01", day)).map((day) => [day, weekdayName(day), isoWeek(day)]);
    process.stdout.write(JSON.stringify([new Date(0).getTimezoneOffset(), told, hours, days]));
  `;
  const toldIn = (zone: string): readonly unknown[] =>
    JSON.parse(
      execFileSync(process.execPath, ["--import", "tsx", "-e", SCRIPT], {
        env: { ...process.env, TZ: zone },
        encoding: "utf8",
        maxBuffer: 10_000_000,
      }),
    );

  it("give the same times in UTC, Los Angeles, Oslo and Auckland", () => {
    const [utc, ...others] = ["UTC", "America/Los_Angeles", "Europe/Oslo", "Pacific/Auckland"].map(toldIn);
    const offsets = others.map(([offset]) => offset);
    expect(new Set([utc?.[0], ...offsets]).size).toBe(4);
    for (const other of others) expect(other.slice(1)).toEqual(utc?.slice(1));
  }, 30_000);
});
