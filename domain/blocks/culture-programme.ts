import { z } from "zod";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";
import { emptyText, filters, heading, limit, monthPath, moreLink, today } from "./settings";

export const cultureProgramme = defineBlock({
  component: "culture-programme",
  train: "program",
  version: "v8",
  label: "Kulturprogram",
  about: "Kulturprogrammet: kommende arrangementer med bilde.",
  doc: "Coming culture events, each with its picture.",
  slots: {
    events: {
      model: "event",
      collection: true,
      doc: "From the build's day on, earliest first.",
      example: "events { start }",
    },
  },
  settings: z.strictObject({
    heading: heading("Kulturprogram"),
    limit: limit(6),
    link: moreLink(),
    filters,
    emptyText: emptyText("Ingen arrangementer", "Shown when there is nothing to show."),
  }),
  horizon: () => null,
  turns: turnsOf,
  printed: ({ filters: isWhole }) => isWhole,
  derived: { today, monthPath },
});
