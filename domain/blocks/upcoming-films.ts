import { z } from "zod";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, filters, heading, today } from "./settings";
import { films } from "./slots";

export const upcomingFilms = defineBlock({
  component: "upcoming-films",
  train: "events",
  version: "v3",
  label: "Kommende filmer",
  about: "Kommende filmer etter premieredato.",
  doc: "Coming films by premiere.",
  slots: { productions: films },
  settings: z.strictObject({
    heading: heading("Kommende filmer"),
    filters,
    childQuestion,
    emptyText: emptyText("Ingen filmer"),
  }),
  derived: { today },
});
