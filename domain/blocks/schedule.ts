import { z } from "zod";
import { field } from "../define/field";
import { namedChoice, wholeNumber } from "../fields";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, filters, heading, monthPath, moreLink, today } from "./settings";

export const schedule = defineBlock({
  component: "schedule",
  train: "program",
  version: "v8",
  label: "Program",
  about: "Programmet, dag for dag.",
  doc: "Showings day by day.",
  slots: {
    events: {
      model: "event",
      collection: true,
      doc: "From the build's day on, earliest first.",
      example: "events { start }",
    },
  },
  settings: z.strictObject({
    heading: heading("På kino nå"),
    variant: field(
      namedChoice("ScheduleVariant", "The form of a programme.", {
        hero: "Forsidens store program",
        list: "Liste",
      }).default("list"),
      {
        label: "Utgave",
        help: "hero er forsidens store program.",
        example: "hero",
      },
    ),
    days: field(wholeNumber(1, 366).optional(), {
      label: "Antall dager",
      help: "Hvor mange dager med forestillinger som vises.",
      doc: "How many days with showings are shown; null for all.",
      example: 4,
    }),
    link: moreLink(),
    filters,
    childQuestion,
    emptyText: emptyText("Ingen forestillinger", "Shown when there is nothing to show."),
  }),
  // A spare week, so that the page has a full week even if builds fail for some days.
  horizon: ({ days }) => (days === undefined ? null : days + 7),
  turns: turnsOf,
  printed: ({ variant }) => variant === "list",
  derived: { today, monthPath },
});
