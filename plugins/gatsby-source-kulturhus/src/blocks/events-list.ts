import { z } from "zod";
import { defineBlock } from "./define-block";
import { emptyText, heading } from "./settings";

export const eventsList = defineBlock({
  component: "events-list",
  train: "events",
  version: "v3",
  about: "Filmene som går nå, med neste forestilling.",
  doc: "Films that are showing, each with its next showings.",
  slots: { productions: { model: "production", collection: true } },
  settings: z.strictObject({ heading, emptyText }),
  fieldsSdl: `
    "Example: \\"På kino nå\\""
    heading: String
    "Shown when there are none. Example: \\"Ingen filmer\\""
    emptyText: String!
    "The day of the build. Example: today { date }"
    today: Today! @link
    "Every version of every film. Example: productions { title }"
    productions: [Production!]! @link
  `,
  fields: ({ heading, emptyText }, { todayNode }) => ({ heading: heading ?? null, emptyText, today: todayNode }),
});
