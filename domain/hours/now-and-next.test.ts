import fc from "fast-check";
import { listedUntil, SHOWING_STATUSES } from "../showings/showing";
import { addDays, dateOf, type LocalDate, type LocalDateTime } from "../time/local-time";
import { addMinutes, wallClock } from "../time/oslo";
import { type Part, partStateAt, partStatesBetween } from "./now-and-next";
import { openAt } from "./open-now";
import { type PartHours, WEEKDAY_KEYS } from "./opening-hours";

const showing = (start: LocalDateTime, end: LocalDateTime | null, status = "onSale") => ({
  key: `${start}-${status}`,
  start,
  end,
  status,
  saleOpens: null,
});
type Showing = ReturnType<typeof showing>;

const CLOSED: PartHours = { weekly: [], exceptions: [], publicHolidays: "asUsual" };
const OFFICE: PartHours = {
  weekly: [{ days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "08:00", closes: "15:30" }],
  exceptions: [],
  publicHolidays: "closed",
};

const part = (showings: readonly Showing[], more: Partial<Part<Showing>> = {}): Part<Showing> => ({
  shows: "all",
  hours: OFFICE,
  followsProgramme: false,
  showings,
  ...more,
});

const cinema = (showings: readonly Showing[], closes = "22:20") =>
  part(showings, {
    followsProgramme: true,
    hours: { ...CLOSED, openDays: [{ date: "2026-12-01", opens: "17:30", closes }] },
  });

const EARLY = showing("2026-12-01T18:00", "2026-12-01T20:05");
const LATE = showing("2026-12-01T20:30", "2026-12-01T22:20");
const TOMORROW = showing("2026-12-02T18:00", "2026-12-02T20:05");

describe("a part that follows the programme", () => {
  const house = cinema([EARLY, LATE, TOMORROW]);

  test.each([
    ["before the doors open", "17:29", { is: "closed", opens: "2026-12-01T17:30" }, EARLY],
    ["when they have opened", "17:30", { is: "open", until: "2026-12-01T22:20" }, EARLY],
    ["when a film has begun", "18:00", { is: "showing", showing: EARLY, until: "2026-12-01T20:05", others: 0 }, LATE],
    ["between two films", "20:05", { is: "open", until: "2026-12-01T22:20" }, LATE],
    ["during the last", "22:19", { is: "showing", showing: LATE, until: "2026-12-01T22:20", others: 0 }, TOMORROW],
    ["after the last", "22:20", { is: "closed", opens: null }, TOMORROW],
  ])("%s", (_when, time, now, next) => {
    expect(partStateAt(house, `2026-12-01T${time}`)).toEqual({ now, next });
  });

  test("passes over a cancelled showing, but not a sold-out one", () => {
    const nextOf = (status: string) =>
      partStateAt(cinema([EARLY, { ...LATE, status }, TOMORROW]), "2026-12-01T19:00").next?.start;
    expect([nextOf("cancelled"), nextOf("soldOut")]).toEqual([TOMORROW.start, LATE.start]);
  });

  test("shows sold-out showings as current, but not cancelled ones", () => {
    const at = (status: string) => partStateAt(cinema([{ ...LATE, status }, TOMORROW]), "2026-12-01T21:00").now.is;
    expect([at("soldOut"), at("cancelled")]).toEqual(["showing", "closed"]);
  });

  test("is closed when the rest of the day has been cancelled since the build", () => {
    const cancelled = { ...LATE, status: "cancelled" };
    expect(partStateAt(cinema([EARLY, cancelled, TOMORROW]), "2026-12-01T20:10")).toEqual({
      now: { is: "closed", opens: null },
      next: TOMORROW,
    });
  });

  test("stays open for a sold-out showing", () => {
    const soldOut = { ...LATE, status: "soldOut" };
    expect(partStateAt(cinema([EARLY, soldOut]), "2026-12-01T20:10").now.is).toBe("open");
  });
});

describe("a part with hours of its own", () => {
  const evening = part([LATE, TOMORROW]);

  test("shows its hours, and what is next today alone", () => {
    expect(partStateAt(evening, "2026-12-01T12:00")).toEqual({
      now: { is: "open", until: "2026-12-01T15:30" },
      next: LATE,
    });
    expect(partStateAt(evening, "2026-12-01T22:20")).toEqual({
      now: { is: "closed", opens: "2026-12-02T08:00" },
      next: null,
    });
  });

  test("shows its programme alone, or its hours alone", () => {
    expect(partStateAt({ ...evening, shows: "programme" }, "2026-12-01T22:20")).toEqual({
      now: { is: "quiet" },
      next: TOMORROW,
    });
    expect(partStateAt({ ...evening, shows: "hours" }, "2026-12-01T21:00")).toEqual({
      now: { is: "closed", opens: "2026-12-02T08:00" },
      next: null,
    });
  });

  test("shows the one that began last, and counts the others", () => {
    const both = part([EARLY, showing("2026-12-01T19:00", null)]);
    expect(partStateAt(both, "2026-12-01T19:30").now).toEqual({
      is: "showing",
      showing: both.showings[1],
      until: null,
      others: 1,
    });
  });
});

