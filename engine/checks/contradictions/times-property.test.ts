import fc from "fast-check";
import { event as definition, type Event } from "../../../domain/entities/event/event";
import { addDays, isCalendarDate } from "../../../domain/time/local-time";
import type { Entry, SiteContent } from "../../content/content";
import type { Problem } from "../../problems/problem";
import { TestContent } from "../../testing/test-content";
import { checkFarDates } from "./far-dates";
import { checkSale } from "./sale";
import { checkShowing } from "./showings";

/** Compares the checks of dates and times with models that use the runtime's own calendar and time zones. */

let content: SiteContent;
let showing: Entry<Event>;

beforeAll(async () => {
  content = await new TestContent().loaded();
  const [first] = content.events;
  if (first === undefined) throw new Error("The test site has no showings");
  showing = first;
});

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Days around changes of the clock, and leap days, as often as others. */
const oddDay = fc.oneof(
  day,
  fc.constantFrom("2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-02-29", "2000-02-29", "2100-02-28"),
  fc.constantFrom("2016-12-01", "2016-11-30", "2028-12-01", "2028-12-02", "1976-12-01", "1976-11-30", "2036-12-01"),
);

/** A day at the end of a window, the one before or the one after. */
const edge = fc.record({
  years: fc.constantFrom(-50, -10, 2, 10),
  days: fc.integer({ min: -1, max: 1 }),
  isEdge: fc.boolean(),
});

const moment = fc
  .tuple(oddDay, fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30", "59"))
  .map(([date, hours, minutes]) => `${date}T${String(hours).padStart(2, "0")}:${minutes}`)
  // Times that do not exist, or exist twice, are no times of a showing.
  .filter((time) => definition.schema.shape.start.safeParse(time).success);

/** Minutes since 1970 of an Oslo time, by the runtime's time zones; they agree with the venue's from 1996 on. */
const oslo = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short", timeStyle: "short" });
const instant = (time: string): number => {
  const utc = Date.parse(`${time}:00Z`);
  const found = [2, 1]
    .map((hours) => utc - hours * 3_600_000)
    .find((one) => oslo.format(one).replace(" ", "T") === time);
  if (found === undefined) throw new Error(time);
  return found / 60_000;
};
const recent = moment.filter((time) => time >= "1997" && time < "2100");

const withTimes = (times: Partial<Event>): Entry<Event> => ({ ...showing, entity: { ...showing.entity, ...times } });
const reported = (problems: readonly Problem[], field: string): readonly string[] =>
  problems.filter((problem) => problem.field.endsWith(`.${field}`)).map(({ severity }) => severity);

const RUNS = { numRuns: 1_500 };

it("reports a day far from today by its distance in years", () => {
  /** The same day of another year; the 29th of February counts before the 1st of March where there is none. */
  const shifted = (date: string, years: number): number => {
    const [year = 0, month = 0, dayOfMonth = 0] = date.split("-").map(Number);
    return (year + years) * 10_000 + month * 100 + dayOfMonth;
  };
  fc.assert(
    fc.property(oddDay, oddDay, edge, (today, other, { years, days, isEdge }) => {
      const sameDay = String(Number(today.slice(0, 4)) + years) + today.slice(4);
      fc.pre(!isEdge || isCalendarDate(sameDay));
      const date = isEdge ? addDays(sameDay, days) : other;
      const count = shifted(date, 0);
      const within = (back: number, ahead: number) => count >= shifted(today, -back) && count <= shifted(today, ahead);
      const model = within(10, 2) ? [] : [within(50, 10) ? "warning" : "error"];
      const events = [withTimes({ start: `${date}T18:00` })];
      expect(reported(checkFarDates({ ...content, events }, today), "start")).toEqual(model);
    }),
    RUNS,
  );
});

it("takes an archive of every year as it is, and reports a lone showing before it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 40 }), fc.integer({ min: 1, max: 9 }), (back, before) => {
      const inYear = (year: number, count: number) =>
        Array.from({ length: count }, () => withTimes({ start: `${year}-03-01T18:00` }));
      const archive = Array.from({ length: back - 9 }, (_, at) => inYear(2016 - at, 10)).flat();
      expect(checkFarDates({ ...content, events: archive }, "2026-12-01")).toEqual([]);
      const events = [...archive, ...inYear(2026 - back - before, 1)];
      expect(reported(checkFarDates({ ...content, events }, "2026-12-01"), "start")).toHaveLength(1);
    }),
  );
});

it("stops a sale that opens at the start or later, and no other", () => {
  fc.assert(
    fc.property(recent, recent, (start, saleOpens) => {
      const event = withTimes({ start, saleOpens, status: "saleOpensAt" });
      expect(reported(checkSale(event, { latest: "2026-12-01", listed: new Set() }), "saleOpens")).toEqual(
        instant(saleOpens) >= instant(start) ? ["error"] : [],
      );
    }),
    RUNS,
  );
});

it("warns of tickets that are on sale before the sale opens, counted in days", () => {
  fc.assert(
    fc.property(
      recent,
      recent,
      day,
      fc.constantFrom<Event["status"]>("onSale", "fewLeft", "soldOut"),
      (start, saleOpens, today, status) => {
        const isEarly = instant(saleOpens) < instant(start) && saleOpens.slice(0, 10) > today && status !== "soldOut";
        const event = withTimes({ start, saleOpens, status });
        expect(reported(checkSale(event, { latest: today, listed: new Set() }), "status")).toEqual(
          isEarly ? ["warning"] : [],
        );
      },
    ),
    RUNS,
  );
});

it("refuses an end that is not later than the start", () => {
  fc.assert(
    fc.property(recent, recent, (start, end) => {
      const { id, production, hall, status } = showing.entity;
      const result = definition.schema.safeParse({ id, production, hall, status, start, end });
      expect(result.success).toBe(instant(end) > instant(start));
    }),
    RUNS,
  );
});

it("warns of an end before the film is over, and of one more than a day later", () => {
  const lasting = fc.integer({ min: 1, max: 3_000 });
  fc.assert(
    fc.property(recent, lasting, fc.integer({ min: 1, max: 600 }), (start, minutes, runningTime) => {
      const end = oslo.format((instant(start) + minutes) * 60_000).replace(" ", "T");
      fc.pre(definition.schema.shape.start.safeParse(end).success);
      const [production] = content.productions;
      const problems = checkShowing(withTimes({ start, end }), {
        production: production && { ...production.entity, runningTime },
        hall: undefined,
      });
      expect(reported(problems, "end")).toEqual(minutes > 1440 || minutes < runningTime ? ["warning"] : []);
    }),
    RUNS,
  );
});

it("stops a move to the time that it was moved from, and no other", () => {
  fc.assert(
    fc.property(recent, recent, fc.boolean(), (start, other, isSame) => {
      const previousStart = isSame ? start : other;
      const event = withTimes({ start, previousStart, status: "moved", reason: "Lampen er ødelagt." });
      expect(reported(checkShowing(event, { production: undefined, hall: undefined }), "previousStart")).toEqual(
        previousStart === start ? ["error"] : [],
      );
    }),
    RUNS,
  );
});
