import { z } from "zod";
import { field } from "../define/field";
import { derived, named } from "../define/naming";
import { link, path, text } from "../fields";
import { turnsOf } from "../showings/showing-state";
import { addDays, dateOf, daysBetween } from "../time/local-time";
import { monthAfter, monthOf } from "../time/month";
import type { BlockContext } from "./block-context";
import type { Choice } from "./choice";
import { defineBlock } from "./define-block";
import { emptyText, MONTH_CALENDAR, today } from "./settings";

const calendarMonth = named(
  { name: "CalendarMonth", doc: "A month that has a page of its own." },
  z.object({
    month: field(text, { label: "Måned", help: "Måneden.", doc: "Year and month.", example: "2026-12" }),
    path: field(path, { label: "Adresse", help: "Adressen til siden.", example: "/kalender/2026-12" }),
  }),
);

/** With fewer days left of the month, its table goes on into the next one. */
const DAYS_LEFT = 10;
const DAYS_OF_NEXT = 14;

/** Those of the first month, and towards its end those of the next month's first two weeks. */
const choosing: Choice = {
  shared: {},
  choose: ({ own, moment }) => {
    const { events } = own("events");
    const end = `${monthAfter(monthOf(events[0]?.start ?? moment))}-01`;
    const left = daysBetween(dateOf(moment), end);
    const until = left > 0 && left < DAYS_LEFT ? addDays(end, DAYS_OF_NEXT) : end;
    return { events: events.filter(({ start }) => start < until).map(({ id }) => id) };
  },
};

export const monthCalendar = defineBlock({
  component: MONTH_CALENDAR,
  isLazy: true,
  train: "calendar",
  version: "v1",
  label: "Månedskalender",
  about:
    "En måned som kalender, med kino og kultur sammen: den første som kilden gir forestillinger fra. Gir den også fra neste, kommer de to første ukene med når det er under ti dager igjen.",
  doc: "The showings of one month as a calendar.",
  givesHeading: true,
  slots: {
    events: {
      model: "event",
      collection: true,
      doc: "Those of the month, and of the next one's first two weeks when it is soon over; earliest first.",
      example: "events { start }",
    },
  },
  settings: z.strictObject({
    cinemaLink: field(link, {
      label: "Lenke til kinoprogrammet",
      help: "label og path. En dag med mye på programmet leder dit.",
      doc: "The cinema's programme, which days with much on them lead to.",
      example: "cinemaLink { label path }",
    }),
    cultureLink: field(link, {
      label: "Lenke til kulturprogrammet",
      help: "label og path. En dag med mye på programmet leder dit.",
      doc: "The culture programme, which days with much on them lead to.",
      example: "cultureLink { label path }",
    }),
    emptyText: emptyText("Ingen arrangementer denne måneden", "Shown when there is nothing to show."),
  }),
  turns: turnsOf,
  choice: choosing,
  printed: () => true,
  derived: {
    today,
    months: derived(
      z.array(calendarMonth),
      { doc: "The months that have pages of their own, in order.", example: "months { month path }" },
      (_settings: object, { expandedTo }: BlockContext) =>
        expandedTo(MONTH_CALENDAR).map(({ value, path }) => ({ month: value, path })),
    ),
  },
});