const clock = (step: number): string =>
  `${String(Math.floor(step / 12)).padStart(2, "0")}:${String((step % 12) * 5).padStart(2, "0")}`;
const time = fc.integer({ min: 0, max: 287 }).map(clock);

/** A part with showings in the week from a day: any status, any length, several at once. */
const partsFrom = (day: LocalDate) =>
  fc.record({
    shows: fc.constantFrom("all", "programme", "hours"),
    followsProgramme: fc.boolean(),
    hours: fc.record({
      weekly: fc.array(
        fc.record({ days: fc.subarray([...WEEKDAY_KEYS], { minLength: 1 }), opens: time, closes: time }),
        { minLength: 1, maxLength: 2 },
      ),
      exceptions: fc.constant([]),
      publicHolidays: fc.constantFrom("closed", "asUsual"),
    }),
    showings: fc
      .array(
        fc.record({
          ahead: fc.integer({ min: 0, max: 7 }),
          time,
          minutes: fc.option(fc.integer({ min: 1, max: 200 })),
          status: fc.constantFrom(...SHOWING_STATUSES),
        }),
        { maxLength: 8 },
      )
      .map((all) =>
        all
          .map(({ ahead, time: at, minutes, status }) => {
            const start = `${addDays(day, ahead)}T${at}`;
            return showing(start, minutes === null ? null : wallClock(addMinutes(start, minutes)), status);
          })
          .sort((a, b) => a.start.localeCompare(b.start)),
      ),
  });

const minutesOf = (day: LocalDate): readonly LocalDateTime[] =>
  Array.from({ length: 7 }, (_, ahead) => addDays(day, ahead)).flatMap((date) =>
    Array.from({ length: 24 * 60 }, (_, minute) => {
      const hour = String(Math.floor(minute / 60)).padStart(2, "0");
      return `${date}T${hour}:${String(minute % 60).padStart(2, "0")}`;
    }),
  );

/** The expected state in plain words, found without the rule: "showing <key>", "open", "closed" or "quiet". */
const wanted = ({ shows, followsProgramme, hours, showings }: Part<Showing>, now: LocalDateTime): string => {
  const begun = showings.filter(
    ({ start, end, status }) => status !== "cancelled" && start <= now && now < listedUntil(start, end),
  );
  const last = begun[begun.length - 1];
  if (shows !== "hours" && last) return `showing ${last.key}`;
  if (shows === "programme") return "quiet";
  const state = openAt(hours, now);
  if (!state.isOpen) return "closed";
  const left = showings.some(
    ({ start, end, status }) =>
      status !== "cancelled" && now < listedUntil(start, end) && (state.until === null || start < state.until),
  );
  return followsProgramme && !left ? "closed" : "open";
};

const inWords = ({ now }: ReturnType<typeof partStateAt<Showing>>): string =>
  now.is === "showing" ? `showing ${now.showing.key}` : now.is;

describe.each(["2026-03-23", "2026-06-01", "2026-10-19", "2026-12-21"])("every minute of the week from %s", (day) => {
  const minutes = minutesOf(day);
  const until = `${addDays(day, 7)}T00:00`;

  test("has exactly one state, the same as in the spans, which leave no gap", () => {
    fc.assert(
      fc.property(partsFrom(day), (one) => {
        const spans = partStatesBetween(one, `${day}T00:00`, until);
        expect(spans.map(({ from }) => from)).toEqual([
          `${day}T00:00`,
          ...spans.slice(0, -1).map((span) => span.until),
        ]);
        expect(spans[spans.length - 1]?.until).toBe(until);
        let index = 0;
        const wrong = minutes.filter((minute) => {
          while ((spans[index]?.until ?? "~") <= minute) index += 1;
          const span = spans[index];
          const right = wanted(one, minute);
          const here = partStateAt(one, minute);
          return inWords(here) !== right || !span || inWords(span) !== right || span.next?.key !== here.next?.key;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });

  test("has as its next the first showing that takes place", () => {
    const somewhere = fc.tuple(partsFrom(day), fc.constantFrom(...minutes));
    fc.assert(
      fc.property(somewhere, ([one, now]) => {
        const anyDay = one.shows === "programme" || one.followsProgramme;
        const [first] = one.showings.filter(
          ({ start, status }) => start > now && status !== "cancelled" && (anyDay || dateOf(start) === dateOf(now)),
        );
        expect(partStateAt(one, now).next).toBe(one.shows === "hours" ? null : (first ?? null));
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });
});
