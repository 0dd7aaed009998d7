import fc from "fast-check";
import { SHOWING_STATUSES } from "../../../domain/showings/showing";
import { wallClock } from "../../../domain/time/oslo";
import { anyTime } from "../../../domain/time/testing/any-time";
import { type LiveShowing, readLiveShowings } from "./live-showing";
import { withLive } from "./with-live";

const built = { key: "a", start: "2026-12-05T18:00", status: "onSale", ticketUrl: "https://billett.example.no/a" };
const live = (
  status: LiveShowing["status"],
  seatsLeft: number | null = null,
  more: Pick<LiveShowing, "start" | "previousStart" | "reason"> = {},
): LiveShowing => ({ id: "a", status, seatsLeft, ...more });

test("is the built object when the platform says nothing new", () => {
  expect(withLive(built, live(null))).toBe(built);
  expect(withLive(built, live("onSale", null, { start: built.start }))).toBe(built);
});

test("takes status and free seats from the platform", () => {
  expect(withLive(built, live("fewLeft", 4))).toEqual({ ...built, status: "fewLeft", seatsLeft: 4 });
});

test("keeps its status when the platform sends none", () => {
  expect(withLive(built, live(null, 40))).toEqual({ ...built, seatsLeft: 40 });
});

test.each([live("soldOut"), live(null, 0), live("onSale", 0)])("cannot be bought when it is full: %j", (full) => {
  expect(withLive(built, full)).toMatchObject({ status: "soldOut", ticketUrl: null });
});

test.each(["cancelled", "moved", "free"])("stays %s, whatever the ticket system sends", (status) => {
  expect(withLive({ ...built, status }, live("onSale", 20)).status).toBe(status);
});

test("a moved showing keeps its new time when it is full", () => {
  expect(withLive({ ...built, status: "moved" }, live("soldOut", 0))).toMatchObject({
    status: "moved",
    ticketUrl: null,
    seatsLeft: 0,
  });
});

test("is cancelled when the platform sends that", () => {
  expect(withLive({ ...built, status: "moved" }, live("cancelled")).status).toBe("cancelled");
});

test.each([
  [built, live("cancelled", 40)],
  [{ ...built, status: "cancelled" }, live("onSale", 40)],
])("has no free seats when it is cancelled: %j", (showing, answer) => {
  expect(withLive(showing, answer).status).toBe("cancelled");
  expect(withLive(showing, answer)).not.toHaveProperty("seatsLeft");
});

describe("at another time than was built", () => {
  const timed = {
    ...built,
    end: "2026-12-05T20:05",
    startIso: "2026-12-05T18:00:00+01:00",
    previousStart: null,
  };
  const later = { start: "2026-12-06T19:30" };

  test("is moved, as long as it was, with the time that was published first", () => {
    expect(withLive(timed, live("onSale", 20, later))).toEqual({
      ...timed,
      status: "moved",
      start: "2026-12-06T19:30",
      end: "2026-12-06T21:35",
      startIso: "2026-12-06T19:30:00+01:00",
      previousStart: "2026-12-05T18:00",
      seatsLeft: 20,
    });
  });

  test("keeps the first time when it is moved again, or the platform's", () => {
    const moved = { ...timed, status: "moved", previousStart: "2026-12-01T18:00" };
    expect(withLive(moved, live("moved", null, later)).previousStart).toBe("2026-12-01T18:00");
    const told = live("moved", null, { ...later, previousStart: "2026-11-30T18:00" });
    expect(withLive(timed, told).previousStart).toBe("2026-11-30T18:00");
  });

  test("is not moved when it is back at its first time", () => {
    const moved = { ...timed, status: "moved", previousStart: "2026-12-06T19:30" };
    expect(withLive(moved, live("onSale", 20, later))).toMatchObject({ status: "onSale", previousStart: null });
  });

  test("stays at its time when content cancels it", () => {
    const cancelled = { ...timed, status: "cancelled" };
    expect(withLive(cancelled, live("onSale", 20, later))).toBe(cancelled);
  });

  test("keeps its length through a change of the clock", () => {
    const night = { ...built, start: "2026-10-24T18:00", end: "2026-10-24T20:00" };
    expect(withLive(night, live(null, null, { start: "2026-10-25T01:30" })).end).toBe("2026-10-25T02:30");
  });
});

