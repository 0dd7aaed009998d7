import { z } from "zod";
import { turnsOf } from "../../../../src/rules/showing-state";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, filters, heading } from "./settings";

export const eventsList = defineBlock({
  component: "events-list",
  train: "events",
  version: "v3",
  about: "Filmene som går nå, med neste forestilling.",
  doc: "Films that are showing, each with its next showings.",
  slots: { productions: { model: "production", collection: true } },
  settings: z.strictObject({ heading, filters, childQuestion, emptyText }),
  turns: turnsOf,
  fieldsSdl: `
    "Example: \\"På kino nå\\""
    heading: String
    "Whether the reader can filter. Example: true"
    filters: Boolean!
    "Whether it asks for the child's age. Example: true"
    childQuestion: Boolean!
    "Shown when there are none. Example: \\"Ingen filmer\\""
    emptyText: String!
    "The day of the build. Example: today { date }"
    today: Today! @link
    "Every version of every film. Example: productions { title }"
    productions: [Production!]! @link
  `,
  fields: ({ heading, ...settings }, { todayNode }) => ({
    heading: heading ?? null,
    ...settings,
    today: todayNode,
  }),
});
