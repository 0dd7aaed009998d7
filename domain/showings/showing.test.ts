import fc from "fast-check";
import { addDays } from "../time/local-time";
import { toEpoch, toIso, toLocal } from "../time/oslo";
import { ACCESSIBILITY, accessibilityLabel, listedUntil, showingEnd, showingPhase, startTime } from "./showing";

describe("when a showing ends", () => {
  const film = { advertising: 15, runningTime: 110 };

  it("is its own end, if it has one", () => {
    expect(showingEnd({ start: "2026-12-01T18:00", end: "2026-12-01T21:30", ...film })).toBe("2026-12-01T21:30");
  });

  it.each([undefined, 0])("is unknown when the running time is %p", (runningTime) => {
    expect(showingEnd({ start: "2026-12-01T18:00", advertising: 15, runningTime })).toBeNull();
  });

  it("is an hour later in local time when the clock is set forward in spring meanwhile", () => {
    expect(showingEnd({ start: "2026-03-29T01:00", ...film })).toBe("2026-03-29T04:05");
  });

  it("keeps the offset when the clock is set back in autumn meanwhile", () => {
    expect(showingEnd({ start: "2026-10-25T00:30", ...film })).toBe("2026-10-25T02:35+02:00");
    expect(showingEnd({ start: "2026-10-25T01:30", ...film })).toBe("2026-10-25T02:35+01:00");
    expect(showingEnd({ start: "2026-10-25T02:30+01:00", ...film })).toBe("2026-10-25T04:35");
  });

  it("is exactly as long after the start as film and advertising last, on every day of a year", () => {
    const start = fc
      .tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 3, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([day, ...time]) => {
        const [hour, minute] = time.map((part) => String(part).padStart(2, "0"));
        return `${addDays("2026-01-01", day)}T${hour}:${minute}`;
      });
    fc.assert(
      fc.property(start, fc.nat(30), fc.integer({ min: 1, max: 600 }), (from, advertising, runningTime) => {
        const end = showingEnd({ start: from, advertising, runningTime }) ?? "";
        expect(toEpoch(end) - toEpoch(from)).toBe((advertising + runningTime) * 60_000);
        expect(Date.parse(toIso(end))).toBe(toEpoch(end));
      }),
    );
  });

  it("stays in lists until then, or three hours when it is unknown", () => {
    expect(listedUntil("2026-12-01T18:00", "2026-12-01T20:05")).toBe("2026-12-01T20:05");
    expect(listedUntil("2026-12-01T18:00", null)).toBe("2026-12-01T21:00");
    expect(listedUntil("2026-10-25T01:30", null)).toBe("2026-10-25T03:30");
  });
});

describe("accessibility", () => {
  it("has a Norwegian word for each kind", () => {
    expect(ACCESSIBILITY.map(accessibilityLabel)).toEqual([
      "Teleslynge",
      "Synstolking",
      "Tekstet på norsk",
      "Dempet lyd og lys",
      "Babykino",
      "Rullestolplass",
    ]);
  });

  it.each(["tegnspråk", "toString"])("shows an unknown kind unchanged: %s", (kind) =>
    expect(accessibilityLabel(kind)).toBe(kind),
  );
});

describe("the phase of a showing", () => {
  const minute = fc.integer({ min: 0, max: 366 * 24 * 60 });
  const START = toEpoch("2026-01-01T00:00");
  const at = (minutes: number): string => toLocal(START + minutes * 60_000);

  it("changes from coming to begun to ended, and never back, at any minute of a year", () => {
    const order = ["coming", "begun", "ended"];
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 400 }), minute, minute, (start, length, one, other) => {
        const showing = { start: at(start), end: at(start + length) };
        const [earlier, later] = [at(one), at(other)].sort();
        expect(order.indexOf(showingPhase(showing, earlier ?? ""))).toBeLessThanOrEqual(
          order.indexOf(showingPhase(showing, later ?? "")),
        );
      }),
    );
  });

  it("has begun at its start and ended at its end", () => {
    const showing = { start: "2026-12-01T18:00", end: "2026-12-01T20:05" };
    expect(showingPhase(showing, "2026-12-01T17:59")).toBe("coming");
    expect(showingPhase(showing, "2026-12-01T18:00")).toBe("begun");
    expect(showingPhase(showing, "2026-12-01T20:04")).toBe("begun");
    expect(showingPhase(showing, "2026-12-01T20:05")).toBe("ended");
  });
});

describe("the time of a row", () => {
  it("is the start", () => expect(startTime("2026-12-01T18:00")).toBe("18.00"));
});
