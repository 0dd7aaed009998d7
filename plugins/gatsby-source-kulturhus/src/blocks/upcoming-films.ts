import { z } from "zod";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, filters, heading } from "./settings";

export const upcomingFilms = defineBlock({
  component: "upcoming-films",
  train: "events",
  version: "v3",
  about: "Kommende filmer etter premieredato.",
  doc: "Coming films by premiere.",
  slots: { productions: { model: "production", collection: true } },
  settings: z.strictObject({ heading, filters, childQuestion, emptyText }),
  fieldsSdl: `
    "Example: \\"Kommende filmer\\""
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