test.each(["cancelled", "moved"] as const)("has the platform's reason when it is %s", (status) => {
  expect(withLive({ ...built, reason: null }, live(status, null, { reason: "Sykdom." })).reason).toBe("Sykdom.");
});

test("has no reason for a sale", () => {
  expect(withLive(built, live("soldOut", 0, { reason: "Sykdom." }))).not.toHaveProperty("reason");
});

test("has a known status and never loses a cancellation, whatever comes", () => {
  const moment = fc
    .date({ min: new Date("2026-10-20"), max: new Date("2026-11-20"), noInvalidDate: true })
    .map((date) => wallClock(date.toISOString()));
  const answer = fc.record(
    {
      id: fc.constant("a"),
      status: fc.option(fc.constantFrom(...SHOWING_STATUSES)),
      seatsLeft: fc.option(fc.nat({ max: 200 })),
      start: moment,
      previousStart: moment,
      reason: fc.string({ minLength: 1 }),
    },
    { requiredKeys: ["id", "status", "seatsLeft"] },
  );
  const showing = fc.record({
    key: fc.constant("a"),
    start: moment,
    end: fc.option(moment),
    status: fc.constantFrom(...SHOWING_STATUSES),
    previousStart: fc.option(moment),
    seatsLeft: fc.constant(null),
  });
  fc.assert(
    fc.property(showing, answer, (one, current) => {
      const now = withLive(one, current);
      expect(SHOWING_STATUSES).toContain(now.status);
      if (one.status === "cancelled" || current.status === "cancelled") expect(now.status).toBe("cancelled");
      if (now.start !== one.start) expect(now.start).toBe(current.start);
      if (now.start !== one.start && now.status !== "cancelled" && now.status !== "moved")
        expect(now.previousStart).toBeNull();
      expect(withLive(now, current)).toEqual(now);
    }),
  );
});

describe("the platform's answer", () => {
  test("is read field by field; an item without an id is left out and logged", () => {
    const logged = jest.spyOn(console, "error").mockImplementation();
    expect(
      readLiveShowings([
        { id: "a", status: "fewLeft", seatsLeft: 4, more: true },
        { id: "b", status: "unheard of", seatsLeft: -1 },
        { id: "c", seatsLeft: "12" },
        { id: "d", seatsLeft: "mange" },
        { status: "soldOut" },
        null,
        "d",
      ]),
    ).toEqual([
      { id: "a", status: "fewLeft", seatsLeft: 4 },
      { id: "b", status: null, seatsLeft: null },
      { id: "c", status: null, seatsLeft: 12 },
      { id: "d", status: null, seatsLeft: null },
    ]);
    expect(logged.mock.calls.map(([message]) => message)).toEqual([
      "A field was left out",
      ...Array(3).fill("An item of events was left out"),
    ]);
    logged.mockRestore();
  });

  test("has times and a reason where they can be read", () => {
    const item = { id: "a", status: "moved", seatsLeft: 4 };
    const start = "2026-12-05T18:00";
    expect(
      readLiveShowings([
        { ...item, start: "2026-12-05T18:00:00+01:00", previousStart: "2026-07-05T16:00:00Z", reason: "Sykdom." },
        { ...item, start, previousStart: null, reason: " " },
      ]),
    ).toEqual([
      { ...item, start, previousStart: "2026-07-05T18:00", reason: "Sykdom." },
      { ...item, start },
    ]);
  });

  test("is never moved without its new time, which would sell it at the old one", () => {
    const logged = jest.spyOn(console, "error").mockImplementation();
    fc.assert(
      fc.property(fc.oneof(anyTime, fc.jsonValue()), (start) => {
        const [read] = readLiveShowings([{ id: "a", status: "moved", start }]);
        const shown = withLive(built, read ?? live(null));
        expect(shown.status === "moved").toBe(shown.start !== built.start);
      }),
    );
    logged.mockRestore();
  });

  test.each([{}, null, "nei", 3])("is refused when it is no list: %j", (answer) => {
    expect(() => readLiveShowings(answer)).toThrow("The answer of events is not as agreed: it is no list");
  });
});
