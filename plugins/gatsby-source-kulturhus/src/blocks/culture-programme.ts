import { z } from "zod";
import { turnsOf } from "../../../../src/rules/showing-state";
import { defineBlock } from "./define-block";
import { emptyText, filters, heading, limit, moreLink } from "./settings";

export const cultureProgramme = defineBlock({
  component: "culture-programme",
  train: "program",
  version: "v8",
  about: "Kulturprogrammet: kommende arrangementer med bilde.",
  doc: "Coming culture events, each with its picture.",
  slots: { events: { model: "event", collection: true } },
  settings: z.strictObject({ heading, limit, link: moreLink, filters, emptyText }),
  turns: turnsOf,
  fieldsSdl: `
    "Example: \\"Kulturprogram\\""
    heading: String
    "How many are shown; null for all. Example: 6"
    limit: Int
    "Example: link { label path }"
    link: Link
    "Whether the reader can filter. Example: true"
    filters: Boolean!
    "Shown when there is nothing to show. Example: \\"Ingen arrangementer\\""
    emptyText: String!
    "The day of the build. Example: today { date }"
    today: Today! @link
    "Earliest first. Example: events { start }"
    events: [Event!]! @link
    "What the events show, each once. Example: productions { title }"
    productions: [Production!]! @link
  `,
  fields: ({ heading, limit, link, filters, emptyText }, { todayNode }) => ({
    heading: heading ?? null,
    limit: limit ?? null,
    link: link ?? null,
    filters,
    emptyText,
    today: todayNode,
  }),
});
