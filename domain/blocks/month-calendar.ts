import { z } from "zod";
import { field } from "../define/field";
import { derived, named } from "../define/naming";
import { link, path, text } from "../fields";
import { turnsOf } from "../showings/showing-state";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { emptyText, MONTH_CALENDAR, today } from "./settings";

const calendarMonth = named(
  { name: "CalendarMonth", doc: "A month that has a page of its own." },
  z.object({
    month: field(text, { label: "Måned", help: "Måneden.", doc: "Year and month.", example: "2026-12" }),
    path: field(path, { label: "Adresse", help: "Adressen til siden.", example: "/kalender/2026-12" }),
  }),
);

export const monthCalendar = defineBlock({
  component: MONTH_CALENDAR,
  isLazy: true,
  train: "calendar",
  version: "v1",
  label: "Månedskalender",
  about: "En måned som kalender, med kino og kultur sammen. Måneden er den som kilden gir forestillinger fra.",
  doc: "The showings of one month as a calendar.",
  givesHeading: true,
  slots: {
    events: {
      model: "event",
      collection: true,
      doc: "Those of the month, earliest first.",
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
