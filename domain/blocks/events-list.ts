import { z } from "zod";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, filters, heading, today } from "./settings";
import { films } from "./slots";

export const eventsList = defineBlock({
  component: "events-list",
  train: "events",
  version: "v3",
  label: "Filmer nå",
  about: "Filmene som går nå, med neste forestilling.",
  doc: "Films that are showing, each with its next showings.",
  slots: { productions: films },
  settings: z.strictObject({
    heading: heading("På kino nå"),
    filters,
    childQuestion,
    emptyText: emptyText("Ingen filmer"),
  }),
  turns: turnsOf,
  derived: { today },
});
