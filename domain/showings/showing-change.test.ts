import { lastChanged, sequenceOf } from "./showing-change";

describe("the sequence of a showing", () => {
  test("rises when it is moved, and again when it is cancelled", () => {
    const [planned, moved, cancelled] = ["onSale", "moved", "cancelled"].map((status) =>
      sequenceOf({ status, revision: 0 }),
    );
    expect(planned).toBe(0);
    expect(moved).toBeGreaterThan(planned ?? 0);
    expect(cancelled).toBeGreaterThan(moved ?? 0);
  });

  test("rises with each revision above all earlier ones, so that a cancellation can be undone", () => {
    expect(sequenceOf({ status: "onSale", revision: 1 })).toBeGreaterThan(
      sequenceOf({ status: "cancelled", revision: 0 }),
    );
    expect(sequenceOf({ status: "moved", revision: 2 })).toBeGreaterThan(
      sequenceOf({ status: "cancelled", revision: 1 }),
    );
  });
});

describe("the last change of a showing", () => {
  const showing = { changed: null, start: "2026-12-04T18:00", previousStart: null, sequence: 0 };

  test("is the editors' date", () => {
    expect(lastChanged({ ...showing, changed: "2026-11-16T09:00" })).toBe("2026-11-16T09:00");
  });

  test("is 52 weeks before its first start by default, and later with each step of the sequence", () => {
    expect(lastChanged(showing)).toBe("2025-12-05T18:00");
    const moved = { ...showing, start: "2026-12-08T18:00", previousStart: "2026-12-04T18:00", sequence: 1 };
    expect(lastChanged(moved)).toBe("2025-12-05T18:01");
    expect(lastChanged({ ...moved, sequence: 2 })).toBe("2025-12-05T18:02");
  });
});
