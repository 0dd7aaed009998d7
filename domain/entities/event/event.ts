import { z } from "zod";
import { moveChange, movedByWeeks } from "../../define/demonstration";
import { valueAs } from "../../define/field";
import { derived } from "../../define/naming";
import type { NodeContext } from "../../define/node-context";
import { evenWhenFieldsAreWrong } from "../../fields";
import { sequenceOf } from "../../showings/showing-change";
import { moveWeeks } from "../../time/demonstration";
import { isCalendarDate } from "../../time/local-time";
import { monthName, monthOf, monthsBetween } from "../../time/month";
import { longMoment } from "../../time/norwegian";
import { toIso, wallClock } from "../../time/oslo";
import { defineEntity } from "../define-entity";
import { textAt } from "../listing";
import { eventFields } from "./event-fields";
import { checkEvent } from "./event-rules";

/** The directive for the number of days from today, which the schema resolves. */
export const DAYS_FROM_TODAY = "daysFromToday";

const schema = z.strictObject(eventFields).superRefine(checkEvent, evenWhenFieldsAreWrong);

export type Event = z.infer<typeof schema>;

const isoEnd = (event: Event, { endOf }: NodeContext): string | null => {
  const end = endOf(event.id);
  return end === null ? null : toIso(end);
};

/** "tirsdag 1. desember kl. 18.00"; the text itself when not a moment. */
const whenOf = (moment: string): string =>
  isCalendarDate(moment.slice(0, 10)) && moment.length >= 16 ? longMoment(moment) : moment;

/** Section 3, Event: one showing of a film or a culture event. */
export const event = defineEntity({
  type: "Event",
  doc: "One showing of a film or a culture event.",
  folder: "events",
  list: "events",
  schemaName: "events",
  about: "Forestillinger.",
  plural: "forestillinger",
  presence: "expected",
  schema,
  listing: {
    rank: 2,
    newLabel: "Ny forestilling",
    titleField: null,
    title: (value, { productionOf }) => {
      const production = productionOf(value.production);
      return production && `${production.title}, ${whenOf(textAt(value, "start"))}`;
    },
    detail: ({ hall }, { hallNameOf }) => hallNameOf(hall),
    picture: ({ production }, { productionOf }) => productionOf(production)?.picture ?? null,
    order: "time",
    sortKey: (value) => textAt(value, "start"),
  },
  moved: (event, move) => ({
    ...event,
    start: moveWeeks(event.start, move.weeks),
    end: movedByWeeks(event.end, move),
    previousStart: movedByWeeks(event.previousStart, move),
    saleOpens: movedByWeeks(event.saleOpens, move),
    changed: moveChange(event.changed, move),
  }),
  computed: {
    month: { of: ({ start }) => monthOf(start) },
    monthName: { of: ({ start }) => monthName(monthOf(start)) },
    monthsAhead: { of: ({ start }, today) => String(monthsBetween(monthOf(today), monthOf(start))) },
  },
  derived: {
    end: derived(
      valueAs<string | null>({ type: "Date" }).nullable(),
      {
        doc: "Oslo wall clock: its own end, or start + advertising + running time; null when unknown.",
        example: "2026-12-01T20:05",
      },
      ({ id }: Event, { endOf }: NodeContext) => {
        const end = endOf(id);
        return end === null ? null : wallClock(end);
      },
    ),
    daysFromToday: derived(
      valueAs<null>({ type: "Int", directive: `@${DAYS_FROM_TODAY}`, isResolved: true }),
      { doc: "Days from the day of the build to its day: 0 today, 1 tomorrow, -1 yesterday.", example: 3 },
      () => null,
    ),
    startIso: derived(
      z.string(),
      { doc: "ISO 8601 with offset.", example: "2026-12-01T18:00:00+01:00" },
      ({ start }: Event) => toIso(start),
    ),
    endIso: derived(
      z.string().nullable(),
      { doc: "ISO 8601 with offset, or null.", example: "2026-12-01T20:05:00+01:00" },
      isoEnd,
    ),
    sequence: derived(z.int(), { doc: "Increases with every change published in calendars.", example: 1 }, sequenceOf),
  },
});
